"""Automatic players of NEON HOPE.

"random" takes any legal option; "sensible" plays with the others towards the objective. Both are pure: no
clock, no global randomness, and a choice depends only on what the player's seat may know and secret dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.players import random_player
from engine.players.neon_hope.answers import Answers
from engine.players.neon_hope.between import choose_step
from engine.players.neon_hope.sight import Sight

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.kernel.decisions import Decision
    from engine.neon_hope import Game

LEVELS: Final = ("random", "sensible")
"""How well an automatic player plays."""

__all__ = ["LEVELS", "choose", "choose_step", "play_out"]


def choose(game: Game, seat: str, decision_id: int, level: str = "random") -> tuple[str, ...]:
    """The keys to answer an open decision of the seat with.

    NotPending or IllegalAnswer if it is none; ValueError for a level that does not exist. Nothing changes.
    """
    decision: Decision = game.find(seat, decision_id)
    if level == "random":
        return random_player.choose(game, decision)
    if level != "sensible":
        raise ValueError(f"there is no player {level!r}; there are {', '.join(LEVELS)}")
    if decision.maximum == len(decision.options) == 1:
        return (decision.options[0].key,)
    return Answers(Sight(game, seat)).choose(decision, game.decisions)


def play_out(
    game: Game, level: str = "sensible", levels: Mapping[str, str] | None = None, limit: int = 20_000
) -> Game:
    """Answer every decision until the game is over. RuntimeError after `limit` answers.

    `levels` names the seats that play at another level.
    """
    by = dict.fromkeys(game.seats, level) | dict(levels or {})
    for _ in range(limit):
        if not game.state.decisions:
            return game
        decision = game.state.decisions[0]
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, by[decision.seat]))
    raise RuntimeError(f"the game is not over after {limit} answers")
