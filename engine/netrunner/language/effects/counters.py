"""Counters on cards (1.9, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Ref, Scope, Targeting
from engine.netrunner.language.effects.base import Counted, OnCards, how_many
from engine.netrunner.language.fields import POSITIVE, Natural
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import Both, Hosting, Target, This
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Counter
from engine.netrunner.table.parts import Expected
from engine.netrunner.table.state import CORP

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class PlaceCounters(OnCards, frozen=True):
    """Place counters on cards (1.9); from `least` on as many as the controller wants. Remembers how many."""

    kind: Counter
    n: Annotated[AmountLike, POSITIVE]
    what: Ref = This()
    least: Natural | None = None
    """The fewest, if there is a choice: "up to n"."""

    makes = ("placed",)

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        amount_now: Amount = self.n  # type: ignore[assignment]
        n, oids = max(0, amount_now.value(g, f)), self.what.oids(g, f)
        if self.least is not None and oids and n:
            wanted = how_many(g, f, n, self.least, oids[0])
            if wanted is None:
                return ASK
            n = wanted
        for oid in oids:
            if n:
                do.place_counters(g, oid, self.kind, n, f.seat)
        f.remember("placed", n * len(oids))
        return None


class Charge(OnCards, frozen=True):
    """Place 1 power counter on cards that have one already (10.10.1); of targets only such can be chosen.

    `Charge(target(Installed(RUNNER)))`, `Charge(This())`

    Rules: 10.10.2, 10.10.3.
    """

    what: Ref = This()

    def targets(self) -> tuple[Targeting, ...]:
        return tuple(_charged(wanted) for wanted in self.named())

    def _cards(self, g: Game, s: Scope) -> list[int]:
        wanted = self.what.targeting()
        what = self.what if wanted is None else Target(_charged(wanted))
        return [oid for oid in what.oids(g, s) if g.state.cards[oid].power]

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in self._cards(g, f):
            do.place_counters(g, oid, "power", 1, f.seat)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        to_come = self.what.later and not self.what.oids(g, s)
        if to_come or self.what.targeting() is not None:
            return super().useful(g, s)
        return bool(self._cards(g, s))


def _charged(wanted: Targeting) -> Targeting:
    """The same targets, but only those with a power counter (10.10.2)."""
    return msgspec.structs.replace(wanted, among=Both(wanted.among, Hosting("power")))


class Load(Counted, frozen=True):
    """Place counters on the source so that it can become empty (10.9)."""

    kind: Counter = "credit"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.source in g.state.cards:
            do.load(g, f.source, self.kind, max(0, self.number(g, f)))
        return None


class Purge(Value, Effect, frozen=True):
    """Remove all virus counters from all cards (10.1.2). Always allowed."""

    def expects(self, g: Game, s: Scope) -> Expected:
        return () if g.cannot("purge", by=CORP) else (("purge", 1),)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.expecting("purge", 1) > 0 and not g.cannot("purge", by=CORP):
            do.purge(g)
        return None
