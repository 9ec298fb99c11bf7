"""Credits, clicks and counters (1.9 to 1.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import NoSeat, Seat
from engine.netrunner.table.primitives.events import emit, put
from engine.netrunner.table.primitives.movement import hide
from engine.netrunner.table.state import CORP, DISCARD, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

_replace = msgspec.structs.replace
DISCARDED = frozenset(DISCARD.values())


def gain_credits(g: Game, seat: Seat, n: int, taken: bool = False) -> None:
    """Credits into the pool (1.10.3a), from the bank or `taken` from a card.

    Rules: 1.9.5a, 1.14.2d.
    """
    if n > 0 and not g.cannot("gain_credits", by=seat):
        g.state.credits[seat] += n
        emit(g, EventKind.GAIN_CREDITS, seat=seat, n=n, detail="taken" if taken else "")


def lose_credits(g: Game, seat: Seat, n: int) -> int:
    """As many as possible, from the pool only (1.10.3b). How many were lost."""
    lost = min(n, g.spendable(seat))
    if lost > 0:
        leave_pool(g, seat, lost, bad_publicity_first=False)
        emit(g, EventKind.LOSE_CREDITS, seat=seat, n=lost)
    return lost


def leave_pool(g: Game, seat: Seat, n: int, *, bad_publicity_first: bool) -> None:
    """Credits leave the pool. No rule says which of them: those on cards that are considered to be in it go
    first, which is what their player would choose.
    """
    left = n
    for oid in g.pooled(seat):
        left -= remove_counters(g, oid, "credit", left, seat)
    take_from_pool(g, seat, left, bad_publicity_first=bad_publicity_first)
    if n > left == 0:
        tell_empty_pool(g, seat)


def take_from_pool(g: Game, seat: Seat, n: int, *, bad_publicity_first: bool) -> None:
    """Lower the pool.

    No rule says which credits of the pool go first (24: 6.3.3b); credits from bad publicity are spent first
    and lost last, which is what the Runner would choose.

    Rules: 1.10.3c.
    """
    state = g.state
    state.credits[seat] -= n
    if seat == RUNNER and state.run_credits and not g.rules.fund:
        if bad_publicity_first:
            state.run_credits = max(0, state.run_credits - n)
        else:
            state.run_credits = min(state.run_credits, state.credits[seat])
    state.dirty = True
    if n > 0:
        tell_empty_pool(g, seat)


def end_run_credits(g: Game) -> int:
    """What is left of the credits from bad publicity goes: from the fund back to the bank, which is no loss
    (10.6.3b), or out of the pool (24: 6.3.3c). How many were lost."""
    lost = 0 if g.rules.fund else g.state.run_credits
    if lost:
        take_from_pool(g, RUNNER, lost, bad_publicity_first=True)
    g.state.run_credits = 0
    return lost


def tell_empty_pool(g: Game, seat: Seat) -> None:
    """A player has no credits in their pool (1.10.1): heard when that comes to be, and when a turn begins."""
    if not g.pool_credits(seat):
        emit(g, EventKind.POOL_EMPTY, seat=seat)


def gain_clicks(g: Game, seat: Seat, n: int) -> None:
    """Clicks for the turn (1.11); none is no gain (9.12.2b).

    Rules: 1.11.3a.
    """
    if n <= 0 or (g.rules.clicks_in_action_phase and (seat != g.state.active or g.phase == "discard")):
        return
    g.state.clicks[seat] += n
    emit(g, EventKind.GAIN_CLICKS, seat=seat, n=n)


def lose_clicks(g: Game, seat: Seat, n: int) -> int:
    """As many as possible; losing is not spending (1.11.3). How many were lost.

    Rules: 1.11.3b.
    """
    lost = min(n, g.state.clicks[seat])
    if lost > 0:
        g.state.clicks[seat] -= lost
        emit(g, EventKind.LOSE_CLICKS, seat=seat, n=lost)
    return lost


def place_counters(g: Game, oid: int, kind: str, n: int, by: Seat | NoSeat = "") -> None:
    """Put counters on a card (1.9). Placing is not advancing (1.18.2).

    Rules: 1.9.2a, 1.9.2b, 1.18.4.
    """
    card = g.state.cards.get(oid)
    if card is None or n <= 0:
        return
    if card.zone not in DISCARDED:  # from there they are returned to the bank at once (10.3.1l)
        put(g, _replace(card, **{kind: getattr(card, kind) + n}))
    emit(
        g,
        EventKind.PLACE_COUNTERS,
        seat=by or card.side,
        oid=oid,
        code=card.code,
        counter=kind,
        n=n,
        secret=hide(card),
    )


def load(g: Game, oid: int, kind: str, n: int) -> None:
    """Place counters so that the card can become empty (10.9).

    Rules: 10.9.4.
    """
    place_counters(g, oid, kind, n)
    card = g.state.cards.get(oid)
    if card is not None:
        put(g, _replace(card, loaded=(*(other for other in card.loaded if other != kind), kind)))


def remove_counters(g: Game, oid: int, kind: str, n: int, by: Seat | NoSeat = "") -> int:
    """Take counters off a card, as many as are there. How many; emits "empty" for a loaded card (10.9.3).

    Rules: 1.13.11.
    """
    card = g.state.cards.get(oid)
    if card is None:
        return 0
    have: int = getattr(card, kind)
    taken = min(have, n)
    if taken > 0:
        put(g, _replace(card, **{kind: have - taken}))
        emit(
            g, EventKind.REMOVE_COUNTERS, seat=by or card.side, oid=oid, code=card.code, counter=kind,
            n=taken,
            secret=hide(card),
        )  # fmt: skip
    return taken


def take_credits(g: Game, oid: int, n: int) -> int:
    """Move credits from a card to its controller's pool. How many."""
    card = g.state.cards.get(oid)
    taken = remove_counters(g, oid, "credit", n)
    if card is not None and taken:
        emit(g, EventKind.TAKE_CREDITS, seat=card.side, oid=oid, code=card.code, n=taken)
        gain_credits(g, card.side, taken, taken=True)  # 1.10.4a
    return taken


def take_set_aside_credits(g: Game, oid: int, n: int) -> int:
    """Credits to the pool from a card that was trashed for the cost of the ability that resolves (9.5.5)."""
    card = g.state.last_known.get(oid)
    taken = take_set_aside(g, oid, "credit", n)
    if card is not None and taken:
        emit(g, EventKind.TAKE_CREDITS, seat=card.side, oid=oid, code=card.code, n=taken)
        gain_credits(g, card.side, taken, taken=True)  # 1.10.4a
    return taken


def take_set_aside(g: Game, oid: int, kind: str, n: int) -> int:
    """Counters off a card that was trashed for the cost of the ability that resolves (9.5.5). How many."""
    card = g.state.last_known.get(oid)
    taken = 0 if card is None else max(0, min(getattr(card, kind), n))
    if card is not None and taken:
        g.state.last_known[oid] = _replace(card, **{kind: getattr(card, kind) - taken})
    return taken


def first_recurring(g: Game, oid: int) -> None:
    """Recurring credits are placed as soon as the card becomes active (1.10.5b).

    Rules: 1.10.5a.
    """
    for n in g.recurring(g.state.cards[oid]):
        refill(g, oid, n)


def refill(g: Game, oid: int, n: int) -> None:
    """Place recurring credits on a card until there are n on it (1.10.5a, d)."""
    card = g.state.cards[oid]
    if card.credit < n:
        put(g, _replace(card, credit=n))


def purge(g: Game) -> None:
    """Remove all virus counters (10.1.2).

    Rules: 1.9.5g; 24: 10.1.2a.
    """
    for card in list(g.state.cards.values()):
        if card.virus:
            put(g, _replace(card, virus=0))
    emit(g, EventKind.PURGE, seat=CORP)
