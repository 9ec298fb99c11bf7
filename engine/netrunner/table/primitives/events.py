"""Recording what happens: events, log lines, lasting effects, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.netrunner.table.state import Card, Event, Lingering, Result, opponent

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.base import Ability, Modifier, Results


def emit(g: Game, kind: str, **fields: Any) -> Event:
    """Record an event: for triggers at the next checkpoint, for this turn's history, for the log."""
    state = g.state
    if state.dirty is False:
        state.dirty = True
    event = Event(kind, run=g.run_number, **fields)
    state.fresh.append(event)
    history = state.history
    history[kind] = history.get(kind, 0) + 1
    if event.place:
        key = f"{kind}:{event.place}"
        history[key] = history.get(key, 0) + 1
    g.log.append(event)
    g.changed()
    return event


def note(g: Game, kind: str, **fields: Any) -> None:
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
    g.unmended = True
    g.changed()
    state.dirty = True


def win(g: Game, seat: str, reason: str) -> None:
    """End the game at once (1.7). An empty seat is a draw."""
    if g.state.over is None:
        g.state.over = Result(seat, reason)
        note(g, "game_over", seat=seat, place=reason, by=opponent(seat) if seat else "")
        g.state.stack.clear()
        g.state.decisions.clear()
