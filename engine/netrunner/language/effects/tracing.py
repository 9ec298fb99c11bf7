"""Traces (10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope
from engine.netrunner.language.effects.base import handed_on
from engine.netrunner.language.fields import NATURAL
from engine.netrunner.language.instructions import Effect, TraceFrame
from engine.netrunner.table.parts import Expected

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class Trace(Value, Effect, frozen=True):
    """Trace [base]: what happens if it is successful, if not, and either way (10.8.5).

    `EventAmount()` in those effects is by how much the trace strength exceeds the link strength.
    """

    base: Annotated[AmountLike, NATURAL]
    if_successful: tuple[Effect, ...] = ()
    if_unsuccessful: tuple[Effect, ...] = ()
    always: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "base", amount(self.base))

    def _base(self, g: Game, s: Scope) -> int:
        base: Amount = self.base  # type: ignore[assignment]
        return base.value(g, s)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        base = f.expecting("trace", self._base(g, f))
        g.push(
            TraceFrame(
                seat=f.seat, source=f.source, code=f.code, base=base, successful=self.if_successful,
                unsuccessful=self.if_unsuccessful, always=self.always, results=f.results,
                numbers=handed_on(f),
            )
        )  # fmt: skip
        return None

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("trace", self._base(g, s)),)
