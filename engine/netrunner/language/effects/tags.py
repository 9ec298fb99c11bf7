"""Tags and bad publicity (10.5, 10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import Step
from engine.netrunner.language.base import Expected, Scope
from engine.netrunner.language.effects.base import Counted
from engine.netrunner.table import primitives as do

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame


class GiveTags(Counted, frozen=True):
    """The Runner takes tags (10.5)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if not g.forbidden("tag"):
            do.give_tags(g, f.expecting("tag", self.number(g, f)))
        return None

    def expects(self, g: Game, s: Scope) -> Expected:
        return (("tag", self.number(g, s)),)

    def say(self, t: Speech) -> str:
        return t.say("nrc-give-tags", things=self.things(t, "tags"))


class RemoveTags(Counted, frozen=True):
    """The Runner loses tags."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.remove_tags(g, self.number(g, f))
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.state.tags > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-remove-tags", things=self.things(t, "tags"))


class BadPublicity(Counted, frozen=True):
    """The Corp takes bad publicity (10.6)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.take_bad_publicity(g, self.number(g, f))
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-bad-publicity", amount=self.said(t))
