"""Whole games between automatic players, with fixed seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine.netrunner import Orders, new_game
from engine.netrunner.decklists.formats import STARTER
from engine.netrunner.decklists.preconstructed import preconstructed
from engine.netrunner.policy import ASK_ALL
from engine.players.netrunner import play_out
from tests.long import slices
from tools.ladder.__main__ import strength
from tools.ladder.games import KINDS, Player, winner
from tools.ladder.strangers import wanders
from tools.sweep.netrunner_decks import deck

GAMES = slices([(12, 11), (100, 95)], 1)
"""Games played, and how many of them a sensible player has to win against a random one."""


def winners(level: str, corp: str, runner: str, games: int) -> list[str]:
    found = []
    for seed in range(games):
        game = play_out(new_game(level, seed=seed), corp=corp, runner=runner)
        assert game.result is not None
        found.append(game.result.winner or "draw")
    return found


@pytest.mark.parametrize("games", GAMES, ids=str)
@pytest.mark.parametrize("level", ["beginner", "intermediate"])
def test_a_sensible_corp_beats_a_random_runner(level: str, games: tuple[int, int]) -> None:
    played, least = games
    assert winners(level, "sensible", "random", played).count("corp") >= least


@pytest.mark.parametrize("games", GAMES, ids=str)
@pytest.mark.parametrize("level", ["beginner", "intermediate"])
def test_a_sensible_runner_beats_a_random_corp(level: str, games: tuple[int, int]) -> None:
    played, least = games
    assert winners(level, "random", "sensible", played).count("runner") >= least


@pytest.mark.parametrize("games", slices([(8, 1), (40, 8)], 1), ids=str)
@pytest.mark.parametrize("level", ["beginner", "intermediate"])
def test_sensible_players_are_a_match_for_each_other_and_come_to_an_end(
    level: str, games: tuple[int, int]
) -> None:
    """Each side wins a fair part of them."""
    turns, won = [], []
    played, least = games
    for seed in range(played):
        game = play_out(new_game(level, seed=seed), corp="sensible", runner="sensible")
        assert game.result is not None
        turns.append(game.turn)
        won.append(game.result.winner)
    assert max(turns) <= 80
    assert least <= won.count("corp") <= played - least


def shares(
    player: Player, other: Player, seeds: int, kinds: Sequence[str] = (STARTER,)
) -> tuple[float, float]:
    """The part of the games a player wins as Corp and as Runner, on the same seeds; these decks in turn."""
    decks = [kinds[seed % len(kinds)] for seed in range(seeds)]
    as_corp = sum(winner(seed, player, other, kind) == "corp" for seed, kind in enumerate(decks))
    as_runner = sum(winner(seed, other, player, kind) == "runner" for seed, kind in enumerate(decks))
    return as_corp / seeds, as_runner / seeds


def share(player: Player, other: Player, seeds: int, kinds: Sequence[str] = (STARTER,)) -> float:
    """The part of the games a player wins, each seed played with both sides."""
    return sum(shares(player, other, seeds, kinds)) / 2


NEIGHBOURS = [
    ("easy", "sensible", 12, 0.55, 0.85),
    ("easy", "sensible", 120, 0.65, 0.8),
    ("sensible", "strong", 20, 0.58, 0.85),
]
"""Who plays whom on how many seeds, and between which parts of the games the stronger one has to win."""
STRANGERS = [("sensible", 8, 0.6), ("strong", 6, 0.8)]


@pytest.mark.parametrize("match", slices(NEIGHBOURS, 1), ids=str)
def test_a_strength_wins_most_but_not_all_games_against_the_next(
    match: tuple[str, str, int, float, float],
) -> None:
    """Neighbours win 65 to 75 %, by all kinds of decks; `tools.ladder strengths` measures it.
    Few seeds leave more room."""
    weaker, stronger, seeds, least, most = match
    assert least <= share(strength(stronger), strength(weaker), seeds, tuple(KINDS)) <= most


@pytest.mark.long
def test_the_easy_one_is_as_easy_for_either_side() -> None:
    as_corp, as_runner = shares(strength("sensible"), strength("easy"), 120, tuple(KINDS))
    assert abs(as_corp - as_runner) <= 0.12, (as_corp, as_runner)


@pytest.mark.parametrize("match", slices(STRANGERS, 1), ids=str)
def test_a_strength_beats_strangers_that_nobody_expects(match: tuple[str, int, float]) -> None:
    level, seeds, least = match
    assert share(strength(level), wanders, seeds) >= least


def test_random_players_come_to_an_end() -> None:
    for seed in range(5):
        game = play_out(new_game("beginner", seed=seed), corp="random", runner="random")
        assert game.result is not None


def test_sensible_players_cope_with_every_window_of_the_rulebook() -> None:
    won = []
    for seed in range(3):
        game = play_out(
            new_game("intermediate", seed=seed, policy=ASK_ALL), corp="sensible", runner="sensible"
        )
        assert game.result is not None
        won.append(game.result.winner)
        game = new_game("beginner", seed=seed)
        game.set_orders("corp", Orders(full_control=True))
        game.set_orders("runner", Orders(full_control=True))
        result = play_out(game, corp="sensible", runner="random").result
        assert result is not None
        won.append(result.winner)
    assert won[1::2] == ["corp"] * 3


def test_a_limit_stops_a_game_that_takes_too_long() -> None:
    with pytest.raises(RuntimeError, match="3 answers"):
        play_out(new_game("beginner", seed=1), limit=3)


@pytest.mark.parametrize("played", slices([12, 100], 1))
@pytest.mark.parametrize(
    ("corp", "runner", "least"),
    [("sensible", "random", {12: 8, 100: 83}), ("random", "sensible", {12: 11, 100: 95})],
)
def test_a_sensible_player_beats_a_random_one_with_any_legal_decks(
    corp: str, runner: str, least: dict[int, int], played: int
) -> None:
    wins = 0
    for seed in range(played):
        game = new_game("intermediate", seed, corp=deck("corp", seed), runner=deck("runner", seed))
        result = play_out(game, corp=corp, runner=runner).result
        assert result is not None
        wins += result.winner == ("corp" if corp == "sensible" else "runner")
    # 95 in 100 are aimed at. The Corp wins 88 to 91, with more than twelve pieces of ice 92 to 95, with fewer
    # than eight some 70. It is the deal as much as the play: with the same decks and other shuffles it wins
    # three in four of the games it lost. Every new card gives all seeds other decks: the Corp's bar is some
    # standard errors below, and shows a broken player, not a new card.
    assert wins >= least[played]


@pytest.mark.parametrize("games", slices([1, 100], 1))
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_sensible_player_beats_a_random_one_with_each_preconstructed_deck(side: str, games: int) -> None:
    """Against the other side's in turn: 95 in 100 of all games, and with no deck fewer than nine in ten."""
    decks = {s: [one for one in preconstructed() if one.side == s] for s in ("corp", "runner")}
    ours, theirs = decks[side], decks["runner" if side == "corp" else "corp"]
    won = Counter[str]()
    for at, one in enumerate(ours):
        for seed in range(games):
            other = theirs[(seed + at) % len(theirs)]
            corp, runner = (one, other) if side == "corp" else (other, one)
            game = new_game("intermediate", 1000 + seed, corp=corp.deck, runner=runner.deck)
            levels = ("sensible", "random") if side == "corp" else ("random", "sensible")
            played = play_out(game, *levels).result
            assert played is not None
            won[one.key] += played.winner == side
    assert len(ours) == 10
    assert won.total() >= 0.95 * len(ours) * games - (games < 100)
    assert games < 100 or min(won[one.key] for one in ours) >= 0.9 * games, won
