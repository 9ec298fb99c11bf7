"""Actions that abilities let players take (5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine.kernel.steps import AGAIN, ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.amounts import AmountLike, amount
from engine.netrunner.language.base import Amount, Scope
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import covered
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU, Player, Seat, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import HAND

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

_TAKEN = "taken"


class TakeDifferentAction(Value, Effect, frozen=True):
    """The controller takes an action that differs from all they took this turn (5.2.5b), for a click less."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        if f.choice == _TAKEN:
            f.choice = ""
            do.emit(g, EventKind.ACTION_ENDS, seat=f.seat)
            return None
        options = g.different_actions(f.seat) or [Option("no", "no_target")]
        keys = g.ask(f, f.seat, "action", options, about=f.source, private=True)
        if keys is None:
            return ASK
        if keys[0] == "no":
            return None
        f.choice = _TAKEN
        g.take_action(f.seat, keys[0])
        return AGAIN

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(g.different_actions(s.seat))

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return covered(g, (HAND[seat],), seat)


class AllotClicks(Value, Effect, frozen=True):
    """A player gets so many more (or fewer) allotted clicks for their next turn (1.11.2).

    They are part of what the turn begins with (5.6.1a, 5.7.1a); a turn that has begun is not changed.
    """

    n: AmountLike = 1
    who: Player = YOU

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "n", amount(self.n))

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        n: Amount = self.n  # type: ignore[assignment]
        seat = seat_of(self.who, f.seat)
        change = Modify(f"clicks_{seat}", n.value(g, f))  # type: ignore[arg-type]
        do.linger(g, g.until("next_turn", seat, f.source), seat, f.source, f.code, modifier=change)
        return None
