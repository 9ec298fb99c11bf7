"""Costs (1.16): what has to be paid for something, in parts that can be checked, chosen, paid and said.

    cost(clicks=1, credits=2)
    cost(Chosen("trash", 1, Installed(RUNNER) & Type("program")))
    cost(OneOf(cost(forfeit=1), cost(Chosen("reveal and trash", 3, InZone((HQ,))))))

All parts of a cost are paid at once or not at all (1.16.1). So each part first sets aside what it needs in a
`Budget` that all parts share; then questions are asked; then everything is paid. The procedure is in
`rules.costs`; here is what each part needs, does and says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, get_args

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, Num, X, amount
from engine.netrunner.language.base import Amount, CostPart, Scope, Selector
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import Cause, Kind
from engine.netrunner.table.state import (
    CORP,
    CORP_SCORE,
    COUNTERS,
    DECK,
    GRIP,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    SCORE_AREA,
    Card,
)

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech

Act = Literal[
    "credit", "draw", "install", "play", "advance", "trash resource", "purge", "run", "remove tag", "rez",
    "score", "steal", "access", "trash", "use", "break", "jack out", "trace", "effect",
]  # fmt: skip
"""What a cost is paid for: an action, a procedure, the use of an ability, or ("effect") a nested cost."""
ACTS = frozenset(get_args(Act))
FROM_HAND = ("install", "play")

Verb = Literal[
    "trash", "forfeit", "return", "bottom", "top", "shuffle", "remove", "reveal", "reveal and trash", "derez",
]  # fmt: skip
"""What is done with cards as a cost; "return" is to hand, "remove" from the game, the others are decks."""
VERBS = frozenset(get_args(Verb))


class Payment(msgspec.Struct, gc=False):
    """Who pays what for what. `scope` is what the amounts and sets of the cost refer to."""

    seat: str
    cost: Cost
    acts: tuple[Act, ...]
    scope: Scope
    card: int = 0
    """The card it is paid for: installed, rezzed, played, used, stolen, trashed, advanced; 0 for none."""

    @property
    def purpose(self) -> Act:
        """What it is for, in one word."""
        return self.acts[0]


class Budget:
    """What is still there to pay with while the parts of a cost are looked at together (1.16.1)."""

    __slots__ = ("clicks", "counters", "credits", "demands", "game", "grip", "payment", "tags")

    def __init__(self, game: Game, payment: Payment) -> None:
        self.game = game
        self.payment = payment
        self.clicks = game.state.clicks[payment.seat]
        self.credits = 0
        """Credits due so far."""
        self.counters: dict[tuple[int, str], int] = {}
        """Counters due so far, by card and kind."""
        self.demands: list[tuple[int, ...]] = []
        """For each card due, the cards it may be."""
        zones = game.state.zones
        self.grip = len(zones[GRIP]) - (payment.card in zones[GRIP] and payment.purpose in FROM_HAND)
        """Cards of the grip that are not due yet."""
        self.tags = game.state.tags

    def take_counters(self, oid: int, kind: str, n: int) -> bool:
        """Set counters of a card aside."""
        card = self.game.state.cards.get(oid)
        due = self.counters.get((oid, kind), 0) + n
        self.counters[oid, kind] = due
        return card is not None and int(getattr(card, kind)) >= due

    def matched(self, without: tuple[int, ...] = ()) -> bool:
        """Whether each card due can be another card."""
        chosen: dict[int, int] = {}

        def settle(demand: int, seen: set[int]) -> bool:
            for oid in self.demands[demand]:
                if oid in seen or oid in without:
                    continue
                seen.add(oid)
                if oid not in chosen or settle(chosen[oid], seen):
                    chosen[oid] = demand
                    return True
            return False

        return all(settle(i, set()) for i in range(len(self.demands)))


def controller(card: Card) -> str:
    """Who controls a card: agendas belong to whose score area they are in (1.16.1)."""
    return {CORP_SCORE: CORP, RUNNER_SCORE: RUNNER}.get(card.zone, card.side)


# -- parts ----------------------------------------------------------------------------------------------


class CreditCost(Value, CostPart, frozen=True):
    """Pay credits (1.10.3c), from the pool and from cards whose credits can be spent for this (1.10.4)."""

    order: ClassVar[int] = 2
    n: AmountLike

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        """How many, never below 0 (1.16.2a)."""
        n: Amount = self.n  # type: ignore[assignment]
        return max(0, n.value(g, s))

    def reserve(self, b: Budget) -> bool:
        b.credits += self.number(b.game, b.payment.scope)
        return True

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        """Paid by `rules.costs`, which knows the sources."""

    def say(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        return t.things("credits", t.number(n))

    def pays(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        said = t.number(n)
        return t.say("nrc-pay-credits", n=int(said)) if said.isdigit() else t.say("nrc-pay-more", amount=said)


class ClickCost(Value, CostPart, frozen=True):
    """Spend clicks, which makes a trigger cost an action (5.2.1)."""

    n: int = 1

    def reserve(self, b: Budget) -> bool:
        b.clicks -= self.n
        return b.clicks >= 0

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        g.state.clicks[p.seat] -= self.n
        do.emit(g, Kind.SPEND_CLICKS, seat=p.seat, n=self.n)

    def say(self, t: Speech) -> str:
        return t.say("nr-n-clicks", n=self.n)

    def pays(self, t: Speech) -> str:
        return t.say("nrc-pay-clicks", n=self.n)


class LoseClickCost(Value, CostPart, frozen=True):
    """Lose clicks, which is not spending them and makes no action (5.2.1a, 1.11.3)."""

    order: ClassVar[int] = 1
    n: int = 1

    def reserve(self, b: Budget) -> bool:
        b.clicks -= self.n
        return b.clicks >= 0

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        do.lose_clicks(g, p.seat, self.n)

    def say(self, t: Speech) -> str:
        return t.say("nrc-cost-lose-clicks", n=self.n)

    def pays(self, t: Speech) -> str:
        return t.say("nrc-pay-lose-clicks", n=self.n)


class CounterCost(Value, CostPart, frozen=True):
    """Spend counters of a kind hosted on the source, or on a chosen card of a set."""

    order: ClassVar[int] = 3
    kind: str
    n: AmountLike = 1
    on: Selector | None = None

    def __post_init__(self) -> None:
        if self.kind not in COUNTERS:
            raise ValueError(f"{self.kind!r} is no kind of counter")
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        """How many."""
        n: Amount = self.n  # type: ignore[assignment]
        return max(0, n.value(g, s))

    def reserve(self, b: Budget) -> bool:
        n = self.number(b.game, b.payment.scope)
        if self.on is None:
            return b.take_counters(b.payment.scope.source, self.kind, n)
        return bool(self.candidates(b.game, b.payment))

    @property
    def choosing(self) -> bool:  # type: ignore[override]
        return self.on is not None

    def candidates(self, g: Game, p: Payment) -> tuple[int, ...]:
        if self.on is None:
            return ()
        n = self.number(g, p.scope)
        return tuple(
            card.oid
            for card in g.state.cards.values()
            if getattr(card, self.kind) >= max(1, n) and self.on.matches(g, card, p.scope)
        )

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        oid = p.scope.source if self.on is None else cards[0]
        do.remove_counters(g, oid, self.kind, self.number(g, p.scope))

    def say(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        said = t.number(n)
        text = t.say("nrc-n-hosted", n=int(said) if said.isdigit() else 2, kind=self.kind)
        text = text if said.isdigit() else text.replace("2", said, 1)
        return (
            text
            if self.on is None
            else t.say("nrc-cost-counters-on", counters=text, cards=t.cards(self.on, 1))
        )

    def pays(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        said = t.number(n)
        if self.on is None and said.isdigit():
            return t.say("nrc-pay-counters", n=int(said), kind=self.kind)
        return t.say("nrc-cost-spend", what=self.say(t))


class TagCost(Value, CostPart, frozen=True):
    """The Runner takes tags (n > 0) or removes them (n < 0, 10.5)."""

    order: ClassVar[int] = 5
    n: int = 1

    def reserve(self, b: Budget) -> bool:
        if self.n >= 0:
            return b.game.can_suffer("tag")
        b.tags += self.n
        return b.tags >= 0

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        if self.n > 0:
            do.give_tags(g, self.n)
        else:
            do.remove_tags(g, -self.n)

    def say(self, t: Speech) -> str:
        return t.say("nrc-cost-tags" if self.n > 0 else "nrc-cost-remove-tags", n=abs(self.n))

    def pays(self, t: Speech) -> str:
        return t.say("nrc-pay-tags" if self.n > 0 else "nrc-cost-remove-tags", n=abs(self.n))


class BadPublicityCost(Value, CostPart, frozen=True):
    """The Corp takes bad publicity (n > 0) or removes it (n < 0, 10.6)."""

    order: ClassVar[int] = 5
    n: int = 1

    def reserve(self, b: Budget) -> bool:
        return b.game.state.bad_publicity + min(0, self.n) >= 0

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        if self.n > 0:
            do.take_bad_publicity(g, self.n)
        else:
            g.state.bad_publicity += self.n
            do.emit(g, Kind.LOSE_BAD_PUBLICITY, seat=CORP, n=-self.n)

    def say(self, t: Speech) -> str:
        return t.say("nrc-cost-bad-publicity", n=abs(self.n), how="take" if self.n > 0 else "remove")

    def pays(self, t: Speech) -> str:
        return self.say(t)


class DamageCost(Value, CostPart, frozen=True):
    """The Runner suffers damage. More than there are cards would end the game and pay nothing (1.16.1)."""

    order: ClassVar[int] = 6
    kind: Literal["net", "meat", "core"] = "net"
    n: int = 1

    def reserve(self, b: Budget) -> bool:
        b.grip -= self.n
        return b.grip >= 0 and b.game.can_suffer(f"{self.kind}_damage")

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        do.damage(g, self.kind, self.n, by=p.seat, cause=Cause.COST)

    def say(self, t: Speech) -> str:
        if self.kind == "net":
            return t.say("nrc-cost-net-damage", n=self.n)
        return t.say("nrc-cost-damage", n=self.n, kind=self.kind)

    def pays(self, t: Speech) -> str:
        return t.say("nrc-pay-net-damage", n=self.n) if self.kind == "net" else self.say(t)


class PlaceCounterCost(Value, CostPart, frozen=True):
    """Place counters on the source."""

    order: ClassVar[int] = 5
    kind: str
    n: int = 1

    def __post_init__(self) -> None:
        if self.kind not in COUNTERS:
            raise ValueError(f"{self.kind!r} is no kind of counter")

    def reserve(self, b: Budget) -> bool:
        return b.payment.scope.source in b.game.state.cards

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        do.place_counters(g, p.scope.source, self.kind, self.n, p.seat)

    def say(self, t: Speech) -> str:
        return t.say("nrc-cost-place", things=t.say("nr-n-counters", n=self.n, kind=self.kind))

    def pays(self, t: Speech) -> str:
        return self.say(t)


class ThisCost(Value, CostPart, frozen=True):
    """Something done with the source itself: trash it, return it, remove it from the game."""

    order: ClassVar[int] = 7
    verb: Verb = "trash"

    def __post_init__(self) -> None:
        if self.verb not in VERBS:
            raise ValueError(f"{self.verb!r} is nothing that can be done with a card as a cost")

    def reserve(self, b: Budget) -> bool:
        source = b.payment.scope.source
        b.demands.append((source,))
        card = b.game.state.cards.get(source)
        return card is not None and possible(b.game, self.verb, card)

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        carry_out(g, p.seat, self.verb, (p.scope.source,))

    def say(self, t: Speech) -> str:
        if self.verb == "trash":
            return t.say("nrc-cost-trash")
        return t.say("nrc-cost-cards", verb=self.verb.replace(" ", "-"), cards=t.this)

    def pays(self, t: Speech) -> str:
        return t.say("nrc-pay-trash") if self.verb == "trash" else self.say(t)


class Chosen(Value, CostPart, frozen=True):
    """Something done with cards of a set that the payer controls and chooses; `random` ones are not chosen.

    An agenda to forfeit is one of the payer's score area, whatever else `among` says.
    """

    order: ClassVar[int] = 4
    verb: Verb
    n: AmountLike = 1
    among: Selector | None = None
    random: bool = False

    def __post_init__(self) -> None:
        if self.verb not in VERBS:
            raise ValueError(f"{self.verb!r} is nothing that can be done with a card as a cost")
        if self.among is None and self.verb != "forfeit":
            raise ValueError(f"which cards to {self.verb}?")
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def number(self, g: Game, s: Scope) -> int:
        """How many."""
        n: Amount = self.n  # type: ignore[assignment]
        return max(0, n.value(g, s))

    @property
    def choosing(self) -> bool:  # type: ignore[override]
        return not self.random

    def candidates(self, g: Game, p: Payment) -> tuple[int, ...]:
        among, cards = self.among, g.state.cards
        busy = p.card if p.purpose in FROM_HAND else 0  # a card does not pay for itself
        if self.verb == "forfeit":
            return tuple(
                oid
                for oid in g.state.zones[SCORE_AREA[p.seat]]
                if among is None or among.matches(g, cards[oid], p.scope)
            )
        assert among is not None
        return tuple(
            card.oid
            for card in cards.values()
            if controller(card) == p.seat
            and card.oid != busy
            and among.matches(g, card, p.scope)
            and possible(g, self.verb, card)
        )

    def reserve(self, b: Budget) -> bool:
        n = self.number(b.game, b.payment.scope)
        if n:
            found = self.candidates(b.game, b.payment)
            b.demands.extend([found] * n)
            if found and b.game.state.cards[found[0]].zone == GRIP:
                b.grip -= n
        return b.grip >= 0

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        carry_out(g, p.seat, self.verb, cards)

    def say(self, t: Speech) -> str:
        n: Amount = self.n  # type: ignore[assignment]
        said = t.number(n)
        number: int | str = int(said) if said.isdigit() else said
        cards = t.say("nrc-agendas", n=number) if self.among is None else t.cards(self.among, number)
        text = t.say("nrc-cost-cards", verb=self.verb.replace(" ", "-"), cards=cards)
        return t.say("nrc-cost-at-random", what=text) if self.random else text

    def pays(self, t: Speech) -> str:
        return self.say(t)


class TopOfDeck(Value, CostPart, frozen=True):
    """The top cards of the payer's deck are trashed or removed from the game."""

    order: ClassVar[int] = 4
    n: int = 1
    verb: Verb = "trash"

    def reserve(self, b: Budget) -> bool:
        return len(b.game.state.zones[DECK[b.payment.seat]]) >= self.n

    def pay(self, g: Game, p: Payment, cards: tuple[int, ...]) -> None:
        carry_out(g, p.seat, self.verb, g.state.zones[DECK[p.seat]][: self.n])

    def say(self, t: Speech) -> str:
        cards = t.say("nrc-top-of-deck", n=self.n)
        return t.say("nrc-cost-cards", verb=self.verb.replace(" ", "-"), cards=cards)

    def pays(self, t: Speech) -> str:
        return self.say(t)


class OneOf(Value, CostPart, frozen=True):
    """One of some costs, which the payer chooses."""

    costs: tuple[Cost, ...]

    def say(self, t: Speech) -> str:
        return t.either([each.say(t) for each in self.costs])

    def pays(self, t: Speech) -> str:
        return t.either([t.pays(each) for each in self.costs])


# -- costs ----------------------------------------------------------------------------------------------


class Cost(Value, frozen=True):
    """A cost in parts, paid in full at once (1.16.1). `cost` makes one; costs can be added."""

    parts: tuple[CostPart, ...] = ()

    def __add__(self, other: Cost) -> Cost:
        return Cost((*self.parts, *other.parts))

    def _sum(self, kind: type[ClickCost | LoseClickCost | TagCost | DamageCost]) -> int:
        return sum(part.n for part in self.parts if isinstance(part, kind))

    @property
    def clicks(self) -> int:
        """Clicks to spend."""
        return self._sum(ClickCost)

    @property
    def lose_clicks(self) -> int:
        """Clicks to lose."""
        return self._sum(LoseClickCost)

    @property
    def credits(self) -> int:
        """Credits to pay as far as that does not depend on the game."""
        return sum(p.n.n for p in self.parts if isinstance(p, CreditCost) and isinstance(p.n, Num))

    def fixed(self, g: Game, s: Scope) -> Cost:
        """The cost with what depends on the game worked out, for labels."""
        return Cost(tuple(CreditCost(p.number(g, s)) if isinstance(p, CreditCost) else p for p in self.parts))

    def credits_now(self, g: Game, s: Scope) -> int:
        """Credits to pay, calculated ones included."""
        return sum(part.number(g, s) for part in self.parts if isinstance(part, CreditCost))

    @property
    def trash(self) -> bool:
        """Whether the source is trashed."""
        return any(isinstance(part, ThisCost) and part.verb == "trash" for part in self.parts)

    @property
    def damage(self) -> int:
        """Damage to suffer."""
        return self._sum(DamageCost)

    @property
    def with_x(self) -> bool:
        """Whether a number has to be chosen for X before it is paid (1.16.2c)."""
        return any(isinstance(getattr(part, "n", None), X) for part in self.parts)

    def say(self, t: Speech) -> str:
        """As it stands before the colon of an ability: "1 click, 2 credits"."""
        return ", ".join(part.say(t) for part in self.parts) or t.say("nr-n-credits", n=0)


def cost(
    *parts: CostPart, clicks: int = 0, credits: AmountLike = 0, lose_clicks: int = 0, counter: str = "",
    counters: AmountLike = 0, tags: int = 0, net_damage: int = 0, forfeit: int = 0, trash: bool = False,
) -> Cost:  # fmt: skip
    """A cost. The common parts have names; `counters` of kind `counter` are hosted ones, `trash` is "this".

    `credits` and `counters` may be amounts: a calculated one is paid as one sum (1.16.2b).
    """
    found: list[CostPart] = []
    if clicks:
        found.append(ClickCost(clicks))
    if not isinstance(credits, int) or credits:
        found.append(CreditCost(credits))
    if lose_clicks:
        found.append(LoseClickCost(lose_clicks))
    if not isinstance(counters, int) or counters:
        found.append(CounterCost(counter, counters))
    if forfeit:
        found.append(Chosen("forfeit", forfeit))
    if trash:
        found.append(ThisCost())
    if tags:
        found.append(TagCost(tags))
    if net_damage:
        found.append(DamageCost("net", net_damage))
    return Cost((*found, *parts))


FREE = Cost()


def possible(g: Game, verb: str, card: Card) -> bool:
    """Whether this can be done with the card as an effect, so that it can be a cost (1.16.1b)."""
    return not (verb == "derez" and not card.faceup)


def carry_out(g: Game, seat: str, verb: str, oids: tuple[int, ...]) -> None:
    """Do something with cards to pay a cost."""
    if verb in ("reveal", "reveal and trash"):
        for oid in oids:
            do.reveal(g, oid)
    if verb in ("trash", "reveal and trash"):
        do.trash(g, oids, by=seat, cause=Cause.COST)
    elif verb == "forfeit":
        for oid in oids:
            do.forfeit(g, oid, seat)
    elif verb == "return":
        do.to_hand(g, oids)
    elif verb in ("bottom", "top", "shuffle"):
        for oid in oids:
            do.move(g, oid, DECK[g.state.cards[oid].side], bottom=verb == "bottom")
        if verb == "shuffle":
            do.shuffle(g, seat)
    elif verb == "remove":
        for oid in oids:
            do.move(g, oid, REMOVED, faceup=True)
    elif verb == "derez":
        for oid in oids:
            do.derez(g, oid)
