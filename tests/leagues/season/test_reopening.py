"""Second thoughts: what rules and the clock did is taken back, with everything that rested on it."""

from __future__ import annotations

import pytest

from engine.leagues.model import Settings
from engine.leagues.season import (
    cancel,
    challenge,
    confirm,
    decide,
    game_finished,
    game_started,
    leave,
    possible_results,
    preview,
    publish_draft,
    ready,
    reopen,
    reopening,
    report,
    text,
)
from engine.leagues.standings import standings
from tests.leagues.season.kit import BOSS, DAY, HOUR, WEEK, Story, game, plain, single, won


def agree(story: Story, key: str) -> None:
    """Both say that the Corp won."""
    pairing = story.pairing(key)
    one, other = story.players(key)
    story.do(report, one, key, won(pairing, pairing.corp or one))
    story.do(confirm, other, key)


def words(story: Story, target: str) -> str:
    told = preview(reopening(story.league, story.now, target))
    for language in ("en", "de"):
        assert all("{" not in text(said, language, person=plain) for said in told)
    return " ".join(text(said, "en", person=plain) for said in told)


def open_again(story: Story, target: str) -> None:
    story.do(reopen, BOSS, target, organiser=True)


def test_a_round_nobody_reported_is_opened_again_with_the_draft_that_rested_on_it() -> None:
    story = single(6)
    agree(story, "1:1")
    story.wait(WEEK)
    assert story.league.draft is not None
    before = {row.player: row.points for row in standings(story.league.event)}
    said = words(story, "1")
    assert "Round 1: this opens it again. 2 matches that were decided by rule" in said
    assert "Round 2: the draft is thrown away" in said
    assert story.refuse(reopen, "1", "1") == "ls-error-organisers"
    open_again(story, "1")
    assert story.open == ["1:2", "1:3"]
    assert story.league.draft is None
    assert not story.league.event.rounds[0].completed
    assert story.pairing("1:1").score is not None
    assert all(story.match(key).deadline == story.now + DAY for key in story.open)
    assert story.league.round_deadline == story.now + DAY
    for key in story.open:
        for person in story.players(key):
            assert story.ids(person) == ["ls-reopened"]
    assert story.ids("channel") == ["ls-round-reopened"]
    assert [entry.message for entry in story.outcome.audit] == ["ls-log-reopened-round"]
    for key in list(story.open):
        agree(story, key)
    assert story.league.event.rounds[0].completed
    assert story.league.draft is not None
    after = {row.player: row.points for row in standings(story.league.event)}
    assert sum(after.values()) == 9
    assert sum(before.values()) == 3


def test_one_match_of_a_round_that_goes_on() -> None:
    story = single(4)
    agree(story, "1:1")
    deadline = story.match("1:1").deadline
    open_again(story, "1:1")
    assert story.open == ["1:1", "1:2"]
    assert (story.match("1:1").deadline, story.league.round_deadline) == (deadline, deadline)
    assert story.pairing("1:1").score is None
    assert story.ids("channel") == []
    agree(story, "1:2")
    assert not story.league.event.rounds[0].completed
    agree(story, "1:1")
    assert story.league.event.rounds[0].completed


def test_a_published_round_in_which_nobody_has_played_is_taken_back() -> None:
    story = single(4)
    story.wait(WEEK)
    story.do(publish_draft, BOSS, organiser=True)
    assert "Round 2: taken back, nobody has played in it yet" in words(story, "1")
    one, other = story.players("2:1")
    story.do(ready, one, "2:1")
    assert story.refuse(reopen, BOSS, "1", organiser=True) == "ls-error-played-on"
    assert story.refuse(reopen, BOSS, "1:1", organiser=True) == "ls-error-played-on"

    story = single(4)
    story.wait(WEEK)
    story.do(publish_draft, BOSS, organiser=True)
    open_again(story, "1")
    assert len(story.league.event.rounds) == 1
    assert story.open == ["1:1", "1:2"]
    assert "ls-round-taken-back" in story.ids("channel")
    assert other


def test_who_was_retired_for_missing_it_is_back() -> None:
    story = single(4)
    agree(story, "1:1")
    story.wait(WEEK)
    story.do(publish_draft, BOSS, organiser=True)
    gone = list(story.players("1:2"))
    for key in list(story.open):
        pairing = story.pairing(key)
        if not set(pairing.players) & set(gone):
            agree(story, key)
    story.wait(WEEK)
    retired = [player.id for player in story.league.event.players if player.status == "retired"]
    assert set(retired) == set(gone)
    assert "Back in" in words(story, "2")
    open_again(story, "2")
    assert all(player.status == "active" for player in story.league.event.players)
    assert all("ls-back-again" in story.ids(one) for one in retired)
    # Who misses it again is retired again.
    story.wait(DAY)
    assert {p.id for p in story.league.event.players if p.status == "retired"} == set(gone)


def test_a_league_that_is_over_goes_on() -> None:
    story = Story(game=Settings("sss", seed=7, rounds=1))
    story.begin(4)
    agree(story, "1:1")
    story.wait(WEEK)
    assert story.league.state == "finished"
    assert "no longer over" in words(story, "1")
    open_again(story, "1")
    assert (story.league.state, story.league.ended, story.open) == ("running", None, ["1:2"])
    agree(story, "1:2")
    assert story.league.state == "finished"


def test_the_cut_is_drawn_anew() -> None:
    story = Story(game=Settings("sss", seed=7, rounds=1, cut=3), publish="automatic", draft_seconds=0)
    story.begin(4)
    agree(story, "1:1")
    story.wait(WEEK)
    assert story.league.event.cut is not None
    assert "cut is drawn anew" in words(story, "1")
    open_again(story, "1")
    assert story.league.event.cut is None
    assert story.open == ["1:2"]
    agree(story, "1:2")
    assert story.league.event.cut is not None


def test_a_game_of_a_knock_out_is_played_again() -> None:
    story = Story(game=Settings("single_elimination", seed=7), publish="automatic", draft_seconds=0)
    story.begin(4)
    story.wait(WEEK)
    assert len(story.league.event.rounds) == 2
    open_again(story, "1")
    assert len(story.league.event.rounds) == 1
    assert len(story.open) == 2


def test_games_played_here_still_count_unless_they_decided_it() -> None:
    story = Story(game=Settings("dss", seed=7, rounds=2))
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    for person in (one, other):
        story.do(ready, person, key)
    first = story.starts[0]
    story.do(game_started, key, "g1", first.corp, first.runner)
    story.do(game_finished, key, "g1", game(first.corp, first.runner, one))
    second = story.starts[0]
    story.do(game_started, key, "g2", second.corp, second.runner, (second.runner,))
    story.wait(WEEK)
    story.wait(DAY)
    assert story.match(key).closed
    open_again(story, key)
    assert [hosted.game for hosted in story.match(key).hosted] == ["g1", "g2"]
    story.do(game_finished, key, "g2", game(second.corp, second.runner, other))
    assert story.pairing(key).score == (3, 3)
    open_again(story, key)
    assert story.match(key).hosted == ()
    assert len(possible_results(story.league, key)) == 9


def test_what_players_and_organisers_said_is_not_opened_with_the_round() -> None:
    story = single(6)
    agree(story, "1:1")
    result = possible_results(story.league, "1:2", organiser=True)[-1].result
    story.do(decide, BOSS, "1:2", result, organiser=True)
    one = story.players("1:3")[0]
    story.do(leave, BOSS, person=one, organiser=True)
    assert story.league.event.rounds[0].completed
    assert story.refuse(reopen, BOSS, "1", organiser=True) == "ls-error-nothing-by-rule"
    open_again(story, "1:2")
    assert story.open == ["1:2"]


@pytest.mark.parametrize(
    ("target", "why"),
    [("1:1", "ls-error-not-decided"), ("7", "lg-error-unknown-round"), ("1:9", "ls-error-no-match"),
     ("x", "ls-error-no-match"), ("", "ls-error-no-match"), ("1", "ls-error-nothing-by-rule")],
)  # fmt: skip
def test_what_cannot_be_opened_is_refused(target: str, why: str) -> None:
    story = single(4)
    assert story.refuse(reopen, BOSS, target, organiser=True) == why


def test_a_ladder_and_a_league_called_off_are_left_alone() -> None:
    story = Story(game=Settings("ladder", seed=4))
    story.begin(4)
    top, second, *_ = story.league.event.ladder
    story.do(challenge, second, top)
    story.wait(WEEK)
    assert story.refuse(reopen, BOSS, "1:1", organiser=True) == "lg-error-ladder-correct"
    story = single(4)
    story.wait(HOUR)
    story.do(cancel, BOSS, organiser=True)
    assert story.refuse(reopen, BOSS, "1", organiser=True) == "ls-error-over"
