"""Counters on cards (1.9, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.machine import Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Effect, Ref
from engine.netrunner.language.effects.base import OnCards
from engine.netrunner.language.selectors import This
from engine.netrunner.table import primitives as do
from engine.netrunner.table.state import CORP

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.rules.abilities import AbilityFrame


class PlaceCounters(OnCards, frozen=True):
    """Place counters on cards (1.9)."""

    kind: str
    n: AmountLike
    what: Ref = This()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n: Amount = self.n  # type: ignore[assignment]
        for oid in self.what.oids(g, f):
            do.place_counters(g, oid, self.kind, n.value(g, f), f.seat)
        return None


class Load(Value, Effect, frozen=True):
    """Place counters on the source so that it can become empty (10.9)."""

    n: int
    kind: str = "credit"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.source in g.state.cards:
            do.load(g, f.source, self.kind, self.n)
        return None


class Purge(Value, Effect, frozen=True):
    """Remove all virus counters from all cards (10.1.2). Always allowed."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if not g.cannot("purge", by=CORP):
            do.purge(g)
        return None
