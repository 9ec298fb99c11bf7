"""Decks and hands: shuffling, looking, putting in order, drawing (4.2, 8.3, 8.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from engine.kernel import rng
from engine.netrunner.table import memory
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Seat, Zone
from engine.netrunner.table.primitives.events import emit, note, win
from engine.netrunner.table.primitives.movement import move
from engine.netrunner.table.state import (
    CORP,
    DECK,
    HAND,
    RUNNER,
    SET_ASIDE,
)

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

_replace = msgspec.structs.replace


def shuffle(g: Game, seat: Seat) -> None:
    """Shuffle a deck; every card in it becomes a new object (1.12)."""
    state = g.state
    zone = DECK[seat]
    memory.forget(state, state.zones[zone])
    order = []
    for oid in rng.shuffled(state, state.zones[zone]):
        card = state.cards.pop(oid)
        state.last_oid += 1
        order.append(state.last_oid)
        state.cards[state.last_oid] = _replace(card, oid=state.last_oid, faceup=False)
    state.zones[zone] = tuple(order)
    emit(g, EventKind.SHUFFLE, seat=seat)


def look(g: Game, seat: Seat, oids: Iterable[int]) -> None:
    """A seat looks at cards, which stay where they are; it remembers them."""
    memory.remember(g, seat, oids)


def arrange(g: Game, zone: Zone, order: Iterable[int], seat: Seat) -> None:
    """A seat puts cards of a deck into this order, in the places they have; they become new objects (8.3).

    Rules: 8.3.1, 8.3.1a, 8.3.3.
    """
    state = g.state
    old = tuple(order)
    memory.forget(state, old)
    new = []
    for oid in old:
        card = state.cards.pop(oid)
        state.last_oid += 1
        state.cards[state.last_oid] = _replace(card, oid=state.last_oid)
        new.append(state.last_oid)
    places = iter(new)
    state.zones[zone] = tuple(next(places) if oid in old else oid for oid in state.zones[zone])
    look(g, seat, new)
    state.dirty = True


def draw_aside(g: Game, seat: Seat, n: int) -> tuple[int, ...]:
    """Set aside the top n cards of a deck facedown: they are drawn now (8.4.5a). Their new ids.

    The Corp loses at once if there are not enough (1.7.2c); the Runner draws what is there.

    Rules: 4.2.7b, 8.4.2, 4.2.3, 4.8.2.
    """
    drawn = []
    for _ in range(n):
        deck = g.state.zones[DECK[seat]]
        if not deck:
            if seat == CORP:
                win(g, RUNNER, "decked")
            break
        drawn.append(move(g, deck[0], SET_ASIDE))
    for oid in drawn:
        emit(g, EventKind.DRAW, seat=seat, oid=oid, code=g.state.cards[oid].code, was=DECK[seat], secret=seat)
    if drawn:
        note(g, EventKind.DRAWS, seat=seat, n=len(drawn))
    return tuple(drawn)


def to_hand(g: Game, oids: Iterable[int]) -> None:
    """Add cards to their owners' hands; no movement that abilities look for (8.2).

    Rules: 1.14.2c.
    """
    for oid in oids:
        card = g.state.cards.get(oid)
        if card is not None:
            move(g, oid, HAND[card.side])
