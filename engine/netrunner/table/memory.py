"""What a seat has seen of cards it may not look at now (10.2): accessed and left, looked at, revealed.

Kept in the state by object. It lasts as long as the seat can follow the object with its eyes: through moves
of a single card, not through a shuffle, nor through a hand when a card leaves it unseen. Nothing here looks
at what a card is, so that what is remembered depends on what was seen and on public moves alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.netrunner.table.card import Card
from engine.netrunner.table.edition import EDITIONS
from engine.netrunner.table.frames.runs import BreachFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import (
    DECK,
    HAND,
    HOSTED,
    SEATS,
    SET_ASIDE,
    NetrunnerState,
)

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

_DECKS = frozenset(DECK.values())
_HANDS = frozenset(HAND.values())


def remembered(state: NetrunnerState, seat: str) -> dict[int, int]:
    """Ids of the cards a seat remembers, and in which turn it saw them. What they are, their objects say."""
    return dict(state.memory.get(seat, ()))


def remembers(state: NetrunnerState, seat: str, oid: int) -> bool:
    """Whether the seat has seen what this object is and can tell it from others."""
    for known, _ in state.memory.get(seat, ()):  # noqa: SIM110  asked of every card in every choice
        if known == oid:
            return True
    return False


def reminded(state: NetrunnerState, seat: str, oid: int) -> int:
    """In which turn the seat saw what this object is (at least 1); 0 if it cannot tell it from others, or if
    the game is played without a memory aid."""
    if not state.memory_aid:
        return 0
    return next((max(turn, 1) for known, turn in state.memory.get(seat, ()) if known == oid), 0)


def remember(g: Game, seat: Seat, oids: Iterable[int]) -> None:
    """The seat sees what these objects are. Its own hand and installed cards it always knows."""
    state = g.state
    seen = {oid: state.turn for oid in oids if (card := state.cards.get(oid)) and _worth(card, seat)}
    if seen:
        old = state.memory.get(seat, ())
        state.memory[seat] = (*(pair for pair in old if pair[0] not in seen), *seen.items())


def _worth(card: Card, seat: Seat) -> bool:
    return card.zone in _DECKS or (card.side != seat and not card.faceup)


def carry(state: NetrunnerState, card: Card, new: Card, at: int, size: int) -> None:
    """A card became another object in another zone: `at` is its place of `size` in the old one.

    Memory goes along where the seat sees which card it was; where it does not, what it remembered of that
    hand or deck is no longer sure.
    """
    for seat in SEATS:
        known = state.memory.get(seat)
        if not known:
            continue
        if card.zone in _HANDS and seat != card.side and not new.faceup and not _accessed(state, card):
            # It may have been any of them.
            _keep(state, seat, lambda oid: _zone(state, oid, card, new) != card.zone)
        elif card.zone == SET_ASIDE and new.zone in _DECKS and size > 1 and seat != card.side:
            # 4.8.7: facedown cards of a group are in no order.
            _keep(state, seat, lambda oid: _zone(state, oid, card, new) != card.zone)
        elif card.zone in _DECKS and 0 < at < size - 1 and not new.faceup and not _looking(state, seat, card):
            _keep(state, seat, lambda oid: _zone(state, oid, card, new) != card.zone)
        elif any(oid == card.oid for oid, _ in known):
            kept = new.zone in _DECKS or (new.side != seat and not new.faceup)
            state.memory[seat] = tuple(
                (new.oid, turn) if oid == card.oid else (oid, turn)
                for oid, turn in known
                if kept or oid != card.oid
            )


def _accessed(state: NetrunnerState, card: Card) -> bool:
    """Whether a card was accessed in the breach in progress: the Runner knows it until that ends, wherever it
    goes meanwhile (7.3.1a, 1.21.6)."""
    if not EDITIONS[state.edition].known_in_breach:
        return False
    return any(isinstance(frame, BreachFrame) and card.oid in frame.chosen for frame in state.stack)


def _looking(state: NetrunnerState, seat: Seat, card: Card) -> bool:
    """Whether an ability of the seat that resolves has shown it this card: it sees which one goes."""
    return any(
        name == "seen" and card.oid in oids
        for frame in state.stack
        if getattr(frame, "seat", "") == seat
        for name, oids in getattr(frame, "results", ())
    )


def group(state: NetrunnerState, card: Card) -> tuple[int, ...]:
    """The facedown cards that are hosted together with a card without being installed: their player may
    arrange them (1.13.7d). () if there is no other."""
    found = [
        oid
        for oid in state.zones[HOSTED]
        if state.cards[oid].host == card.host and not state.cards[oid].faceup
    ]
    return tuple(found) if len(found) > 1 else ()


def _zone(state: NetrunnerState, oid: int, card: Card, new: Card) -> str:
    if oid == card.oid:
        return card.zone
    found = state.cards.get(oid)
    return "" if found is None else found.zone


def forget(state: NetrunnerState, oids: Iterable[int]) -> None:
    """Nobody can follow these objects any more: their deck was shuffled, or arranged unseen."""
    gone = frozenset(oids)
    for seat in SEATS:
        _keep(state, seat, lambda oid: oid not in gone)


def _keep(state: NetrunnerState, seat: Seat, wanted: Callable[[int], bool]) -> None:
    old = state.memory.get(seat, ())
    kept = tuple(pair for pair in old if wanted(pair[0]))
    if len(kept) != len(old):
        state.memory[seat] = kept
