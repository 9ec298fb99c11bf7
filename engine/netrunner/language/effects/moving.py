"""Cards and counters moved: from decks and hands, into decks, aside, from card to card (chapter 4, 8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from engine.kernel import rng
from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Ref, Scope, Selector
from engine.netrunner.language.effects.base import Counted, Numbered, OnCards, how_many, prove
from engine.netrunner.language.fields import POSITIVE, Natural
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import members
from engine.netrunner.language.selectors import This
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card, Counter
from engine.netrunner.table.parts import YOU, Player, Seat, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import DECK, HAND, INSTALLED, SCORE_AREA, SET_ASIDE

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class TrashTop(Counted, frozen=True):
    """The top cards of a player's deck are trashed, as many as there are: `TrashTop(2, who=OPPONENT)`.

    `who` is whose they are, `by` who trashes them (1.14.5).
    """

    who: Player = YOU
    by: Player = YOU

    makes = ("trashed",)

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.by, seat)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        f.keep("trashed", do.trash(g, self._top(g, f), by=self.doer(f.seat)))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self._top(g, s))

    def _top(self, g: Game, s: Scope) -> tuple[int, ...]:
        return g.state.zones[DECK[seat_of(self.who, s.seat)]][: max(0, self.number(g, s))]


class TrashRandom(Counted, frozen=True):
    """Random cards of a player's hand are trashed, as many as there are; it is no damage.

    `who` is whose they are, `by` who trashes them (1.14.5).
    """

    who: Player = YOU
    by: Player = YOU

    makes = ("trashed",)

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.by, seat)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        hand = g.state.zones[HAND[seat_of(self.who, f.seat)]]
        n = max(0, min(self.number(g, f), len(hand)))
        f.keep("trashed", do.trash(g, rng.sample(g.state, hand, n), by=self.doer(f.seat)))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0 and bool(g.state.zones[HAND[seat_of(self.who, s.seat)]])


class DiscardRandom(Counted, frozen=True):
    """A player discards random cards of their hand, as many as there are: no trashing (1.19.3)."""

    who: Player = YOU

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        hand = g.state.zones[HAND[seat_of(self.who, f.seat)]]
        for oid in rng.sample(g.state, hand, max(0, min(self.number(g, f), len(hand)))):
            do.discard(g, oid)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0 and bool(g.state.zones[HAND[seat_of(self.who, s.seat)]])

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.who, seat)


class RevealRandom(Counted, frozen=True):
    """Random cards of a player's hand are revealed (1.21.3)."""

    who: Player = YOU

    makes = ("revealed",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        hand = g.state.zones[HAND[seat_of(self.who, f.seat)]]
        oids = rng.sample(g.state, hand, max(0, min(self.number(g, f), len(hand))))
        for oid in oids:
            do.reveal(g, oid, f.seat)
        f.keep("revealed", oids)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0 and bool(g.state.zones[HAND[seat_of(self.who, s.seat)]])


class _ToDeck(OnCards, frozen=True):
    """Cards go to their owners' decks; who does it chooses the order of several."""

    what: Ref

    def put(self, g: Game, f: AbilityFrame, *, bottom: bool) -> Step:
        oids = self.what.oids(g, f)
        if len(oids) > 1:
            options = [Option(f"card:{oid}", "arrange", oid=oid) for oid in oids]
            keys = g.ask(
                f, f.seat, "arrange", options, minimum=len(oids), maximum=len(oids), about=f.source,
                private=True,
            )  # fmt: skip
            if keys is None:
                return ASK
            oids = tuple(int(key.partition(":")[2]) for key in keys)
        prove(g, f, self.what, oids)
        # The first named lies highest.
        for oid in oids if bottom else reversed(oids):
            do.move(g, oid, DECK[g.state.cards[oid].side], bottom=bottom)
        return None


class ToTop(_ToDeck, frozen=True):
    """Put cards on top of their owner's deck, in an order of your choice."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        return self.put(g, f, bottom=False)


class ToBottom(_ToDeck, frozen=True):
    """Put cards on the bottom of their owner's deck, in an order of your choice."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        return self.put(g, f, bottom=True)


class ShuffleInto(Value, Effect, frozen=True):
    """Cards are shuffled into their owners' decks; without any the deck of who does it is shuffled."""

    what: Ref
    by: Player = YOU
    """Who shuffles (1.14.5)."""

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.by, seat)

    def useful(self, g: Game, s: Scope) -> bool:
        wanted = self.what.targeting()
        none = wanted is not None and wanted.number is None and not wanted.least  # "up to" (24: 1.2.5)
        return super().useful(g, s) or (none and len(g.state.zones[DECK[self.doer(s.seat)]]) > 1)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        prove(g, f, self.what, oids)
        seats = {g.state.cards[oid].side for oid in oids}
        for oid in oids:
            do.move(g, oid, DECK[g.state.cards[oid].side])
        for seat in sorted(seats or {self.doer(f.seat)}):
            do.shuffle(g, seat)
        return None


class Shuffle(Value, Effect, frozen=True):
    """A player's deck is shuffled."""

    who: Player = YOU

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.shuffle(g, seat_of(self.who, f.seat))
        return None


class SetAside(OnCards, frozen=True):
    """Set cards aside (4.8), faceup unless `facedown` (4.8.6).

    `by` who does it (1.14.5).

    Rules: 8.2.1a.
    """

    what: Ref
    facedown: bool = False
    by: Player = YOU

    makes = ("set_aside",)

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.by, seat)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        oids = self.what.oids(g, f)
        prove(g, f, self.what, oids)
        f.keep("set_aside", [do.move(g, oid, SET_ASIDE, faceup=not self.facedown) for oid in oids])
        return None


class SetAsideUntil(Numbered, Value, Effect, frozen=True):
    """Set cards from the top of the controller's deck aside, faceup, until n of them belong to a set (4.8).

    All that there are, if the deck does not hold so many (1.2.4). Remembers all cards set aside.
    """

    what: Selector
    n: Annotated[AmountLike, POSITIVE] = 1

    makes = ("set_aside",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        deck, aside, found, wanted = DECK[f.seat], [], 0, self.number(g, f)
        while g.state.zones[deck] and found < wanted:
            oid = do.move(g, g.state.zones[deck][0], SET_ASIDE, faceup=True)
            aside.append(oid)
            found += self.what.matches(g, g.state.cards[oid], f)
        f.keep("set_aside", aside)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(g.state.zones[DECK[s.seat]])


class Forfeit(OnCards, frozen=True):
    """Forfeit agendas: they leave their score area and the game (8.2.5)."""

    what: Ref

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self.what.oids(g, f):
            there = g.zone_of(oid) in SCORE_AREA.values()
            if there and not g.cannot("forfeit", by=f.seat, card=g.state.cards[oid]):
                do.forfeit(g, oid, f.seat)
        return None


class RemoveCounters(OnCards, frozen=True):
    """Remove counters of a kind from cards, as many as are there (1.9).

    From `least` on as many as the controller wants of a card, if it is given.
    """

    kind: Counter
    n: Annotated[AmountLike, POSITIVE]
    what: Ref = This()
    least: Natural | None = None
    """The fewest, if there is a choice: "up to n", "any number"."""

    makes = ("removed",)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n: Amount = self.n  # type: ignore[assignment]
        each = n.value(g, f)
        oids = self.what.oids(g, f)
        if self.least is not None and oids:
            there = int(getattr(g.state.cards[oids[0]], self.kind))
            wanted = how_many(g, f, min(each, there), self.least, oids[0])
            if wanted is None:
                return ASK
            each, oids = wanted, oids[:1]
        f.remember("removed", sum(do.remove_counters(g, oid, self.kind, each, f.seat) for oid in oids))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.targeting() is not None or self.what.later:
            return super().useful(g, s)
        return any(getattr(g.state.cards[oid], self.kind) for oid in self.what.oids(g, s))


class MoveCounters(Value, Effect, frozen=True):
    """Move counters of a kind from one card to another, as many as are there (1.9).

    From `least` on as many as the controller wants, if it is given. From the source also if it was trashed
    for the ability's cost: what was hosted on it is set aside until the ability has resolved (9.5.5, 4.8.5).
    """

    kind: Counter
    n: Annotated[AmountLike, POSITIVE]
    from_: Ref
    to: Ref = This()
    least: Natural | None = None

    makes = ("placed",)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n: Amount = self.n  # type: ignore[assignment]
        here, there = self.from_.oids(g, f), self.to.oids(g, f)
        moved = 0
        left = g.state.last_known.get(f.source) if f.spent_itself and self.from_ == This() else None
        if there and (left is not None or (here and here[0] != there[0])):
            from_ = g.state.cards[here[0]] if left is None else left
            most = min(n.value(g, f), getattr(from_, self.kind))
            wanted = most if self.least is None else how_many(g, f, most, self.least, there[0])
            if wanted is None:
                return ASK
            if left is None:
                moved = do.remove_counters(g, from_.oid, self.kind, wanted, f.seat)
            else:
                moved = do.take_set_aside(g, from_.oid, self.kind, wanted)
            do.place_counters(g, there[0], self.kind, moved, f.seat)
        f.remember("placed", moved)
        return None


class SwapCards(Value, Effect, frozen=True):
    """Swap two cards between score areas, hands, decks, discard piles (8.8.4).

    An installed card can be swapped with one from elsewhere, which is installed in its place (8.8.4b), or
    with another installed one (8.8.3). Nothing happens where a card would not be allowed to be (8.8.2).
    """

    one: Ref
    other: Ref

    makes = ("swapped",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        here, there = self.one.oids(g, f)[:1], self.other.oids(g, f)[:1]
        cards = [g.state.cards[oid] for oid in (*here, *there)]
        if len(cards) < 2:
            return None
        if not self._legal(g, cards[0], cards[1]):
            return None
        installed = [card for card in cards if card.zone == INSTALLED]
        if len(installed) == 2:
            do.swap_installed(g, here[0], there[0], f.seat)
            f.keep("swapped", (*here, *there))
        elif installed:
            other = next(card for card in cards if card.zone != INSTALLED)
            f.keep("swapped", (do.swap_in(g, installed[0].oid, other.oid, f.seat),))
        else:  # what is installed instead shows by its place what it is (8.5.13a)
            prove(g, f, self.one, here)
            prove(g, f, self.other, there)
            f.keep("swapped", do.swap_zones(g, here[0], there[0], f.seat))
        return None

    def _legal(self, g: Game, one: Card, other: Card) -> bool:
        """Whether each may be where the other is (8.8.2)."""
        if one.oid == other.oid:
            return False
        installed = [card for card in (one, other) if card.zone == INSTALLED]
        return g.may_swap(one, other) if installed else True

    def useful(self, g: Game, s: Scope) -> bool:
        both: list[list[Card]] = []
        for ref in (self.one, self.other):
            wanted = ref.targeting()
            if ref.later:
                return super().useful(g, s)
            there = members(wanted.among, g, s) if wanted is not None else None
            both.append([g.state.cards[oid] for oid in ref.oids(g, s)] if there is None else there)
        return any(self._legal(g, one, other) for one in both[0] for other in both[1])
