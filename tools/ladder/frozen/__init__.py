"""The sensible player as it was at commit d7cf9fb, in today's names: an opponent that never changes.

Its rules name the cards of the starter decks. Nothing here is to be improved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.table.state import CORP
from tools.ladder.frozen import corp, runner
from tools.ladder.frozen.sight import Sight

if TYPE_CHECKING:
    from engine.netrunner import Game

__all__ = ["choose"]


def choose(game: Game, seat: str, decision_id: int) -> tuple[str, ...]:
    """The keys to answer an open decision of the seat with. NotPending or IllegalAnswer if it is none."""
    decision = game.find(seat, decision_id)
    if decision.maximum == len(decision.options) == 1:
        return (decision.options[0].key,)
    see = Sight(game, seat)
    return corp.choose(see, decision) if seat == CORP else runner.choose(see, decision)
