"""Fixed numbers, arithmetic, and numbers an ability remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Condition, Scope
from engine.netrunner.language.fields import Change, Natural, Positive

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

    AmountLike = int | Amount
else:
    AmountLike = Amount  # a save decodes what was normalised by `amount`


class Num(Value, Amount, frozen=True):
    """A fixed number."""

    dated = True
    n: int

    def value(self, g: Game, s: Scope) -> int:
        return self.n


Amount.of_number = Num


def amount(n: int | Amount) -> Amount:
    """A plain number as an Amount."""
    return Num(n) if isinstance(n, int) else n


# -- arithmetic ----------------------------------------------------------------------------------------


class Plus(Value, Amount, frozen=True):
    """A fixed number plus an amount times a factor."""

    dated = True
    base: int
    more: Amount
    times: Change = 1

    def value(self, g: Game, s: Scope) -> int:
        return self.base + self.times * self.more.value(g, s)


class Sum(Value, Amount, frozen=True):
    """Amounts added up."""

    dated = True
    parts: tuple[Amount, ...]

    def value(self, g: Game, s: Scope) -> int:
        return sum(part.value(g, s) for part in self.parts)


class ForEvery(Value, Amount, frozen=True):
    """For every `each` of an amount (past the first `past`) so many: "1 for every 2 past 3"."""

    dated = True
    what: Amount
    each: Positive = 1
    past: Natural = 0
    times: Change = 1

    def value(self, g: Game, s: Scope) -> int:
        return max(0, self.what.value(g, s) - self.past) // self.each * self.times


class Half(Value, Amount, frozen=True):
    """Half of an amount, rounded down unless it says up."""

    dated = True
    what: Amount
    up: bool = False

    def value(self, g: Game, s: Scope) -> int:
        n = self.what.value(g, s)
        return -(-n // 2) if self.up else n // 2


class Least(Value, Amount, frozen=True):
    """The smallest of some amounts: "up to"."""

    dated = True
    parts: tuple[Amount, ...]

    def value(self, g: Game, s: Scope) -> int:
        return min(part.value(g, s) for part in self.parts)


class Most(Value, Amount, frozen=True):
    """The largest of some amounts."""

    dated = True
    parts: tuple[Amount, ...]

    def value(self, g: Game, s: Scope) -> int:
        return max(part.value(g, s) for part in self.parts)


class Case(Value, Amount, frozen=True):
    """One number if a condition holds, else another: "2 instead of 1 if ..."."""

    dated = True
    condition: Condition
    then: AmountLike
    otherwise: AmountLike = 0

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "then", amount(self.then))
        msgspec.structs.force_setattr(self, "otherwise", amount(self.otherwise))

    def value(self, g: Game, s: Scope) -> int:
        return amount(self.then if self.condition.true(g, s) else self.otherwise).value(g, s)


# -- what was chosen or done before --------------------------------------------------------------------


NumberName = Literal[
    "lost", "gained", "taken", "tags", "removed", "placed", "named", "corp_bid", "runner_bid", "prevented",
]  # fmt: skip
"""What instructions remember as numbers."""


class Remembered(Value, Amount, frozen=True):
    """How much an earlier instruction of the same ability did: "1 for each credit lost this way"."""

    name: NumberName

    def needs(self) -> tuple[str, ...]:
        return (self.name,)

    def value(self, g: Game, s: Scope) -> int:
        return dict(s.numbers).get(self.name, 0)


class X(Value, Amount, frozen=True):
    """The value chosen for X when the play cost was paid (1.16.2c); 0 where there is none (9.12.2e).

    Rules: 9.3.3f.
    """

    def needs(self) -> tuple[str, ...]:
        return ("x",)

    def value(self, g: Game, s: Scope) -> int:
        return dict(s.numbers).get("x", 0)
