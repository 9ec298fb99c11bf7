"""Actions that abilities let players take (5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Scope
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import Kind

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

_TAKEN = "taken"


class TakeDifferentAction(Value, Effect, frozen=True):
    """The controller takes an action that differs from all they took this turn (5.2.6b), for a click less."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.choice == _TAKEN:
            f.choice = ""
            do.emit(g, Kind.ACTION_ENDS, seat=f.seat)
            return None
        options = g.different_actions(f.seat)
        if not options:
            return None
        keys = g.ask(f, f.seat, "action", options, about=f.source, private=True)
        if keys is None:
            return ASK
        f.choice = _TAKEN
        g.take_action(f.seat, keys[0])
        return AGAIN

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(g.different_actions(s.seat))
