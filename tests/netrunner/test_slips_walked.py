"""What is asked once more, walked through games of hasty players: nothing argues for the worse choice, and
who is told that a choice loses the game has lost it, if they go through with it."""

from __future__ import annotations

import random

import pytest

from engine.netrunner import Game, load, new_game
from engine.netrunner.table.questions import Decision
from engine.netrunner.table.state import CORP, RUNNER
from engine.players.netrunner import choose

LOSES = "loses the game"
STEPS = 400
GOES_ON = ("pay", "stay", "continue_run", "access_rd", "access_hq", "pass", "decline")
"""How the Runner goes through with it; the Corp passes."""


def through(game: Game, seat: str, decision: int, key: str) -> str | None:
    """Who has won once the option is taken and all that it leads to is let happen."""
    copy = load(game.save())
    copy.answer(seat, decision, (key,))
    for _ in range(60):
        if not copy.decisions or copy.run is None:
            break
        asked = copy.decisions[0]
        by_verb = {option.verb: option.key for option in asked.options}
        wanted = GOES_ON if asked.seat == RUNNER else ("pass",)
        first = next((by_verb[verb] for verb in wanted if verb in by_verb), asked.options[-1].key)
        most = [option.key for option in asked.options][: asked.minimum]
        copy.answer(asked.seat, asked.id, most if asked.minimum > 1 else (first,))
    return None if copy.result is None else copy.result.winner


def leaves(decision: Decision, key: str) -> bool:
    option = decision.option(key)
    return option is not None and option.verb == "jack_out"


@pytest.mark.parametrize("seed", [126, 120, 117])
def test_what_is_asked_once_more_is_so_and_leaving_never_is(seed: int) -> None:
    game, lots, asked, lost = new_game("intermediate", seed=seed), random.Random(seed), 0, 0
    for _ in range(STEPS):
        if not game.decisions:
            break
        decision = game.decisions[0]
        for option in game.view(decision.seat).decisions[0].options:
            if option.confirm is None:
                continue
            asked += 1
            assert not leaves(decision, option.key), option.confirm
            if LOSES in option.confirm:
                lost += 1
                assert through(game, decision.seat, decision.id, option.key) == CORP, option
        keys = [option.key for option in decision.options]
        if lots.random() < 0.5:
            game.answer(decision.seat, decision.id, tuple(lots.sample(keys, max(decision.minimum, 1))))
        else:
            careful = choose(game, decision.seat, decision.id, "sensible")
            game.answer(decision.seat, decision.id, careful)
    assert lost > 0
    assert asked > lost
