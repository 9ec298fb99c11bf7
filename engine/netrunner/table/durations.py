"""How long lingering effects last (9.10): durations as words and as keys in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.netrunner.table.frames.runs import AccessFrame, BreachFrame, EncounterFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import Lingering

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game
    from engine.netrunner.table.parts import Duration


MET: Final = "met"
"""The duration of a delayed ability whose next event has happened: while what came of it waits (9.12.5c)."""


def key_of(g: Game, duration: Duration, seat: Seat, source: int) -> str:
    """A duration that begins now, as a lingering effect stores it.

    One based on a timing structure that is not in progress has passed already (9.10.4): its key names no
    such structure. "" has no end of its own: until a delayed ability resolves (9.6.13c).
    """
    if duration == "run" and g.run is not None:
        return f"run:{g.run.number}"
    if duration in ("run", "encounter"):  # 3.4.4a: an encounter outside of a run
        return f"encounter:{g.encounter.number if g.encounter is not None else 0}"
    if duration == "breach":
        return f"breach:{g.breach.number if g.breach is not None else 0}"
    if duration == "access":
        return access_of(g.accessed)
    if duration == "turn":
        return f"turn:{g.state.turn}"
    if duration == "next_turn":
        return f"before:{seat}:{g.state.turn}"
    if duration == "next_turn_ends":  # the turns of both players follow each other (5.5.1)
        return f"through:{g.state.turn + (2 if g.state.active == seat else 1)}"
    if duration == "active":  # 9.10.3c
        return f"active:{source}"
    return duration


def access_of(oid: int) -> str:
    """The duration of an access to a card."""
    return f"access:{oid}"


SHORTER: Final = frozenset(("access", "breach", "encounter", "run"))
"""Durations that end before the turn does."""


def lasts(g: Game, effect: Lingering) -> bool:
    """Whether its duration has not passed yet, or another one has not that an ability gives it (9.10.5).

    For as long as that ability is active: then what has passed ends (9.9.9a).
    """
    return _lasts(g, effect) or (
        effect.until.partition(":")[0] in SHORTER and effect.modifier is not None and g.prolonged(effect)
    )


def _lasts(g: Game, effect: Lingering) -> bool:
    kind, _, rest = effect.until.partition(":")
    if kind in ("", "game"):
        return True
    if kind == "run":
        run = g.run
        return run is not None and rest == str(run.number)
    if kind == "encounter":
        # An encounter goes on while another one is forced in the course of it (6.5.9).
        return any(
            isinstance(frame, EncounterFrame) and not frame.over and rest == str(frame.number)
            for frame in g.state.stack
        )
    if kind == "breach":
        # A breach may wait for another one to end (7.3.8).
        return any(isinstance(frame, BreachFrame) and rest == str(frame.number) for frame in g.state.stack)
    if kind == "access":
        # An access goes on while another card is accessed in the course of it.
        return any(isinstance(frame, AccessFrame) and rest == str(frame.oid) for frame in g.state.stack)
    if kind == "turn":
        return rest == str(g.state.turn)
    if kind == "before":
        seat, _, turn = rest.partition(":")
        return g.state.active != seat or g.state.turn == int(turn)
    if kind == "through":
        return g.state.turn <= int(rest)
    if kind == "active":
        return g.is_active(int(rest))
    if kind == MET:  # nothing waits of it any more: it was declined, or its source is gone
        return False
    raise ValueError(effect.until)
