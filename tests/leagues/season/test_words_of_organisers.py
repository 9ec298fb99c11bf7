"""Forfeits that need an organiser's word: proposed, not done; what players say first counts."""

from __future__ import annotations

import pytest

from engine.leagues.season import (
    TEMPLATES,
    Notice,
    approve,
    claim_no_show,
    complete_round,
    confirm,
    game_stopped,
    organisers_owe,
    ready,
    report,
    set_deadline,
)
from tests.leagues.season.chance import Season
from tests.leagues.season.kit import BOSS, DAY, SINGLE, WEEK, Story, won
from tests.leagues.season.test_reopening import agree


def careful(rounds: int = 1) -> Story:
    """Forfeits of the first rounds need a word."""
    story = Story(game=SINGLE, word_rounds=rounds)
    story.begin(4)
    return story


def test_a_forfeit_is_proposed_and_done_when_an_organiser_says_so() -> None:
    story = careful()
    agree(story, "1:2")
    one, other = story.players("1:1")
    story.do(ready, one, "1:1")
    story.wait(WEEK)
    assert (story.match("1:1").closed, story.match("1:1").proposed) == (False, (other,))
    assert [n.message for n in story.notices if n.person == other][-1] == "ls-forfeit-proposed"
    assert [owed.what for owed in organisers_owe(story.league)] == ["forfeit"]
    # They are told again, and nothing happens by itself.
    assert {n.message for n in story.wait(5 * DAY)} == {"ls-organisers-decide"}
    assert story.refuse(approve, "1", "1:1") == "ls-error-organisers"
    assert story.refuse(approve, BOSS, "1:2", organiser=True) == "ls-error-match-over"
    story.do(approve, BOSS, "1:1", organiser=True)
    assert story.pairing("1:1").absent == (other,)
    assert story.league.event.rounds[0].completed


def test_what_they_say_first_counts_and_more_time_is_more_time() -> None:
    story = careful()
    story.wait(WEEK)
    assert len([match for match in story.league.matches.values() if match.proposed]) == 2
    one, other = story.players("1:1")
    story.do(report, one, "1:1", won(story.pairing("1:1"), one))
    assert story.match("1:1").proposed == ()
    story.do(confirm, other, "1:1")
    assert story.pairing("1:1").points(one) == 3
    story.do(set_deadline, BOSS, "1:2", story.now + DAY, organiser=True)
    assert (story.match("1:2").proposed, story.match("1:2").nag) == ((), None)
    assert story.refuse(approve, BOSS, "1:2", organiser=True) == "ls-error-nothing-proposed"
    story.wait(DAY)
    assert len(story.match("1:2").proposed) == 2


def told(story: Story, message: str) -> list[Notice]:
    return [notice for notice in story.notices if notice.message == message and notice.match == "1:1"]


@pytest.mark.parametrize("claimed", [False, True])
def test_a_forfeit_proposed_anew_is_told_anew_and_else_once(claimed: bool) -> None:
    story = careful()
    season = Season(story, seed=2)
    agree(story, "1:2")
    one, other = story.players("1:1")
    messages = {"ls-forfeit-proposed": 2, "ls-organisers-forfeit": 1}
    if claimed:
        messages = {"ls-claim-lapsed": 1, "ls-claim-lapsed-you": 1, "ls-organisers-lapsed": 1}
    season.pass_time(4 * DAY)
    season.attempt(ready, one, "1:1")
    for times in (1, 2):
        if claimed:
            season.attempt(claim_no_show, one, "1:1")
        season.pass_time(DAY if claimed else WEEK)
        assert story.match("1:1").proposed == (other,)
        # Days go by, and of all this only organisers are told again.
        assert {notice.message for notice in story.wait(5 * DAY)} == {"ls-organisers-decide"}
        assert {message: len(told(story, message)) for message in messages} == {
            message: people * times for message, people in messages.items()
        }
        if times == 1:
            # Both press Play after all.
            for who in (other, one):
                if who not in story.match("1:1").ready:
                    season.attempt(ready, who, "1:1")
            assert story.match("1:1").proposed == ()
            assert len(told(story, "ls-proposal-gone")) == 2
            for hosted in story.match("1:1").hosted:
                season.attempt(game_stopped, "1:1", hosted.game)
            story.do(set_deadline, BOSS, "1:1", story.now + 2 * DAY, organiser=True)
            season.attempt(ready, one, "1:1")
    # Who looks for what is said twice sees it if it is said without a new proposal.
    for message in messages:
        with pytest.raises(AssertionError, match="said twice"):
            season._count(told(story, message)[-1:])


def test_an_unanswered_claim_is_proposed_too_and_later_rounds_go_by_rule() -> None:
    story = careful()
    agree(story, "1:2")
    one, other = story.players("1:1")
    story.wait(4 * DAY)
    story.do(claim_no_show, one, "1:1")
    story.wait(DAY)
    assert story.match("1:1").proposed == (other,)
    # Who ends the round by hand has said their word.
    story.do(complete_round, BOSS, organiser=True)
    assert story.league.event.rounds[0].completed
    story.wait(DAY)


def test_templates_begin_careful_and_ladders_do_not() -> None:
    rounds = {name: template("x").word_rounds for name, template in TEMPLATES.items()}
    assert rounds["weekly-swiss"] == rounds["double-weekly"] == rounds["small-round-robin"] == 2
    assert rounds["ladder"] == rounds["knock-out-weekend"] == 0
