"""Tags and bad publicity (10.5, 10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, Step
from engine.netrunner.language.base import Scope
from engine.netrunner.language.effects.base import Counted, how_many
from engine.netrunner.language.fields import Natural
from engine.netrunner.table import primitives as do
from engine.netrunner.table.parts import YOU, Expected, Player, Seat, seat_of
from engine.netrunner.table.state import CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class GiveTags(Counted, frozen=True):
    """The Runner takes tags (10.5)."""

    makes = ("tags",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n = f.expecting("tag", self.number(g, f))
        if not g.cannot("tag", by=RUNNER):
            do.give_tags(g, n)
            f.remember("tags", max(0, n))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0 and not g.cannot("tag", by=RUNNER)

    def expects(self, g: Game, s: Scope) -> Expected:
        return () if g.cannot("tag", by=RUNNER) else (("tag", self.number(g, s)),)


class RemoveTags(Counted, frozen=True):
    """The Runner loses tags, as many as there are; from `least` on as many as the controller wants.

    `by` is who removes them (1.14.5): `RemoveTags(2, by=RUNNER)` on a card of the Corp.
    """

    least: Natural | None = None
    """The fewest, if there is a choice: "up to n", "any number"."""
    by: Player = YOU

    makes = ("removed",)

    def doer(self, seat: Seat) -> Seat:
        return seat_of(self.by, seat)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        by = self.doer(f.seat)
        if g.cannot("remove_tag", by=by):
            return None
        n = self.number(g, f)
        wanted = n if self.least is None else how_many(g, f, min(n, g.state.tags), self.least)
        if wanted is None:
            return ASK
        f.remember("removed", do.remove_tags(g, wanted, by))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.state.tags > 0 and not g.cannot("remove_tag", by=self.doer(s.seat))


class BadPublicity(Counted, frozen=True):
    """The Corp takes bad publicity (10.6); with `from_source` counters of the source, as many as are there,
    which are moved to the Corp (1.9.5)."""

    from_source: bool = False

    def number(self, g: Game, s: Scope) -> int:
        """How much, with what the source has."""
        n = super().number(g, s)
        if not self.from_source:
            return n
        card = g.state.cards.get(s.source)
        return 0 if card is None else min(n, card.bad_publicity)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n = f.expecting("bad_publicity", self.number(g, f))
        if self.from_source and not g.cannot("bad_publicity", by=CORP):
            n = do.remove_counters(g, f.source, "bad_publicity", max(0, n), f.seat)
        if not g.cannot("bad_publicity", by=CORP):
            do.take_bad_publicity(g, n)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0 and not g.cannot("bad_publicity", by=CORP)

    def expects(self, g: Game, s: Scope) -> Expected:
        return () if g.cannot("bad_publicity", by=CORP) else (("bad_publicity", self.number(g, s)),)


class RemoveBadPublicity(Counted, frozen=True):
    """The Corp removes bad publicity, as much as there is; from `least` on as much as it wants, if given."""

    makes = ("removed",)
    least: Natural | None = None

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n = min(self.number(g, f), g.state.bad_publicity)
        wanted = n if self.least is None else how_many(g, f, n, self.least)
        if wanted is None:
            return ASK
        f.remember("removed", do.remove_bad_publicity(g, wanted))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.state.bad_publicity > 0 and self.number(g, s) > 0
