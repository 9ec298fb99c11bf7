"""Recording what happens: events, log lines, lasting effects, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.netrunner.table.card import Card
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.parts import NoSeat, NoZone, Numbers, Seat, Zone
from engine.netrunner.table.state import Lingering, Result

if TYPE_CHECKING:
    from engine.netrunner.table.game import Activity, Game
    from engine.netrunner.table.parts import Ability, Modifier, Results

_RULES = Cause.RULES  # members of an enum are slow to look up


def emit(
    g: Game, kind: EventKind, *, seat: Seat | NoSeat = "", oid: int = 0, code: str = "",
    card: Card | None = None,
    server: str = "", was: Zone | NoZone = "", came_from: str = "", to: Zone | NoZone = "", counter: str = "",
    damage: str = "", detail: str = "", n: int = 0, other: int = 0, cause: Cause | None = None,
    source: int = 0, by: str = "", secret: str = "", accessed: int = 0, ability: int = -1,
    seen: Activity | None = None,
) -> Event:  # fmt: skip
    """Record an event: for abilities that are active now (9.6.5b), for look-backs, for the log.

    Its roles are those of `Event`; the card it is about as it is now and whose ability does it need not be
    told. `seen` is the index of before the change, for changes that make cards inactive (9.1.8g).
    """
    state = g.state
    state.dirty = True
    state.serial += 1
    if card is None and oid:
        card = state.cards.get(oid) or state.last_known.get(oid)
    why, whose, its, run, attacked = g.circumstances()
    if not source and cause is not _RULES:
        cause, source, by = cause or why, whose, its
    # By place, which takes a third of the time: every change of the game is told here.
    event = Event(
        kind, seat, oid, code, card, server, was, came_from, to, counter, damage, detail, n, other,
        cause or _RULES, source, by, run, secret, accessed, state.serial, ability, attacked,
        means_of(g, source) if source else None,
    )  # fmt: skip
    state.happened.append(event)
    g.log.append(event)
    if g.shifting:
        g.changed()
    if kind in g.heard:
        g.hear(event, seen)
    return event


def attempt(g: Game, kind: EventKind, *, oid: int = 0, **roles: Any) -> None:
    """Remember what was wholly prevented, for ordinals, where these count it (D28)."""
    if not g.rules.counts_attempts:
        return
    state = g.state
    state.serial += 1
    card = state.cards.get(oid)
    _, _, _, run, attacked = g.circumstances()
    state.happened.append(
        Event(
            EventKind.ATTEMPT, detail=kind.value, oid=oid, card=card, code="" if card is None else card.code,
            run=run, attacked=attacked, serial=state.serial, **roles,
        )
    )  # fmt: skip


def means_of(g: Game, source: int) -> Card | None:
    """The card whose ability does something, as it is or was."""
    return g.state.cards.get(source) or g.state.last_known.get(source)


def note(g: Game, kind: EventKind, **fields: Any) -> None:
    """Put a line into the log that nothing in the game looks at."""
    g.log.append(Event(kind, **fields))


def put(g: Game, card: Card) -> None:
    """Store a changed card that stays the same object."""
    g.state.cards[card.oid] = card
    g.state.dirty = True
    if g.shifting:
        g.changed()


def linger(
    g: Game, until: str, seat: Seat, source: int, code: str, *, modifier: Modifier | None = None,
    ability: Ability | None = None, target: int = 0, results: Results = (), numbers: Numbers = (),
    named: str = "", index: int = -1, event: Event | None = None,
) -> None:  # fmt: skip
    """Create an effect that lasts until its duration passes (9.10).

    Rules: 9.10.4.
    """
    state = g.state
    state.last_number += 1
    run = g.run
    state.lingering.append(
        Lingering(
            until, source, code, seat, modifier, ability, target, state.last_number, results, numbers,
            state.turn, named, index, 0 if run is None else run.number, event,
        )
    )  # fmt: skip
    g.expect(modifier, ability)
    if modifier is not None and g.shifting:
        g.forget()
    g.unmended = True
    state.dirty = True


def win(g: Game, seat: Seat | NoSeat, reason: str) -> None:
    """End the game at once (1.7). An empty seat is a draw.

    Rules: 1.7.1.
    """
    if g.state.over is None:
        g.state.over = Result(seat, reason)
        note(g, EventKind.GAME_OVER, seat=seat, detail=reason)
        g.state.stack.clear()
        g.state.decisions.clear()
