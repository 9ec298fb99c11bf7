"""What may lie where: deals of the cards a seat has not seen, by public information and its own memory.

Who reckons with one deal reckons with what could be so: the same cards that are out of sight, in other places
that fit what everybody can see. How the hidden cards really lie makes no difference, nor do the dice to come.
"""

from __future__ import annotations

import random
from collections import Counter
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from engine.netrunner import Game
from engine.netrunner.decks.legality import points_range
from engine.netrunner.decks.supposing import SMALLEST, Places, supposed
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, ASSET, ICE, UPGRADE, card_code
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.memory import remembered
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CENTRALS, CORP, HQ, IDENTITY, INSTALLED, RD, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.netrunner.table.events import Event

ROOT = (AGENDA, ASSET, UPGRADE)
HIDDEN = (HQ, RD)
# Places by how few cards can be there.
ONLY_ICE, ONLY_UPGRADES, ADVANCED, ROOTS, ANYTHING = 4, 3, 2, 1, 0
BLIND = -1
"""The deal that stands for what is not known."""


def hidden(game: Game, seat: str) -> dict[str, list[Card]]:
    """The cards of each side that the seat has not seen or cannot tell from others, by their ids."""
    met = remembered(game.state, seat)
    found: dict[str, list[Card]] = {side: [] for side in SEATS}
    for oid, card in sorted(game.state.cards.items()):
        if oid not in met and not knows(game, card, seat):
            found[card.side].append(card)
    return found


def unseen(game: Game, seat: str, dice: random.Random | None = None) -> dict[str, list[str]]:
    """Codes of as many cards, in alphabetical order: what may be out of sight, and nothing of where.

    The seat's own list is known to it. Of the other's it knows what the view shows it: the identity, how many
    cards there are, which of them were seen and where the others lie. The rest is drawn with `dice`.
    """
    dice = dice or _dice(game, BLIND)
    covered = hidden(game, seat)
    return {side: _codes(game, seat, side, covered[side], dice) for side in SEATS}


def unseen_of(game: Game, seat: str, side: str) -> list[str]:
    """The same of one side: of one's own there is nothing to draw, which takes its time."""
    return _codes(game, seat, side, hidden(game, seat)[side], _dice(game, BLIND))


def _dice(game: Game, sample: int) -> random.Random:
    return random.Random(f"{sample}:{game.state.turn}")


def _codes(game: Game, seat: str, side: str, cards: list[Card], dice: random.Random) -> list[str]:
    return sorted(card.code for card in cards) if side == seat else _supposed(game, side, cards, dice)


def _supposed(game: Game, side: str, cards: list[Card], dice: random.Random) -> list[str]:
    """Codes for cards of a side that were not seen, by the others of its cards."""
    unknown = frozenset(card.oid for card in cards)
    seen = Counter[str]()
    identity = ""
    for oid, card in sorted(game.state.cards.items()):
        if card.side == side and card.zone == IDENTITY:
            identity = game.front(card.code)
        elif card.side == side and oid not in unknown:
            seen[game.front(card_code(card.code))] += 1
    lying = Counter(_narrow(game, card) for card in cards)
    places = Places(lying[ONLY_ICE], lying[ONLY_UPGRADES], lying[ADVANCED], lying[ROOTS])
    return supposed(identity, seen, len(cards), dice, places)


def agenda_density(game: Game, seat: str) -> float:
    """Agenda points that a Corp card the seat has not seen has on average.

    From what everybody knows: how many cards the Corp brought, how many points such a deck has (1.4.6), and
    where those are that the seat has seen. Nothing of what the other cards really are.
    """
    met = remembered(game.state, seat)
    accessed = game.accessed
    size = unknown = 0
    points = 0.0
    for card in game.state.cards.values():
        if card.side != CORP or card.zone == IDENTITY:
            continue
        size += 1
        if (
            (card.faceup and card.zone not in HIDDEN)
            or card.oid in met
            # Most cards are in R&D, where nobody knows any but one that is being accessed.
            or ((card.zone != RD or card.oid == accessed) and knows(game, card, seat))
        ):
            points += definition(card.code).facts.agenda_points or 0
        else:
            unknown += 1
    missing = max(0, SMALLEST - size)
    least, most = points_range(size + missing)
    return max(0.0, (least + most) / 2 - points) / max(1, unknown + missing)


def deal(game: Game, seat: str, sample: int) -> Game:
    """A copy of the game with the unseen cards dealt anew, and other dice; the same for the same sample.

    What the others have decided ahead is not known either: there they decide when they are asked.
    """
    other = Game(game.state.clone(), game.policy)
    for side in SEATS:
        if side != seat:
            other.state.orders[side] = Orders()
            other.state.run_plans.pop(side, None)
            other.state.plans.pop(side, None)
    dice = _dice(game, sample)
    covered = hidden(other, seat)
    for side, cards in covered.items():
        pool = _codes(other, seat, side, cards, dice)
        dice.shuffle(pool)
        # Places that only some cards can be in come first.
        for narrow, oid in sorted((-_narrow(other, card), card.oid) for card in cards):
            at, card = 0, other.state.cards[oid]
            if narrow:
                fits = _fits(-narrow)
                at = next((i for i, code in enumerate(pool) if fits(code)), 0)
            other.state.cards[card.oid] = msgspec.structs.replace(card, code=pool.pop(at))
    other.state.seed = dice.getrandbits(48)
    other.meet_cards()  # those supposed, and not what the real ones can do
    return other


def blind(game: Game, seat: str) -> Game:
    """A copy of the game in which a seat takes an action, with nothing in it that the seat may not know.

    It is what is handed to somebody who is to think for the seat elsewhere. Games that differ in what is
    hidden from the seat alone (10.2) become the same game, whatever is saved of it; it is one of the deals.
    Of the secret dice it has some of its own, from which those of the game cannot be told.
    """
    other = deal(game, seat, BLIND)
    state = other.state
    secret = f"{game.state.seed}:blind:{seat}:{game.state.turn}".encode()
    state.seed = int.from_bytes(blake2b(secret, digest_size=6).digest(), "big")
    cards = [card for side in SEATS for card in hidden(other, seat)[side]]
    numbers = sorted(card.number for card in cards)
    random.Random(BLIND).shuffle(numbers)
    now: dict[int, Card] = {card.number: card for card in state.cards.values()}
    for card, number in zip(cards, numbers, strict=True):
        now[card.number] = state.cards[card.oid] = msgspec.structs.replace(card, number=number)
    known = frozenset(card.oid for card in state.cards.values()) - {card.oid for card in cards}
    state.happened[:] = [_as_known(event, seat, now, known) for event in state.happened]
    for side, events in state.past.items():
        state.past[side] = tuple(_as_known(event, seat, now, known) for event in events)
    # What an action that is over has left behind is of no use to the next one.
    state.last_known.clear()
    state.last_traits.clear()
    state.moved.clear()
    state.draws = 0
    for side in SEATS:
        if side != seat:
            state.outside.pop(side, None)
            state.reverse.pop(side, None)
    return other


def _as_known(event: Event, seat: str, now: Mapping[int, Card], known: frozenset[int]) -> Event:
    """The event as the seat may know it: a card that is hidden from it is the one supposed in its place."""
    if event.means is not None:
        was = now.get(event.means.number)
        if was is None or was.oid not in known:  # what it did was seen, not which of the hidden ones it is
            event = msgspec.structs.replace(event, means=msgspec.structs.replace(event.means, number=0))
    card = event.card
    if card is None:
        told = event.secret in ("", "players", seat)
        return event if told or not event.code else msgspec.structs.replace(event, code="")
    there = now.get(card.number)
    if there is None or there.oid in known:
        return event
    return msgspec.structs.replace(
        event,
        code=there.code if event.code else "",
        card=msgspec.structs.replace(card, code=there.code, number=there.number),
    )


def _narrow(game: Game, card: Card) -> int:
    """How few cards can be in a place."""
    if card.zone != INSTALLED or not card.server:
        return ANYTHING
    if card.oid in game.state.servers[card.server].ice:
        return ONLY_ICE
    if card.server in CENTRALS:
        return ONLY_UPGRADES
    return ADVANCED if card.advancement else ROOTS


def _fits(narrow: int) -> Callable[[str], bool]:
    """Which cards can be in such a place."""
    match narrow:
        case 4:
            return lambda code: definition(code).type == ICE
        case 3:
            return lambda code: definition(code).type == UPGRADE
        case 2:
            return lambda code: definition(code).type in (AGENDA, ASSET) and definition(code).can_be_advanced
        case 1:
            return lambda code: definition(code).type in ROOT
    return lambda code: True
