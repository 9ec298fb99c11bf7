"""Tags, bad publicity and damage (10.4 to 10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import rng
from engine.netrunner.table.events import Cause, EventKind
from engine.netrunner.table.parts import DamageKind, Seat
from engine.netrunner.table.primitives.events import emit, win
from engine.netrunner.table.primitives.movement import trash
from engine.netrunner.table.state import CORP, GRIP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game


def give_tags(g: Game, n: int) -> None:
    """The Runner takes tags (10.5).

    Rules: 10.5.1, 1.9.5c.
    """
    if n > 0:
        g.state.tags += n
        emit(g, EventKind.TAG, seat=RUNNER, n=n)


def remove_tags(g: Game, n: int, by: Seat) -> int:
    """The Runner loses tags, as many as there are, by whoever removes them. How many."""
    n = min(n, g.state.tags)
    if n > 0:
        g.state.tags -= n
        emit(g, EventKind.UNTAG, seat=by, n=n)
    return max(0, n)


def take_bad_publicity(g: Game, n: int) -> None:
    """The Corp takes bad publicity (10.6).

    Rules: 10.6.1, 10.6.3c, 1.9.5d.
    """
    if n > 0:
        g.state.bad_publicity += n
        emit(g, EventKind.BAD_PUBLICITY, seat=CORP, n=n)


def remove_bad_publicity(g: Game, n: int) -> int:
    """The Corp removes bad publicity, as much as there is. How much."""
    n = max(0, min(n, g.state.bad_publicity))
    if n:
        g.state.bad_publicity -= n
        emit(g, EventKind.REMOVE_BAD_PUBLICITY, seat=CORP, n=n)
    return n


def damage(
    g: Game, kind: DamageKind, n: int, by: Seat, cause: Cause | None = None, chosen: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """The Runner suffers net, meat or core damage (10.4): random cards from the grip, all at once;
    `chosen` ones first (10.4.3a).

    `by` is the seat that does it, the Runner if told to suffer it (10.4.1). `cause` is only told for
    costs. The trashed cards, in the heap. More damage than cards flatlines at once (1.7.2b).

    Rules: 10.4.2a, 10.4.2b, 10.4.3, 10.4.4, 1.9.5e; 24: 4.3.9b.
    """
    if n <= 0:
        return ()
    state = g.state
    grip = state.zones[GRIP]
    rest = tuple(oid for oid in grip if oid not in chosen)
    if kind == "core":
        state.core_damage += n
    if n > len(grip):
        emit(g, EventKind.DAMAGE, seat=by, damage=kind, n=n, cause=cause)
        if g.rules.falls_one_by_one:  # rg: Schaden; D42
            trash(g, (*chosen, *rng.sample(state, rest, len(rest))), by=by, cause=Cause.DAMAGE, damage=kind)
        win(g, CORP, "flatline")
        return ()
    hit = (*chosen, *rng.sample(state, rest, n - len(chosen)))
    emit(g, EventKind.DAMAGE, seat=by, damage=kind, n=n, cause=cause)
    why = Cause.SUBROUTINE.value if g.circumstances()[0] is Cause.SUBROUTINE and cause is None else ""
    return trash(g, hit, by=by, cause=Cause.DAMAGE, why=why, damage=kind)
