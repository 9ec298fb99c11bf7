"""Knock-out: the sites' own tables and played cases, any size of field, sides, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.leagues.bracket_shapes import seeding, shape_of
from engine.leagues.brackets import Bracket, BracketGame, bracket
from engine.leagues.errors import LeagueError
from engine.leagues.final import final_order, is_over
from engine.leagues.model import Cut, Elimination, Event, GameResult, Pairing, Result, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, correct, pick_side, report
from engine.leagues.roster import drop
from engine.leagues.setup import planned_rounds
from tests.leagues.events import field, finish, fixture, play

SPEC = fixture("cobra_spec_brackets")


def knock_out(names: int | list[str], elimination: Elimination = "double") -> Event:
    """Everybody seeded as they come."""
    event = field(
        names, format="double_elimination" if elimination == "double" else "single_elimination", seed=9
    )
    players = tuple(replace(player, seed=i) for i, player in enumerate(event.players, 1))
    return replace(event, players=players)


def decided(event: Event, winners: dict[str, str], until: int = 99) -> Event:
    """The bracket played with these winners by game number, up to a game."""
    while True:
        try:
            draft = pair_next_round(event)
        except LeagueError:
            return event
        games = [p for p in draft.round.pairings if p.table <= until]
        if not games or any(str(p.table) not in winners for p in games):
            return event
        event = publish(event, replace(draft, round=replace(draft.round, pairings=tuple(games))))
        event = finish(event, lambda p: winners[str(p.table)])


@pytest.mark.parametrize("size", [4, 8, 16])
def test_the_tables_of_double_elimination(size: int) -> None:
    wanted = SPEC["double_elim"][f"top{size}"]["games"]
    assert {str(number): list(game) for number, game in shape_of(size).items()} == wanted


@pytest.mark.parametrize("case", SPEC["cases"], ids=lambda case: case["bracket"])
def test_played_cases(case: dict[str, Any]) -> None:
    event = decided(knock_out(case["players_by_seed"]), case["winners"])
    assert bracket(event).finished
    assert list(bracket(event).places) == case["expected"] == list(final_order(event))
    for partial in case.get("partial", ()):
        winners = dict(case["winners"])
        if "winner14" in partial:
            winners["14"] = partial["winner14"]
        event = decided(knock_out(case["players_by_seed"]), winners, until=partial["after_game"])
        assert list(bracket(event).places) == partial["expected"]


@pytest.mark.parametrize(("size", "cut"), [(2, 0), (3, 3), (4, 4)])
def test_the_tables_of_small_single_elimination(size: int, cut: int) -> None:
    games = SPEC["single_elim"][f"top{size}"]
    event = knock_out(size, "single")
    seen: dict[str, list[Any]] = {}
    won: dict[str, str] = {}
    number = 0
    while not bracket(event, Cut(tuple(p.id for p in event.players), "single")).finished:
        draft = pair_next_round(event)
        number += 1
        for pairing in draft.round.pairings:
            seen[str(pairing.table)] = [number, *pairing.players]
            won[f"W{pairing.table}"] = min(pairing.players)
        event = finish(publish(event, draft))
    names = {f"S{i}": player.id for i, player in enumerate(event.players, 1)} | won
    assert {n: [at, {names[a], names[b]}] for n, (at, a, b) in games.items()} == {
        n: [at, {a, b}] for n, (at, a, b) in seen.items()
    }


def test_single_elimination_seeds_anew_after_each_round() -> None:
    games = SPEC["single_elim"]["top8"]
    event = knock_out(8, "single")
    draft = pair_next_round(event)
    assert [[p.table, *p.players] for p in draft.round.pairings] == [
        [n, f"p0{games[str(n)][1][1]}", f"p0{games[str(n)][2][1]}"] for n in (1, 2, 3, 4)
    ]
    # Seed 8 beats seed 1, all others win: 2, 3, 4, 8 are left, and 2 meets 8.
    upset = {1: "p08", 2: "p02", 3: "p03", 4: "p04"}
    event = finish(publish(event, draft), lambda p: upset[p.table])
    draft = pair_next_round(event)
    assert [p.players for p in draft.round.pairings] == [("p02", "p08"), ("p03", "p04")]
    event = finish(publish(event, draft))
    assert pair_next_round(event).round.pairings[0].players == ("p02", "p03")


@pytest.mark.parametrize("size", [*range(2, 20), 32, 33, 48, 64])
@pytest.mark.parametrize("elimination", ["single", "double"])
def test_any_field_comes_to_an_end(size: int, elimination: Elimination) -> None:
    """Everybody but the winner loses as often as the format asks, and the better seed always winning places
    them by seed where the bracket can tell."""
    event = knock_out(size, elimination)
    lost: dict[str, int] = dict.fromkeys((player.id for player in event.players), 0)
    allowed = 1 if elimination == "single" else 2
    games = 0
    while not event.rounds or not bracket(event).finished:
        draft = pair_next_round(event)
        paired = [one for p in draft.round.pairings for one in p.players]
        assert len(paired) == len(set(paired))
        assert all(lost[one] < allowed for one in paired)
        still = {one for one, times in lost.items() if times < allowed}
        assert set(paired) | set(draft.resting) == still
        games += len(draft.round.pairings)
        for pairing in draft.round.pairings:
            lost[max(pairing.players)] += 1
        event = finish(publish(event, draft))
    with pytest.raises(LeagueError, match="p01 has won"):
        pair_next_round(event)
    places = bracket(event).places
    assert sorted(str(one) for one in places) == sorted(lost)
    assert places[:2] == ("p01", "p02")
    assert lost.pop("p01") == 0
    assert set(lost.values()) == {allowed}
    assert games == (size - 1) * allowed
    if elimination == "single":
        assert list(places) == sorted(str(one) for one in places)


def test_the_reset_is_played_only_if_it_must() -> None:
    event = knock_out(4)
    winners = {"1": "p01", "2": "p02", "3": "p01", "4": "p03", "5": "p02"}
    straight = decided(event, winners | {"6": "p01"})
    assert bracket(straight).places[0] == "p01"
    assert len(straight.rounds) == 4
    twice = decided(event, winners | {"6": "p02", "7": "p01"})
    assert bracket(twice).places[:2] == ("p01", "p02")
    assert len(twice.rounds) == 5
    assert bracket(twice).games[-1].reset


def test_the_best_two_meet_only_at_the_end() -> None:
    assert seeding(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    for size in (32, 64):
        games = shape_of(size)
        assert len(games) == 2 * size - 1
        assert {games[i][1] for i in range(1, size // 2 + 1)} <= {f"S{i}" for i in range(1, size + 1)}


def with_cut(elimination: Elimination = "double", size: int = 4) -> Event:
    """Swiss of eight players is over; the cut's first round is published."""
    event = field(8, format="sss", seed=21, rounds=3, cut=size, elimination=elimination)
    event = play(event, planned_rounds(event))
    return publish(event, pair_next_round(event))


def seeds_of(event: Event) -> tuple[str, ...]:
    assert event.cut is not None
    return event.cut.seeds


def test_the_higher_seed_picks_a_side_in_the_first_round_of_the_cut() -> None:
    event = with_cut()
    seeds = seeds_of(event)
    first = event.rounds[-1].pairings[0]
    assert first.players == (seeds[0], seeds[3])
    assert first.corp == ""
    with pytest.raises(LeagueError, match="the higher seed does"):
        pick_side(event, 4, 1, seeds[3], "corp")
    event = pick_side(event, 4, 1, seeds[0], "runner")
    assert event.pairing(4, 1).corp == seeds[3]
    with pytest.raises(LeagueError, match="no side to pick"):
        pick_side(event, 4, 1, seeds[0], "corp")
    # A round of the main stage has none to pick either.
    with pytest.raises(LeagueError, match="no side to pick"):
        pick_side(event, 1, 1, event.rounds[0].pairings[0].player1, "corp")


def test_later_the_one_with_fewer_corp_games_is_the_corp() -> None:
    event = with_cut()
    seeds = seeds_of(event)
    event = pick_side(event, 4, 1, seeds[0], "corp")
    event = pick_side(event, 4, 2, seeds[1], "runner")
    event = finish(event, lambda p: p.player1)
    draft = pair_next_round(event)
    upper = next(p for p in draft.round.pairings if set(p.players) == {seeds[0], seeds[1]})
    assert upper.corp == seeds[1]
    lower = next(p for p in draft.round.pairings if set(p.players) == {seeds[2], seeds[3]})
    assert lower.corp == seeds[3]


def test_a_tied_game_of_the_cut_goes_to_the_higher_seed() -> None:
    event = with_cut("single")
    seeds = seeds_of(event)
    for number in (1, 2):
        pairing = event.pairing(4, number)
        tie = Result((GameResult(pairing.player1, pairing.player2 or "", 1, 1),))
        event = report(event, 4, number, tie)
    event = complete_round(event)
    assert pair_next_round(event).round.pairings[0].players == seeds[:2]


def test_a_game_against_somebody_who_left_is_won_without_being_played() -> None:
    event = finish(with_cut(), lambda p: p.player1)
    seeds = seeds_of(event)
    event = drop(event, seeds[1])
    draft = pair_next_round(event)
    upper = next(p for p in draft.round.pairings if seeds[1] in p.players)
    assert (upper.status, upper.absent, upper.points(seeds[0])) == ("confirmed", (seeds[1],), 3)
    while not is_over(event, 3):
        event = finish(publish(event, pair_next_round(event)), lambda p: p.player1)
    assert bracket(event).places[0] == seeds[0]
    assert final_order(event)[:4] == bracket(event).places


def test_the_cut_of_a_swiss_event_and_the_rest_behind_it() -> None:
    event = with_cut("single")
    while not is_over(event, 3):
        event = finish(event, lambda p: p.player2 or "") if not event.rounds[-1].completed else event
        if not is_over(event, 3):
            event = publish(event, pair_next_round(event))
    order = final_order(event)
    seeds = seeds_of(event)
    assert sorted(order[:4]) == sorted(seeds)
    assert len(order) == len(set(order)) == 8
    # Both lower seeds won, and then the lower of them.
    assert order[:2] == (seeds[3], seeds[2])
    with pytest.raises(LeagueError, match="has won"):
        pair_next_round(event)


def test_results_that_others_play_on_from_cannot_be_turned_around() -> None:
    event = finish(with_cut(), lambda p: p.player1)
    event = publish(event, pair_next_round(event))
    pairing = event.pairing(4, 1)
    other = Result((GameResult(pairing.corp, pairing.opponent(pairing.corp) or "", 0, 3),))
    with pytest.raises(LeagueError, match="drawn"):
        correct(event, 4, 1, other)
    swiss = event.pairing(1, 1)
    other = Result((GameResult(swiss.corp, swiss.opponent(swiss.corp) or "", 1, 1),))
    with pytest.raises(LeagueError, match="drawn"):
        correct(event, 1, 1, other)


def test_no_bracket_before_there_is_one() -> None:
    with pytest.raises(LeagueError, match="no bracket yet"):
        bracket(field(8))


def test_what_a_bracket_shows_before_it_is_played() -> None:
    names = tuple("abcd")
    empty: Bracket = bracket(field(0), Cut(names, "double"))
    assert empty.places == (None,) * 4
    assert not empty.finished
    assert empty.games[0] == BracketGame(1, 1, "a", "d", ("S1", "S4"))
    assert [game.number for game in empty.games if game.playable] == [1, 2]
    assert empty.games[4].slots == ("L3", "W4")
    three = bracket(field(0), Cut(tuple("abc"), "double"))
    assert three.games[0].free
    assert three.games[0].winner == "a"
    assert isinstance(three.places, tuple)
    assert len(three.places) == 3


def test_settings_of_a_cut_that_cannot_be() -> None:
    for wrong, words in (
        (Settings(cut=5), "3, 4, 8 or 16"),
        (Settings(cut=8, format="ladder"), "no cut"),
        (Settings(elimination="triple"), "single or double"),  # type: ignore[arg-type]
    ):
        with pytest.raises(LeagueError, match=words):
            field(0, wrong)


def test_three_in_a_double_elimination_cut() -> None:
    event = with_cut(size=3)
    seeds = seeds_of(event)
    assert [p.players for p in event.rounds[-1].pairings] == [(seeds[1], seeds[2])]
    while not is_over(event, 3):
        event = finish(event, lambda p: p.player1)
        if not is_over(event, 3):
            event = publish(event, pair_next_round(event))
    assert bracket(event).places == seeds
    assert all(isinstance(p, Pairing) for p in event.rounds[-1].pairings)
