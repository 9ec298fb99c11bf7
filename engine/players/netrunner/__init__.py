"""Automatic players of Netrunner.

"random" takes any legal option; "sensible" follows plain rules. Both are pure: no clock, no global
randomness, and a choice depends only on what the player's seat may know (and on secret dice).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.netrunner.table.state import CORP, RUNNER
from engine.players import random_player
from engine.players.netrunner import corp, runner, tactics
from engine.players.netrunner.sight import Sight

if TYPE_CHECKING:
    from engine.kernel.machine import Decision
    from engine.netrunner import Game

LEVELS: Final = ("random", "sensible")
"""How well an automatic player plays."""

__all__ = ["LEVELS", "choose", "play_out"]


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
    see = Sight(game, seat)
    own = _policy(game, decision, see)
    return tactics.winning(game, see, decision, own, _policy) or own


def _policy(game: Game, decision: Decision, see: Sight | None = None) -> tuple[str, ...]:
    """What the rules of the sensible player say, without looking ahead."""
    see = see or Sight(game, decision.seat)
    with game.unchanging():
        return corp.choose(see, decision) if decision.seat == CORP else runner.choose(see, decision)


def play_out(game: Game, corp: str = "sensible", runner: str = "random", limit: int = 20_000) -> Game:
    """Answer every decision until the game is over. RuntimeError after `limit` answers."""
    levels = {CORP: corp, RUNNER: runner}
    for _ in range(limit):
        if not game.state.decisions:
            return game
        decision = game.state.decisions[0]
        keys = choose(game, decision.seat, decision.id, levels[decision.seat])
        game.answer(decision.seat, decision.id, keys)
    raise RuntimeError(f"the game is not over after {limit} answers")
