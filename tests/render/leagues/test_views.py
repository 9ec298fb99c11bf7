"""Views tell an event as it is: ranks, movement, the cut, states, where somebody comes from."""

from __future__ import annotations

from random import Random

import pytest

from engine.leagues.brackets import begin_cut, bracket
from engine.leagues.errors import LeagueError
from engine.leagues.model import GameResult, Result, Settings
from engine.leagues.ratings import Book, rate_period
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import add_player, drop
from engine.leagues.standings import standings
from engine.leagues.views import bracket_view, leaderboard_view, pairings_view, standings_view
from tests.render.leagues import samples


def test_standings_are_those_of_the_event() -> None:
    event = samples.swiss()
    view = standings_view(event)
    (section,) = view.sections
    rows = standings(event)
    assert [(r.rank, r.name, r.points, r.won, r.drawn, r.lost, r.byes) for r in section.rows] == [
        (r.rank, r.name, r.points, r.won, r.drawn, r.lost, r.byes) for r in rows
    ]
    assert (view.round, view.rounds, view.playing, view.cut, view.cut_drawn) == (5, 8, 0, 8, False)
    assert {row.name: row.status for row in section.rows if row.status != "active"} == {
        "Tomás": "dropped",
        "Noor": "retired",
    }


def test_movement_is_from_the_round_before() -> None:
    event = samples.swiss()
    before = {row.player: row.rank for row in standings(event, before=5)}
    now = {row.name: before[row.player] - row.rank for row in standings(event)}
    moved = {row.name: row.moved for row in standings_view(event).sections[0].rows}
    assert moved == now
    assert any(moved.values())


def test_nobody_has_moved_in_round_one_and_newcomers_have_no_past() -> None:
    first = standings_view(samples.swiss(8, 1, cut=0)).sections[0].rows
    assert [row.moved for row in first] == [None] * 8
    event = add_player(samples.swiss(8, 2, cut=0, total=6), "late", "Late")
    event = samples.played(samples.paired(event), Random(1))
    moved = {row.name: row.moved for row in standings_view(event).sections[0].rows}
    assert moved.pop("Late") is None
    assert None not in moved.values()
    assert sum(moved.values()) == 0  # type: ignore[arg-type]


def test_a_round_that_is_being_played_is_named_and_does_not_count() -> None:
    event = samples.played(samples.paired(samples.swiss(8, 2, cut=0)), Random(1), left=2)
    view = standings_view(event)
    assert (view.round, view.playing) == (2, 3)
    assert view.sections == standings_view(samples.swiss(8, 2, cut=0)).sections


def test_who_dropped_is_not_in_the_cut() -> None:
    event = samples.swiss(16, 3, cut=4)
    leader = standings(event)[0]
    rows = standings_view(drop(event, leader.player)).sections[0].rows
    assert [row.name for row in rows if row.in_cut] == [row.name for row in rows if row.status == "active"][
        :4
    ]
    assert not rows[0].in_cut


def test_no_cut_is_shown_that_cannot_be() -> None:
    event = samples.swiss(16, 3, cut=16)  # two have dropped
    assert not any(row.in_cut for row in standings_view(event).sections[0].rows)
    assert not any(row.in_cut for row in standings_view(samples.swiss(16, 0)).sections[0].rows)


def test_a_drawn_cut_is_its_seeds() -> None:
    event = samples.with_cut(8, 1)
    assert event.cut is not None
    view = standings_view(event)
    assert view.cut_drawn
    assert [row.name for row in view.sections[0].rows if row.in_cut] == [
        event.name_of(one) for one in event.cut.seeds
    ]


def test_equals_are_marked_as_parted_by_lot() -> None:
    event = samples.signed_up("Pairs", Settings(format="sss", seed=1, rounds=2), samples.names(4))
    event = samples.paired(event)
    for number, pairing in owing(event):
        event = report(event, number, pairing.table, Result(intentional_draw=True))
    event = complete_round(event)
    assert [row.lot for row in standings_view(event).sections[0].rows] == [True] * 4
    mixed = standings_view(samples.swiss()).sections[0].rows
    assert not mixed[0].lot


def test_divisions_are_ranked_by_themselves() -> None:
    event = samples.divisions()
    view = standings_view(event)
    assert [section.division for section in view.sections] == [1, 2, 3]
    for section in view.sections:
        assert [row.rank for row in section.rows] == list(range(1, len(section.rows) + 1))
        alone = standings_view(event, division=section.division)
        assert alone.sections == (section,)


def test_a_ladder_is_its_order() -> None:
    event = samples.ladder()
    view = standings_view(event)
    assert [row.name for row in view.sections[0].rows] == [event.name_of(one) for one in event.ladder]
    assert not view.scored
    assert sum(row.won for row in view.sections[0].rows) == sum(row.lost for row in view.sections[0].rows) > 0


def test_a_knock_out_shows_places_only_once_they_are_decided() -> None:
    going = standings_view(samples.knock_out(8, True, 3)).sections[0].rows
    assert [row.rank for row in going] == [0, 0, 0, 0, 5, 6, 7, 8]
    over = standings_view(samples.knock_out(8, True, 20)).sections[0].rows
    assert [row.rank for row in over] == list(range(1, 9))
    assert over[0].name == "Jonas"


def test_pairings_tell_the_state_of_every_table() -> None:
    event, playing = samples.mixed_round()
    view = pairings_view(event, playing=playing)
    states = [each.state for each in view.pairings]
    assert states.count("playing") == states.count("reported") == states.count("void") == 1
    assert states[-1] == "bye"
    assert view.left == states.count("open") + 2
    for each, pairing in zip(view.pairings, sorted(event.rounds[-1].pairings, key=_byes_last), strict=True):
        assert each.table == pairing.table
        assert each.first == event.name_of(pairing.player1)
        if pairing.corp:
            assert event.name_of(pairing.corp) == (each.first, each.second)[each.corp - 1]
        assert (each.score is None) == (each.state in ("open", "playing", "void"))


def _byes_last(pairing: object) -> tuple[bool, int]:
    return (getattr(pairing, "player2") is None, getattr(pairing, "table"))  # noqa: B009


def test_pairings_of_a_round_there_is_not_are_refused() -> None:
    with pytest.raises(LeagueError):
        pairings_view(samples.swiss(), 9)
    with pytest.raises(LeagueError):
        pairings_view(samples.swiss(4, 0))


def test_a_round_of_the_cut_counts_from_one() -> None:
    view = pairings_view(samples.with_cut(8, 1))
    assert (view.stage_cut, view.number, view.rounds) == (True, 1, 0)
    knock_out = pairings_view(samples.knock_out(8, True, 2))
    assert (knock_out.stage_cut, knock_out.number) == (False, 2)


def test_open_challenges_of_a_ladder_are_one_list() -> None:
    event = samples.ladder()
    view = pairings_view(event)
    assert [each.table for each in view.pairings] == [number for number, _ in owing(event)]
    assert view.left == len(view.pairings) > 1


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 11, 16, 17, 32])
@pytest.mark.parametrize("rounds", [1, 3, 20])
def test_brackets_show_every_game_that_is_played_once(count: int, double: bool, rounds: int) -> None:
    event = samples.knock_out(count, double, rounds)
    view = bracket_view(event)
    tree = bracket(event)
    shown = [game for each in view.rounds for game in each.games]
    wanted = {game.number for game in tree.games if not game.free or game.reset}
    assert sorted(game.number for game in shown) == sorted(wanted)
    for game in shown:
        original = tree.games[game.number - 1]
        for one, identifier in ((game.first, original.one), (game.second, original.other)):
            if one.name:
                assert identifier is not None
                assert one.name == event.name_of(identifier)
                assert one.seed == tree.seeds.index(identifier) + 1
                assert one.won == (original.winner == identifier)
        if game.state == "done":
            assert [game.first.won, game.second.won].count(True) == 1
            assert game.first.score is not None
        # A player who is not known comes from a game that is on the picture.
        for one in (game.first, game.second):
            if not one.name and one.source and not game.reset:
                assert int(one.source[1:]) in wanted
    assert len(view.free) == (0 if count & (count - 1) == 0 else (1 << count.bit_length()) - count)
    if tree.finished:
        assert view.winner == event.name_of(tree.places[0] or "")
        assert [place.place for place in view.places] == list(range(1, count + 1))


def test_a_bracket_can_be_seen_before_it_is_drawn() -> None:
    event = samples.swiss(16, 3, cut=4)
    with pytest.raises(LeagueError):
        bracket_view(event)
    view = bracket_view(event, cut=begin_cut(event))
    assert [game.state for game in view.rounds[0].games] == ["ready", "ready"]
    assert view.players == 4


def test_ratings_are_ranked_and_provisional_ones_are_not() -> None:
    book, people = samples.book()
    view = leaderboard_view(book, people, community="Harbour Nine")
    sure = [row for row in view.corp if not row.provisional]
    assert [row.rank for row in sure] == list(range(1, len(sure) + 1))
    assert [row.rating for row in sure] == sorted((row.rating for row in sure), reverse=True)
    assert all(row.games >= 10 for row in sure)
    assert all(row.rank == 0 and row.games < 10 for row in view.corp[len(sure) :])


def test_who_has_no_name_is_not_on_the_board() -> None:
    book, people = samples.book()
    first = leaderboard_view(book, people).corp[0]
    known = {one: name for one, name in people.items() if name != first.name}
    view = leaderboard_view(book, known)
    assert first.name not in {row.name for row in view.corp}
    assert view.corp[0].rank == 1


def test_change_is_of_the_last_period_only() -> None:
    book = rate_period(Book(), 1, [GameResult("a", "b", 3, 0)])
    book = rate_period(book, 2, [GameResult("a", "b", 3, 0), GameResult("c", "b", 0, 3)])
    names = {"a": "Ann", "b": "Ben", "c": "Cleo"}
    view = leaderboard_view(book, names)
    changes = {row.name: row.change for row in view.corp}
    assert changes["Cleo"] is None  # began in it
    assert (changes["Ann"] or 0) > 0
    later = leaderboard_view(rate_period(book, 3, [GameResult("c", "b", 3, 0)]), names)
    assert {row.name: row.change is None for row in later.corp} == {"Ann": True, "Cleo": False}
