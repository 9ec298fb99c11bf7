"""Damage (10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language import damaging
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope
from engine.netrunner.language.fields import POSITIVE
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
    n: Annotated[AmountLike, POSITIVE]
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
        due = f.expecting(name, n.value(g, f))
        found = g.damage_choosers(self.kind, due)
        taken: tuple[int, ...] = ()
        asked = (each for each in found if each.n)
        for i, by in enumerate(asked):
            if i == len(f.choices):
                options = damaging.options(g, by, taken)
                keys = g.ask(
                    f,
                    by.seat,
                    "damaged",
                    options,
                    minimum=1 if by.look else by.n,
                    maximum=by.n,
                    about=by.about,
                )
                if keys is None:
                    return ASK
                f.choices = (*f.choices, keys)
            taken += damaging.chosen(f.choices[i])
        f.choices = ()
        damaging.look(g, found)
        f.keep("trashed", do.damage(g, self.kind, due, by=self.doer(f.seat), chosen=taken))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        n: Amount = self.n  # type: ignore[assignment]
        return n.value(g, s) > 0 and not g.cannot(DAMAGE[self.kind], by=RUNNER)

    def expects(self, g: Game, s: Scope) -> Expected:
        n: Amount = self.n  # type: ignore[assignment]
        value = n.value(g, s)
        takes_place = value > 0 and not g.cannot(DAMAGE[self.kind], by=RUNNER)
        return ((DAMAGE[self.kind], value),) if takes_place else ()
