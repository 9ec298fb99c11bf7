"""Parts of a cost that are numbers: credits, clicks, counters, tags, bad publicity, damage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope, Selector
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Counter
from engine.netrunner.table.events import Cause, EventKind
from engine.netrunner.table.parts import DAMAGE, DamageKind, Modifier

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

from engine.netrunner.language.costs.payment import Budget, Payer
from engine.netrunner.language.fields import NATURAL, POSITIVE, Change, Natural, Positive


class CreditCost(Value, CostPart, frozen=True):
    """Pay credits (1.10.3c), from the pool and from cards whose credits can be spent for this (1.10.4)."""

    order: ClassVar[int] = 2
    n: Annotated[AmountLike, NATURAL]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        """How many, never below 0 (1.16.2a)."""
        n: Amount = self.n  # type: ignore[assignment]
        return max(0, n.value(g, s))

    def reserve(self, b: Budget) -> bool:
        b.credits += self.number(b.game, b.payment.scope)
        return True

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        """Paid by `rules.costs`, which knows the sources."""


class CreditsFrom(Value, CostPart, frozen=True):
    """At least `n` of the credits must come from cards of a set, all of them without `n` (9.3.3d).

    `cost(CreditsFrom(Subtype("stealth"), 1), credits=2)`. `rules.costs` minds it.
    """

    order: ClassVar[int] = 2
    of: Selector
    n: Natural = 0

    def least(self, due: int) -> int:
        """How many of the credits due."""
        return self.n or due

    def reserve(self, b: Budget) -> bool:
        return True

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        """Paid as part of the credits."""


class TrashCost(Value, CostPart, frozen=True):
    """Pay the trash cost of the card that is accessed (7.1.5), for something else than trashing it.

    `rules.prices` puts what that is now in its place; without a trash cost, or in Archives, it cannot be
    paid (7.1.5a, 7.1.5b).
    """

    order: ClassVar[int] = 2

    def reserve(self, b: Budget) -> bool:
        return False

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        """Paid as what `rules.prices` puts in its place."""


class ClickCost(Value, CostPart, frozen=True):
    """Spend clicks, which makes a trigger cost an action (5.2.1)."""

    n: Positive = 1

    def reserve(self, b: Budget) -> bool:
        b.clicks -= self.n
        return b.clicks >= 0

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        g.state.clicks[p.seat] -= self.n
        do.emit(g, EventKind.SPEND_CLICKS, seat=p.seat, n=self.n, detail=p.purpose)


class LoseClickCost(Value, CostPart, frozen=True):
    """Lose clicks, which is not spending them and makes no action (5.2.1a, 1.11.3)."""

    order: ClassVar[int] = 1
    n: Positive = 1

    def reserve(self, b: Budget) -> bool:
        b.clicks -= self.n
        return b.clicks >= 0

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        do.lose_clicks(g, p.seat, self.n)


class CounterCost(Value, CostPart, frozen=True):
    """Spend counters of a kind hosted on the source, or on a chosen card of a set.

    With `spread` they may be taken from several cards of the set. None at all is a cost, too (1.16.1d).

    Rules: 1.14.3.
    """

    order: ClassVar[int] = 3
    kind: Counter
    n: Annotated[AmountLike, POSITIVE] = 1
    on: Selector | None = None
    spread: bool = False

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def faults(self) -> Iterable[str]:
        if self.spread and self.on is None:
            yield "counters are spread over a set of cards"

    def of_source(self) -> bool:
        return self.on is None

    def number(self, g: Game, s: Scope) -> int:
        """How many."""
        n: Amount = self.n  # type: ignore[assignment]
        return max(0, n.value(g, s))

    def reserve(self, b: Budget) -> bool:
        n = self.number(b.game, b.payment.scope)
        if self.on is None:
            return b.take_counters(b.payment.scope.source, self.kind, n)
        if self.spread:
            cards = b.game.state.cards
            there = self.candidates(b.game, b.payment)
            return n <= sum(int(getattr(cards[oid], self.kind)) for oid in there)
        return bool(self.candidates(b.game, b.payment))

    @property
    def choosing(self) -> bool:  # type: ignore[override]
        return self.on is not None

    def candidates(self, g: Game, p: Payer) -> tuple[int, ...]:
        if self.on is None:
            return ()
        n = 1 if self.spread else self.number(g, p.scope)
        return tuple(
            card.oid
            for card in g.state.cards.values()
            if card.controller == p.seat
            and getattr(card, self.kind) >= max(1, n)
            and self.on.matches(g, card, p.scope)
        )

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        if self.spread:  # a card for each counter
            for oid in dict.fromkeys(cards):
                do.remove_counters(g, oid, self.kind, cards.count(oid), p.seat)
            return
        oid = p.scope.source if self.on is None else cards[0]
        do.remove_counters(g, oid, self.kind, self.number(g, p.scope), p.seat)


class TagCost(Value, CostPart, frozen=True):
    """The Runner takes tags (n > 0) or removes them (n < 0, 10.5).

    Rules: 1.14.3a; 24: 10.5.5.
    """

    order: ClassVar[int] = 5
    n: Change = 1
    times: Amount | None = None
    """How often that, if it depends on the game or on X: `TagCost(-1, times=X())`."""

    def number(self, g: Game, s: Scope) -> int:
        """How many are taken; below 0, removed."""
        return self.n * (1 if self.times is None else max(0, self.times.value(g, s)))

    def reserve(self, b: Budget) -> bool:
        if self.n >= 0:
            return b.game.can_suffer("tag")
        b.tags += self.number(b.game, b.payment.scope)
        return b.tags >= 0

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        n = self.number(g, p.scope)
        if n > 0:
            do.give_tags(g, n)
        else:
            do.remove_tags(g, -n, p.seat)


class BadPublicityCost(Value, CostPart, frozen=True):
    """The Corp takes bad publicity (n > 0) or removes it (n < 0, 10.6).

    Rules: 1.14.3a; 24: 10.6.3.
    """

    order: ClassVar[int] = 5
    n: Change = 1

    def reserve(self, b: Budget) -> bool:
        return b.game.state.bad_publicity + min(0, self.n) >= 0

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        if self.n > 0:
            do.take_bad_publicity(g, self.n)
        else:
            do.remove_bad_publicity(g, -self.n)


class DamageCost(Value, CostPart, frozen=True):
    """The Runner suffers damage. More than there are cards would end the game and pay nothing (1.16.1).

    Who chooses cards that damage trashes does so when the payment is chosen (`language.damaging`).
    """

    order: ClassVar[int] = 6
    kind: DamageKind = "net"
    n: Positive = 1

    def reserve(self, b: Budget) -> bool:
        b.grip -= self.n
        return b.grip >= 0 and b.game.can_suffer(DAMAGE[self.kind])

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        do.damage(g, self.kind, self.n, by=p.seat, cause=Cause.COST, chosen=cards)


class PlaceCounterCost(Value, CostPart, frozen=True):
    """Place counters on the source."""

    order: ClassVar[int] = 5
    kind: Counter
    n: Positive = 1

    def of_source(self) -> bool:
        return True

    def reserve(self, b: Budget) -> bool:
        return b.payment.scope.source in b.game.state.cards

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        do.place_counters(g, p.scope.source, self.kind, self.n, p.seat)


class AgendaCost(Value, CostPart, frozen=True):
    """The payer adds the card whose ability demands it to their score area as an agenda (10.1.3), worth so
    many points, with abilities of its own: `AgendaCost(-1, (Cannot("forfeit", ThisCard()),))`."""

    order: ClassVar[int] = 7
    points: int
    text: tuple[Modifier, ...] = ()
    card: int = 0
    """Which object it is, in a cost that is being paid."""

    def bound(self, source: int) -> AgendaCost:
        """The part as it is demanded by an ability of this card."""
        return AgendaCost(self.points, self.text, source)

    def reserve(self, b: Budget) -> bool:
        b.demands.append((self.card,))
        return self.card in b.game.state.cards

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        code = g.state.cards[self.card].code
        oid = do.add_as_agenda(g, self.card, p.seat, self.points)
        for modifier in self.text:
            do.linger(g, "game", p.seat, oid, code, modifier=modifier, target=oid)


class HostBadPublicity(Value, CostPart, frozen=True):
    """The Corp hosts bad publicity of theirs on the source, where it has no effect (1.9, 10.6).

    It is moved there, and not removed.
    """

    order: ClassVar[int] = 5
    n: Positive = 1

    def of_source(self) -> bool:
        return True

    def reserve(self, b: Budget) -> bool:
        return b.game.state.bad_publicity >= self.n and b.payment.scope.source in b.game.state.cards

    def pay(self, g: Game, p: Payer, cards: tuple[int, ...]) -> None:
        g.state.bad_publicity -= self.n
        do.place_counters(g, p.scope.source, "bad_publicity", self.n, p.seat)
