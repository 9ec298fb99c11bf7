"""The end of the game (1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table import primitives as do
from engine.netrunner.table.parts import YOU, Player, seat_of

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class WinGame(Value, Effect, frozen=True):
    """A player wins the game, at once (1.7.1)."""

    who: Player = YOU

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.win(g, seat_of(self.who, f.seat), "card")
        return None
