"""What a rule decided may be appealed against, once; an organiser opens the match again or leaves it."""

from __future__ import annotations

from engine.leagues.model import Settings
from engine.leagues.season import (
    appeal,
    appealed,
    decide,
    dismiss_appeal,
    give_reason,
    may_appeal,
    organisers_owe,
    possible_results,
    ready,
    reopen,
)
from tests.leagues.season.kit import BOSS, WEEK, Story, single
from tests.leagues.season.test_reopening import agree


def forfeited() -> tuple[Story, str, str]:
    """A match forfeited by who did nothing: the story, who forfeited, the other."""
    story = single(4)
    agree(story, "1:2")
    one, other = story.players("1:1")
    story.do(ready, one, "1:1")
    story.wait(WEEK)
    assert story.pairing("1:1").absent == (other,)
    return story, other, one


def test_an_appeal_is_heard_and_the_match_opened_again() -> None:
    story, loser, winner = forfeited()
    assert may_appeal(story.league, "1:1", loser)
    assert story.refuse(appeal, loser, "1:1", " ") == "ls-error-no-text"
    assert story.refuse(appeal, story.players("1:2")[0], "1:1", "no") == "ls-error-not-yours"
    story.do(appeal, loser, "1:1", "We played on another site")
    assert story.ids(winner) == ["ls-appealed"]
    assert any("another site" in said for said in story.say("organisers"))
    assert not any("another site" in said for said in story.say(winner))
    assert [owed.what for owed in organisers_owe(story.league)] == ["appeal", "publish"]
    assert story.refuse(appeal, loser, "1:1", "again") == "ls-error-no-appeal"
    story.do(reopen, BOSS, "1:1", organiser=True)
    assert not appealed(story.league, "1:1")
    assert story.open == ["1:1"]


def test_an_appeal_is_dismissed_with_a_reason() -> None:
    story, loser, _ = forfeited()
    assert story.refuse(dismiss_appeal, BOSS, "1:1", organiser=True) == "ls-error-nothing-appealed"
    story.do(appeal, loser, "1:1", "I was ill")
    assert story.refuse(dismiss_appeal, loser, "1:1") == "ls-error-organisers"
    story.do(dismiss_appeal, BOSS, "1:1", organiser=True)
    assert story.ids(loser) == ["ls-appeal-dismissed"]
    assert [owed.what for owed in organisers_owe(story.league)] == ["publish"]
    story.do(give_reason, BOSS, "1:1", "A week is a week", organiser=True)
    assert story.ids(loser) == ["ls-reason"]


def test_a_decision_answers_it_and_is_not_appealed_against() -> None:
    story, loser, _ = forfeited()
    story.do(appeal, loser, "1:1", "I was ill")
    result = possible_results(story.league, "1:1", organiser=True)[0].result
    story.do(decide, BOSS, "1:1", result, organiser=True)
    assert not appealed(story.league, "1:1")
    assert story.refuse(appeal, loser, "1:1", "Still ill") == "ls-error-no-appeal"
    assert story.refuse(appeal, story.players("1:2")[0], "1:2", "no") == "ls-error-no-appeal"


def test_also_the_last_match_of_a_league() -> None:
    story = Story(game=Settings("sss", seed=7, rounds=1))
    story.begin(4)
    story.wait(WEEK)
    assert story.league.state == "finished"
    one = story.players("1:1")[0]
    story.do(appeal, one, "1:1", "We were about to play")
    assert [owed.what for owed in organisers_owe(story.league)] == ["appeal"]
    story.do(dismiss_appeal, BOSS, "1:1", organiser=True)
    assert organisers_owe(story.league) == ()
