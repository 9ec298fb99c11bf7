"""Results as people report them, what cannot have been, and the end of a round."""

from __future__ import annotations

import pytest

from engine.leagues.errors import LeagueError
from engine.leagues.model import Event, GameResult, Pairing, Result, Settings
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.results import complete_round, confirm, correct, owing, reopen, report, settle
from engine.leagues.standings import standings
from tests.leagues.events import field, play, win


def running(form: str = "sss", size: int = 4) -> tuple[Event, Pairing]:
    """Round one is published; its first match."""
    event = field(size, format=form, seed=6, rounds=5)
    event = publish(event, pair_next_round(event))
    return event, event.pairing(1, 1)


def game(pairing: Pairing, corp_points: int, runner_points: int, corp: str = "") -> GameResult:
    corp = corp or pairing.corp
    return GameResult(corp, pairing.opponent(corp) or "", corp_points, runner_points)


def test_a_report_waits_for_the_other_player() -> None:
    event, match = running()
    one, other = match.players
    outcome = Result((game(match, 3, 0),))
    event = report(event, 1, 1, outcome, by=one)
    assert event.pairing(1, 1).status == "reported"
    with pytest.raises(LeagueError, match=f"not for {one} to say"):
        confirm(event, 1, 1, by=one)
    done = confirm(event, 1, 1, by=other)
    assert done.pairing(1, 1).status == "confirmed"
    assert done.pairing(1, 1).points(match.corp) == 3
    # The same report by the other one is a confirmation, silence until a time limit is one too.
    assert report(event, 1, 1, outcome, by=other).pairing(1, 1).status == "confirmed"
    assert confirm(event, 1, 1).pairing(1, 1).status == "confirmed"
    with pytest.raises(LeagueError, match="only an organiser"):
        report(done, 1, 1, outcome)


def test_reports_that_disagree_change_nothing_and_a_dispute_opens_the_match() -> None:
    event, match = running()
    one, other = match.players
    event = report(event, 1, 1, Result((game(match, 3, 0),)), by=one)
    with pytest.raises(LeagueError, match=f"not the result {one} reported"):
        report(event, 1, 1, Result((game(match, 0, 3),)), by=other)
    # Who reported may correct themself.
    changed = report(event, 1, 1, Result((game(match, 0, 3),)), by=one)
    assert changed.pairing(1, 1).points(match.corp) == 0
    opened = reopen(event, 1, 1)
    assert opened.pairing(1, 1) == match
    with pytest.raises(LeagueError, match="no result waits"):
        confirm(opened, 1, 1)


@pytest.mark.parametrize(
    ("outcome", "score"),
    [
        (Result((GameResult("a", "b", 3, 0), GameResult("b", "a", 3, 0))), (3, 3)),
        (Result((GameResult("a", "b", 3, 0), GameResult("b", "a", 0, 3))), (6, 0)),
        (Result((GameResult("a", "b", 1, 1), GameResult("b", "a", 0, 3))), (4, 1)),
        (Result(intentional_draw=True), (1, 1)),
        (Result((GameResult("b", "a", 3, 0),), intentional_draw=True), (1, 4)),
        (Result((GameResult("b", "a", 3, 0),), two_for_one=True), (0, 6)),
        (Result((GameResult("a", "b", 3, 0),), two_for_one=True), (6, 0)),
        (Result(absent=("b",)), (6, 0)),
        (Result((GameResult("a", "b", 0, 3),), absent=("b",)), (3, 3)),
        (Result(absent=("a", "b")), (0, 0)),
    ],
)
def test_what_a_match_of_two_games_is_worth(outcome: Result, score: tuple[int, int]) -> None:
    event = field("ab", format="dss")
    event = publish(event, pair_next_round(event))
    first = event.pairing(1, 1).player1
    event = report(event, 1, 1, outcome)
    assert event.pairing(1, 1).score == (score if first == "a" else score[::-1])


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Result(), "No game was given; the match has 2"),
        (Result((GameResult("a", "b", 3, 0),)), "One game was given"),
        (Result((GameResult("a", "b", 3, 0),) * 3), "same|3 games|Corp once"),
        (Result((GameResult("a", "b", 3, 0), GameResult("a", "b", 3, 0))), "the Corp once"),
        (
            Result((GameResult("a", "b", 3, 3), GameResult("b", "a", 3, 0))),
            "3–\u20600, 0–\u20603 or 1–\u20601, not 3–\u20603",
        ),
        (Result((GameResult("a", "b", 0, 0), GameResult("b", "a", 3, 0))), "not 0–\u20600"),
        (Result((GameResult("a", "c", 3, 0), GameResult("b", "a", 3, 0))), "two players of this match"),
        (Result((GameResult("a", "b", 1, 1),), two_for_one=True), "and a winner"),
        (Result(two_for_one=True), "one game of two"),
        (Result((GameResult("a", "b", 3, 0), GameResult("b", "a", 3, 0)), intentional_draw=True), "2 games"),
        (Result(absent=("c",)), "absent"),
        (Result(absent=("a",), intentional_draw=True), "Fewer count only with one of"),
    ],
)
def test_what_cannot_have_been(outcome: Result, words: str) -> None:
    event = field("ab", format="dss")
    event = publish(event, pair_next_round(event))
    with pytest.raises(LeagueError, match=words):
        report(event, 1, 1, outcome)


def test_a_match_of_one_game() -> None:
    event, match = running()
    runner = match.opponent(match.corp) or ""
    with pytest.raises(LeagueError, match=f"{match.corp} is the Corp"):
        report(event, 1, 1, Result((GameResult(runner, match.corp, 3, 0),)))
    with pytest.raises(LeagueError, match="one game of two"):
        report(event, 1, 1, Result(two_for_one=True))
    drawn = report(event, 1, 1, Result(intentional_draw=True))
    assert drawn.pairing(1, 1).score == (1, 1)
    forfeit = report(event, 1, 1, Result(absent=(match.corp,)))
    assert forfeit.pairing(1, 1).points(runner) == 3


def test_a_round_ends_when_all_results_are_there() -> None:
    event, match = running()
    with pytest.raises(LeagueError, match="2 matches without a result"):
        complete_round(event)
    event = report(event, 1, 1, win(match, match.player1))
    assert [pairing.table for _, pairing in owing(event)] == [2]
    with pytest.raises(LeagueError, match="1 match without"):
        complete_round(event)
    event = settle(event, lambda pairing: Result(absent=pairing.players))
    event = complete_round(event)
    assert sorted(row.points for row in standings(event)) == [0, 0, 0, 3]
    with pytest.raises(LeagueError, match="No round is being played"):
        complete_round(event)


def test_at_the_deadline_what_was_reported_counts() -> None:
    event, match = running()
    event = report(event, 1, 1, win(match, match.player1), by=match.player1)
    event = settle(event, lambda pairing: Result(absent=(pairing.player2 or "",)))
    assert event.pairing(1, 1).points(match.player1) == 3
    assert event.pairing(1, 2).absent == (event.pairing(1, 2).player2,)


def test_an_organiser_corrects_a_round_that_is_over() -> None:
    event = play(field(4, format="sss", seed=6, rounds=5), 1)
    match = event.pairing(1, 1)
    loser = max(match.players)
    fixed = correct(event, 1, 1, win(match, loser))
    points = {row.player: row.points for row in standings(fixed)}
    assert (points[loser], points[min(match.players)]) == (3, 0)
    assert fixed.rounds[0].completed


def test_matches_that_are_not_there() -> None:
    event, _ = running(size=5)
    bye = next(p for p in event.rounds[0].pairings if p.player2 is None)
    draw = Result(intentional_draw=True)
    for number, table, words in ((9, 1, "no round 9"), (1, 9, "no table 9"), (1, bye.table, "is a bye")):
        with pytest.raises(LeagueError, match=words):
            report(event, number, table, draw)
    with pytest.raises(LeagueError, match="No player “nobody”"):
        report(event, 1, 1, draw, by="nobody")
    outsider = next(p.player1 for p in event.rounds[0].pairings if p.table == 2)
    with pytest.raises(LeagueError, match="not for"):
        report(event, 1, 1, draw, by=outsider)


def test_an_intentional_draw_is_told_apart_from_a_game_that_ended_so() -> None:
    event, match = running()
    by_game = report(event, 1, 1, Result((game(match, 1, 1),))).pairing(1, 1)
    agreed = report(event, 1, 1, Result(intentional_draw=True)).pairing(1, 1)
    assert by_game.score == agreed.score == (1, 1)
    assert (by_game.intentional_draw, agreed.intentional_draw) == (False, True)
    assert agreed.games == ()


def test_settings_name_how_many_games_a_match_has() -> None:
    for settings, games in (
        (Settings(format="round_robin", both_sides=True), 2),
        (Settings(format="round_robin"), 1),
    ):
        event = field("ab", settings)
        event = publish(event, pair_next_round(event))
        match = event.pairing(1, 1)
        assert len(win(match, "a").games) == games
        assert report(event, 1, 1, win(match, "a")).pairing(1, 1).points("a") == 3 * games
