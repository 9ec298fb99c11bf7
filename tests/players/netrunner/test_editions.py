"""The computer plays each edition of the rules: it reads what steps are for, and not their numbers."""

from __future__ import annotations

import pytest

from engine.netrunner import EDITIONS, new_game
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from engine.players.netrunner import advise, choose, play_out
from tests.long import rows

MATCHES = rows([(3, 5), (50, 95)], 1)
"""So many games of each side, and how many of all are to be won at least: 95 of 100."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("games", "least"), MATCHES)
def test_it_wins_against_the_random_player_on_both_sides(games: int, least: int, edition: str) -> None:
    won = 0
    for seed in range(5, 5 + games):
        for side in (CORP, RUNNER):
            game = new_game("intermediate", seed, edition=edition)
            play_out(game, *(("sensible", "random") if side == CORP else ("random", "sensible")))
            assert game.result is not None
            won += game.result.winner == side
    assert won >= least


@pytest.mark.parametrize("edition", ["rg1.0", "core2012"])
def test_it_advises_and_thinks_in_the_earlier_ones(edition: str) -> None:
    game = new_game("intermediate", 4, edition=edition)
    for _ in range(24):
        asked = game.decisions[0]
        legal = {option.key for option in asked.options}
        assert set(advise(game, asked.seat, asked.id, "sensible").keys) <= legal
        game.answer(asked.seat, asked.id, choose(game, asked.seat, asked.id, "sensible"))


@pytest.mark.parametrize(("identity", "runs"), [("Jinteki: Personal Evolution", False), ("", True)])
def test_nobody_steals_who_dies_of_it(identity: str, runs: bool) -> None:
    """With no card left, an identity that hurts whoever steals is a reason to draw first."""
    t = Table(corp=identity, edition="rg1.0")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.ice("R&D", "Palisade")
    t.set(corp_credits=1, runner_credits=9)
    t.start("runner")
    key = choose(t.game, RUNNER, t.decision.id, "sensible")[0]
    label = next(option.label for option in t.view(RUNNER).decisions[0].options if option.key == key)
    assert label.startswith("Run on") is runs
