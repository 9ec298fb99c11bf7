"""Sabotage (10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, Step
from engine.netrunner.language.base import Scope
from engine.netrunner.language.effects.base import Counted
from engine.netrunner.table import primitives as do
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, HQ, RD

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class Sabotage(Counted, frozen=True):
    """The Corp trashes n cards of HQ, which it chooses, and of the top of R&D, all at once (10.12).

    It sees those of R&D only afterwards (10.12.2b).

    Rules: 10.12.1, 10.12.2, 10.12.2a, 10.12.3, 10.12.3a, 10.12.3b.
    """

    makes = ("trashed",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n = self.number(g, f)
        if n <= 0:
            f.keep("trashed", ())
            return None
        hand, deck = g.state.zones[HQ], g.state.zones[RD]
        most = min(n, len(hand))
        least = min(most, max(0, n - len(deck)))
        options = [Option(f"card:{oid}", "discard", oid=oid) for oid in hand]
        keys: tuple[str, ...] | None = tuple(option.key for option in options)
        if least < len(hand):
            keys = g.ask(f, CORP, "target", options, minimum=least, maximum=most, about=f.source)
        if keys is None:
            return ASK
        chosen = [int(key.partition(":")[2]) for key in keys]
        f.keep("trashed", do.trash(g, (*chosen, *deck[: n - len(chosen)]), by=CORP))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0 and bool(g.state.zones[HQ] or g.state.zones[RD])

    def doer(self, seat: Seat) -> Seat:
        return CORP
