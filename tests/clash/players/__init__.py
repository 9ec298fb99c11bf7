"""An automatic player of Clash, which throws dice."""

from __future__ import annotations

from engine.kernel.rng import below
from tests.clash.engine import Game
from tests.clash.engine.table import BEATS, ClashState

NAME = "dice"


def choose(game: Game, decision_id: int) -> str:
    """Any of the three: the same one whenever it is asked the same in the same game."""
    chance = ClashState(schema=1, seed=game.state.seed ^ 0x5EED, draws=decision_id, goal=0)
    return list(BEATS)[below(chance, len(BEATS))]
