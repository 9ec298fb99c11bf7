"""Recording what happens: events, log lines, lasting effects, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.netrunner.table.events import Event, Kind
from engine.netrunner.table.state import Card, Lingering, Result

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.base import Ability, Modifier, Results
    from engine.netrunner.table.index import Index


def emit(g: Game, kind: Kind, **fields: Any) -> Event:
    """Record an event: for abilities that are active now (9.6.5b), for look-backs, for the log.

    Its roles are those of `Event`; the card it is about as it is now and whose ability does it need not be
    told. `seen` is the index of before the change, for changes that make cards inactive (9.1.8g).
    """
    state = g.state
    seen: Index | None = fields.pop("seen", None)
    state.dirty = True
    state.serial += 1
    if "card" not in fields:
        oid = fields.get("oid", 0)
        fields["card"] = (state.cards.get(oid) or state.last_known.get(oid)) if oid else None
    if "cause" not in fields:
        cause, source, by = g.causing()
        fields["cause"] = cause
        fields.setdefault("source", source)
        fields.setdefault("by", by)
    event = Event(kind, run=g.run_number, serial=state.serial, **fields)
    state.happened.append(event)
    g.log.append(event)
    g.changed()
    if kind in g.heard or state.lingering:
        g.hear(event, seen)
    return event


def note(g: Game, kind: Kind, **fields: Any) -> None:
    """Put a line into the log that nothing in the game looks at."""
    g.log.append(Event(kind, **fields))


def put(g: Game, card: Card) -> None:
    """Store a changed card that stays the same object."""
    g.state.cards[card.oid] = card
    g.state.dirty = True
    g.changed()


def linger(
    g: Game, until: str, seat: str, source: int, code: str, *, modifier: Modifier | None = None,
    ability: Ability | None = None, target: int = 0, results: Results = (),
) -> None:  # fmt: skip
    """Create an effect that lasts until its duration passes (9.10)."""
    state = g.state
    state.last_number += 1
    state.lingering.append(
        Lingering(until, source, code, seat, modifier, ability, target, state.last_number, results)
    )
    if modifier is not None and g.shifting:
        g.forget()
    g.unmended = True
    state.dirty = True


def win(g: Game, seat: str, reason: str) -> None:
    """End the game at once (1.7). An empty seat is a draw."""
    if g.state.over is None:
        g.state.over = Result(seat, reason)
        note(g, Kind.GAME_OVER, seat=seat, detail=reason)
        g.state.stack.clear()
        g.state.decisions.clear()
