"""Whole costs, and the short way to declare them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, Num, X
from engine.netrunner.language.base import Condition, Scope
from engine.netrunner.language.costs.cards import Chosen, ThisCost
from engine.netrunner.language.costs.parts import (
    AgendaCost,
    ClickCost,
    CounterCost,
    CreditCost,
    DamageCost,
    LoseClickCost,
    TagCost,
)
from engine.netrunner.language.costs.payment import Act, CostPart
from engine.netrunner.table.card import Counter
from engine.netrunner.table.parts import Payable, Seat, Whole

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game


Demand = tuple[int, str]
"""The card whose ability demands a part of a cost: its object and code."""
NOBODY: Demand = (0, "")
"""What is paid for demands it itself."""


class OneOf(Value, CostPart, frozen=True):
    """One of some costs, which the payer chooses."""

    costs: tuple[Cost, ...]


class Cost(Value, Whole, frozen=True):
    """A cost in parts, paid in full at once (1.16.1). `cost` makes one; costs can be added."""

    parts: tuple[CostPart, ...] = ()
    plain: bool = True
    """Whether it is a fixed number of clicks and credits only, so that nothing else has to be looked at."""
    due_clicks: int = 0
    due_credits: int = 0
    demanded: tuple[Demand, ...] = ()
    """For each part whose ability adds it to what something costs (1.16.10); empty if none is added."""

    def __post_init__(self) -> None:
        clicks = credits = 0
        plain = True
        for part in self.parts:
            if isinstance(part, ClickCost):
                clicks += part.n
            elif isinstance(part, CreditCost) and isinstance(part.n, Num):
                credits += max(0, part.n.n)
            else:
                plain = False
        msgspec.structs.force_setattr(self, "plain", plain)
        msgspec.structs.force_setattr(self, "due_clicks", clicks)
        msgspec.structs.force_setattr(self, "due_credits", credits)

    def __add__(self, other: Cost) -> Cost:
        if not (self.demanded or other.demanded):
            return Cost((*self.parts, *other.parts))
        return _of((*self.owed, *other.owed))

    @property
    def owed(self) -> tuple[tuple[CostPart, Demand], ...]:
        """The parts, each with whose ability adds it."""
        return tuple(zip(self.parts, self.demanded or (NOBODY,) * len(self.parts), strict=True))

    def demanded_by(self, source: int, code: str) -> Cost:
        """The cost as one that an ability of this card adds."""
        return Cost(self.parts, demanded=((source, code),) * len(self.parts))

    def without(self, kind: type[CostPart]) -> Cost:
        """The cost without its parts of a kind."""
        return _of(tuple(each for each in self.owed if not isinstance(each[0], kind)))

    def cheaper(self, clicks: int) -> Cost:
        """The cost with so many clicks less to spend."""
        if not (clicks and self.due_clicks):
            return self
        left = max(0, self.due_clicks - clicks)
        others = self.without(ClickCost)
        return Cost((ClickCost(left),)) + others if left else others

    def _sum(self, kind: type[ClickCost | LoseClickCost | TagCost | DamageCost]) -> int:
        return sum(part.n for part in self.parts if isinstance(part, kind))

    @property
    def clicks(self) -> int:
        """Clicks to spend."""
        return self.due_clicks

    @property
    def lose_clicks(self) -> int:
        """Clicks to lose."""
        return self._sum(LoseClickCost)

    @property
    def credits(self) -> int:
        """Credits to pay as far as that does not depend on the game; of several ways, those of the first."""
        if self.plain:
            return self.due_credits
        return self.due_credits + sum(part.costs[0].credits for part in self.parts if isinstance(part, OneOf))

    def fixed(self, g: Game, s: Scope) -> Cost:
        """The cost with what depends on the game worked out, for labels."""
        return Cost(tuple(_fixed(part, g, s) for part in self.parts), demanded=self.demanded)

    def multiplied(self, n: int) -> Cost:
        """A fixed cost so many times, its clicks and its credits each in one sum."""
        found: list[CostPart] = []
        for part in self.parts if n else ():
            if isinstance(part, ClickCost):
                found.append(ClickCost(part.n * n))
            elif isinstance(part, CreditCost) and isinstance(part.n, Num):
                found.append(CreditCost(part.n.n * n))
            else:
                found.extend([part] * n)
        return Cost(tuple(found))

    def summed(self) -> Cost:
        """The cost with its fixed credits in one part, for labels: what a price adds is none of its own."""
        fixed = [isinstance(part, CreditCost) and isinstance(part.n, Num) for part in self.parts]
        if sum(fixed) < 2:
            return self
        first = fixed.index(True)
        kept = [part for i, part in enumerate(self.parts) if i == first or not fixed[i]]
        kept[first] = CreditCost(self.due_credits)
        return Cost(tuple(kept))

    def credits_now(self, g: Game, s: Scope) -> int:
        """Credits to pay, calculated ones included."""
        return sum(part.number(g, s) for part in self.parts if isinstance(part, CreditCost))

    @property
    def trash(self) -> bool:
        """Whether the source is trashed, or may be where there are several ways to pay."""
        return any(
            (isinstance(part, ThisCost) and part.verb == "trash")
            or (isinstance(part, OneOf) and any(way.trash for way in part.costs))
            for part in self.parts
        )

    @property
    def damage(self) -> int:
        """Damage to suffer."""
        return self._sum(DamageCost)

    @property
    def with_x(self) -> bool:
        """Whether a number has to be chosen for X before it is paid (1.16.2c)."""
        return any(X() in (getattr(part, "n", None), getattr(part, "times", None)) for part in self.parts)


def _fixed(part: CostPart, g: Game, s: Scope) -> CostPart:
    if isinstance(part, CreditCost) and not isinstance(part.n, X):
        return CreditCost(part.number(g, s))
    return part.bound(s.source) if isinstance(part, AgendaCost) else part


def _of(owed: tuple[tuple[CostPart, Demand], ...]) -> Cost:
    """The cost of these parts."""
    by = tuple(demand for _, demand in owed)
    return Cost(tuple(part for part, _ in owed), demanded=by if any(source for source, _ in by) else ())


def cost(
    *parts: CostPart, clicks: int = 0, credits: AmountLike = 0, lose_clicks: int = 0,
    counter: Counter | Literal[""] = "", counters: AmountLike = 0, tags: int = 0, net_damage: int = 0,
    forfeit: int = 0, trash: bool = False,
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
        if not counter:
            raise ValueError("counters of which kind?")
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


@cache
def credits_only(n: int) -> Cost:
    """So many credits: what cards cost."""
    return cost(credits=n)


class Payment(msgspec.Struct, Payable, gc=False):
    """Who pays what for what. `scope` is what the amounts and sets of the cost refer to."""

    seat: Seat
    cost: Cost
    acts: tuple[Act, ...]
    scope: Scope
    card: int = 0
    """The card it is paid for: installed, rezzed, played, used, stolen, trashed, advanced; 0 for none."""
    condition: Condition | None = None
    """Use it, or play it, only if so (9.3.3)."""

    @property
    def purpose(self) -> Act:
        """What it is for, in one word."""
        return self.acts[0]


def nested(seat: Seat, cost: Cost, scope: Scope) -> Payment:
    """A nested cost of an ability that resolves (1.16.11).

    Who chooses to pay one of an ability of their own uses the ability and its card (9.1.6). So what allows
    hosted credits to be spent for using it allows them here, and the payer chooses among them (1.10.3c).
    """
    acts: tuple[Act, ...] = ("effect", "use") if seat == scope.seat else ("effect",)
    return Payment(seat, cost, acts, scope, scope.source)
