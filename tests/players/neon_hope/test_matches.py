"""Whole episodes of automatic players, with fixed seeds: so many are won and lost, exactly, every time."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.neon_hope import load, new_game
from engine.players import choose
from engine.players.neon_hope import play_out
from tests.long import slices
from tools import balance, bands, spread, ways
from tools.balance import Cell, Played
from tools.sweep.neon_hope import library

SIZES = [(1, 12), *(pytest.param(characters, 40, marks=pytest.mark.long) for characters in (1, 4))]
"""Characters, and games to play with them."""


def won(cell: Cell, games: int = 40) -> float:
    played = balance.measure(cell, range(1, games + 1))
    return sum(game.won for game in played) / len(played)


@pytest.mark.parametrize(("characters", "games"), SIZES)
def test_sensible_players_win_about_half_of_the_first_episode_at_normal(characters: int, games: int) -> None:
    assert 0.3 <= won(Cell("afterglow", characters, "normal"), games) <= 0.7


@pytest.mark.parametrize(("characters", "games"), SIZES)
def test_hopeless_is_not_quite(characters: int, games: int) -> None:
    assert 0.05 <= won(Cell("afterglow", characters, "hopeless"), games) <= 0.45


@pytest.mark.long
def test_the_second_episode_carries_on_and_is_as_hard() -> None:
    normal, hopeless = won(Cell("line-nine", 3, "normal")), won(Cell("line-nine", 3, "hopeless"))
    assert 0.35 <= normal <= 0.75
    assert 0.1 <= hopeless <= 0.5
    assert hopeless < normal


@pytest.mark.parametrize("games", slices((12, 40), 1))
def test_random_players_hardly_ever_win(games: int) -> None:
    wins = 0
    for seed in range(games):
        game = new_game(library(), pack="pilot", episode="afterglow", characters=["bruna", "zaki"], seed=seed)
        over = play_out(game, "random").state.over
        assert over is not None
        wins += over.won
    assert wins <= games // 20


def test_sensible_players_get_through_the_test_pack() -> None:
    ends = []
    for seed in range(20):
        game = new_game(
            library(), pack="testpack", episode="first", characters=["vex", "noor", "kim"], seed=seed
        )
        over = play_out(game).state.over
        assert over is not None
        ends.append(over.won)
    assert sum(ends) >= 10


def test_an_episode_takes_rounds_a_table_can_play() -> None:
    rounds = [game.rounds for game in balance.measure(Cell("afterglow", 4, "normal"), range(1, 6))]
    assert 3 <= min(rounds) <= max(rounds) <= 9


def test_choosing_is_repeatable_and_changes_nothing() -> None:
    game = new_game(library(), pack="pilot", episode="afterglow", characters=["jun", "oda"], seed=4)
    count = 0
    while game.decisions:
        decision = game.decisions[0]
        chosen = choose(game, decision.seat, decision.id, "sensible")
        if count % 10 == 0:
            before = game.save()
            again = load(before, library())
            assert choose(again, decision.seat, decision.id, "sensible") == chosen
            assert game.save() == before
        game.answer(decision.seat, decision.id, chosen)
        count += 1
    assert count > 50


def test_a_limit_stops_a_game_that_takes_too_long() -> None:
    game = new_game(library(), pack="testpack", episode="first", characters=["vex"], seed=1)
    with pytest.raises(RuntimeError, match="3 answers"):
        play_out(game, limit=3)


def test_the_table_says_how_games_end(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--games", "4", "--episode", "afterglow", "--characters", "2", "--difficulty", "hopeless"]
    assert balance.main([*given, "--processes", "1"]) == 0
    header, row, level = capsys.readouterr().out.splitlines()
    assert header.split()[:5] == ["episode", "pl.", "difficulty", "games", "won"]
    assert row.split()[:4] == ["afterglow", "2", "hopeless", "4"]
    assert "%" in row
    assert level.startswith("hopeless: 4 nights, ")
    assert level.endswith(" 20 to 30")


@pytest.mark.parametrize(
    ("won", "games", "within", "said"),
    [
        (50, 100, bands.band("normal"), "in 45 to 60"),
        (14, 100, bands.band("normal", way=True, lost=True), "below 30 to 70"),
        (14, 100, bands.band("hopeless", way=True, lost=True), "in 5 to 40"),
        (64, 100, bands.band("hopeless", way=True, lost=True), "above 5 to 40"),
        (43, 100, bands.band("normal"), "near 45 to 60"),
        (0, 3, bands.band("normal"), "near 45 to 60"),
        (0, 13, bands.band("normal", way=True), "below 35 to 70"),
    ],
)
def test_a_measurement_is_held_against_its_band_as_far_as_chance_allows(
    won: int, games: int, within: bands.Band, said: str
) -> None:
    assert bands.verdict(won, games, within) == said


def test_a_way_into_a_night_has_a_wider_band_and_one_that_was_lost_a_lower_one() -> None:
    for level in bands.ORDER:
        whole, won, lost = bands.band(level), bands.band(level, True), bands.band(level, True, True)
        assert lost.least < won.least < whole.least < whole.most < won.most == lost.most
    assert balance.won_by("line-nine", "lights-out")
    assert not balance.won_by("line-nine", "worn-out")


def test_levels_are_in_order_if_none_is_won_more_often_than_an_easier_one() -> None:
    assert bands.ordered({"normal": 0.5, "hopeless": 0.2, "hard": 0.3})
    assert not bands.ordered({"normal": 0.5, "hopeless": 0.4, "hard": 0.3})


def test_the_table_tells_every_way_into_an_episode_apart() -> None:
    come = [("lights-out", True), ("caught", False), ("caught", True), ("caught", False)]
    played = [
        Played("line-nine", way, won, "objective" if won else "surveillance", 7, 20) for way, won in come
    ]
    rows = [line.split() for line in balance.lines(Cell("line-nine", 2, "normal"), played)]
    assert [row[: row.index("normal")] for row in rows] == [
        ["line-nine", "2"], ["after", "caught", "2"], ["after", "lights-out", "2"],
    ]  # fmt: skip
    assert [row[row.index("%") - 2 : row.index("%")] for row in rows] == [
        ["4", "50"],
        ["3", "33"],
        ["1", "100"],
    ]


def test_a_campaign_is_measured_with_the_steps_between_its_episodes() -> None:
    told = balance.play_campaign(2, "normal", 3, until="line-nine")
    assert [game.episode for game in told.episodes] == ["afterglow", "line-nine"]
    assert told.episodes[0].after == ways.FIRST
    assert told.episodes[1].after in ways.library().pack("pilot").episodes["afterglow"].resolutions
    assert balance.play_campaign(2, "normal", 3, until="line-nine") == told


def test_each_way_into_an_episode_can_be_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--games", "1", "--episode", "lighthouse", "--characters", "1", "--difficulty", "normal"]
    assert balance.main([*given, "--processes", "1", "--ways", "caught", "worn-out"]) == 0
    _, *rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[: row.index("normal") - 1] for row in rows] == [
        ["lighthouse"], ["after", "caught"], ["after", "worn-out"],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("way", "note"), [("caught", "island-lost"), ("worn-out", "island-lost"), ("light-kept", "keeper-talked")]
)
def test_a_way_is_come_by_in_play(way: str, note: str) -> None:
    """Also by what happens seldom: what the nights before have noted stands, and the last ended as wanted."""
    come = ways.come_by("page-212-night", way, 1, "normal", 3)
    if come is None:
        pytest.fail("the Lighthouse was not won in eight tries")
    assert come.results[-1] == ("lighthouse", way)
    assert note in come.notes
    assert come.results[:-1] == ways.come("lighthouse", 1, "normal", 3).results


def test_the_ways_into_an_episode_are_the_ends_of_the_one_before() -> None:
    first, second, *_ = ways.story()
    assert ways.ways(first) == (ways.FIRST,)
    assert ways.ways(second) == tuple(ways.library().pack("pilot").episodes[first].resolutions)


def test_in_a_round_each_character_plays_as_often_as_each_other() -> None:
    for number in range(1, 5):
        cells = Counter(
            (character, table.difficulty)
            for table in spread.tables(3, [number], ["normal", "hard"])
            for character in table.characters
        )
        assert len(cells) == 2 * len(ways.library().pack("pilot").characters)
        assert set(cells.values()) == {number}


def test_each_ring_of_a_round_has_neighbours_and_dice_of_its_own() -> None:
    """A few rings or seeds would weigh more than the characters."""
    rings: dict[tuple[int, str], set[tuple[str, ...]]] = {}
    for table in spread.tables(3, [2], ["normal", "hard"]):
        rings.setdefault((table.seed, table.difficulty), set()).add(table.characters)
    assert [len(rows) for rows in rings.values()] == [8, 8]
    assert len({seed for seed, _ in rings}) == 2
    assert len({frozenset(rows) for rows in rings.values()}) == 2


def test_the_share_of_a_character_counts_the_nights_of_its_tables() -> None:
    def told(*won: bool) -> balance.PlayedCampaign:
        nights = (
            Played(code, "-", each, "objective", 7, 20) for code, each in zip(ways.story(), won, strict=False)
        )
        return balance.PlayedCampaign(tuple(nights), "")

    found = spread.by_character([
        (spread.Table(("oda",), "hard", 1), told(True, True)),
        (spread.Table(("oda", "jun"), "hard", 1), told(True, False)),
    ])  # fmt: skip
    assert {code: (share.nights, share.won) for code, share in found.items()} == {
        "jun": (2, 0.5), "oda": (4, 0.75),
    }  # fmt: skip


def test_the_spread_is_printed_with_what_it_is_good_to(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--rounds", "1", "--characters", "1", "--difficulty", "hopeless"]
    assert spread.main(given) == 0
    first, _, *rows, last = capsys.readouterr().out.splitlines()
    assert "of 8 campaigns" in first
    assert len(rows) == 8
    assert last.endswith("points apart")
