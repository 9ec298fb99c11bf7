"""Damage (10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table import primitives as do
from engine.netrunner.table.parts import DAMAGE, DamageKind, Expected, Seat
from engine.netrunner.table.state import (
    RUNNER,
)

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class Damage(Value, Effect, frozen=True):
    """The Runner suffers net, meat or core damage (10.4). Remembers what was trashed.

    Rules: 9.12.2b, 9.12.2c.
    """

    kind: DamageKind
    n: AmountLike
    suffered: bool = False
    """The Runner is told to suffer it, so that it is not damage the Corp does (10.4.1)."""

    makes = ("trashed",)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def doer(self, seat: Seat) -> Seat:
        return RUNNER if self.suffered else seat

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        name = DAMAGE[self.kind]
        n: Amount = self.n  # type: ignore[assignment]
        if g.cannot(DAMAGE[self.kind], by=RUNNER):
            return None
        f.keep("trashed", do.damage(g, self.kind, f.expecting(name, n.value(g, f)), by=self.doer(f.seat)))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        n: Amount = self.n  # type: ignore[assignment]
        return n.value(g, s) > 0 and not g.cannot(DAMAGE[self.kind], by=RUNNER)

    def expects(self, g: Game, s: Scope) -> Expected:
        n: Amount = self.n  # type: ignore[assignment]
        value = n.value(g, s)
        return ((DAMAGE[self.kind], value),) if value > 0 else ()
