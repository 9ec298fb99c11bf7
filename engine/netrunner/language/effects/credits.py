"""Credits and clicks (1.10, 1.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.machine import Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Effect, Scope
from engine.netrunner.language.effects.base import Counted
from engine.netrunner.table import primitives as do
from engine.netrunner.table.state import (
    RUNNER,
)

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame


class Gain(Counted, frozen=True):
    """The controller gains credits."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.gain_credits(g, f.seat, self.number(g, f), f.code)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return self.number(g, s) > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-gain", things=self.things(t, "credits"))


class RunnerLosesCredits(Counted, frozen=True):
    """The Runner loses credits, as many as they have (1.10.3b)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.lose_credits(g, RUNNER, self.number(g, f), f.code)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return g.state.credits[RUNNER] > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-runner-loses", things=self.things(t, "credits"))


class LoseClicks(Counted, frozen=True):
    """The controller loses clicks."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.lose_clicks(g, f.seat, self.number(g, f))
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-lose", things=self.things(t, "clicks"))


class TakeCredits(Value, Effect, frozen=True):
    """Take credits from the source, as many as are there; 0 = all."""

    n: int

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.take_credits(g, f.source, self.n or 10**6)
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(s.source)
        return card is not None and card.credit > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-take-credits", n=self.n)
