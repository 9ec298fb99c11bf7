"""Who does not show up: claims, the rules at the deadline, retirement."""

from __future__ import annotations

from engine.leagues.model import Settings
from engine.leagues.season import (
    answer_claim,
    approve,
    claim_no_show,
    complete_round,
    confirm,
    decide_claim,
    evidence,
    game_finished,
    game_moved,
    game_started,
    organisers_owe,
    owes,
    ready,
    rejoin,
    report,
    suggest_time,
    text,
)
from engine.leagues.season.public import round_of
from tests.leagues.season.kit import (
    BOSS,
    DAY,
    HOUR,
    SINGLE,
    WEEK,
    Story,
    double,
    game,
    plain,
    single,
    won,
)

# -- no-shows -----------------------------------------------------------------------------------------------


def test_an_unanswered_claim_is_a_forfeit() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    assert story.refuse(claim_no_show, one, key) == "ls-error-claim-early"
    story.do(ready, one, key)
    story.wait(4 * DAY)
    story.do(claim_no_show, one, key, "I waited for two evenings")
    assert story.ids(other) == ["ls-claimed"]
    assert [owed.what for owed in owes(story.league, other)] == ["claim"]
    assert story.refuse(claim_no_show, other, key) == "ls-error-claimed"
    facts = [text(fact, "en", person=plain) for fact in evidence(story.league, key)]
    assert any("presses Play" in fact for fact in facts)
    assert any("I waited for two evenings" in fact for fact in facts)
    story.wait(DAY)
    assert story.pairing(key).absent == (other,)
    assert story.pairing(key).points(one) == 3
    assert "ls-rule-claim" in story.ids(other)


def test_a_claim_is_settled_by_showing_up() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.wait(4 * DAY)
    story.do(claim_no_show, one, key)
    story.do(ready, other, key)
    assert "ls-claim-shows-up" in story.ids(one)
    assert story.match(key).claim is None


def test_an_answered_claim_is_decided_by_an_organiser() -> None:
    story = single()
    key, second = story.open
    one, other = story.players(key)
    story.wait(4 * DAY)
    story.do(claim_no_show, one, key)
    assert story.refuse(answer_claim, one, key, "no") == "ls-error-no-claim"
    assert story.refuse(answer_claim, other, key, " ") == "ls-error-no-text"
    story.do(answer_claim, other, key, "I proposed three times")
    assert story.refuse(answer_claim, other, key, "again") == "ls-error-claim-answered"
    assert [owed.what for owed in organisers_owe(story.league)] == ["decide_claim"]
    assert any("three times" in text(fact, "de") for fact in evidence(story.league, key))
    story.do(decide_claim, BOSS, key, (), organiser=True)
    assert story.ids(other) == ["ls-claim-refused"]
    story.do(claim_no_show, other, key)
    story.do(answer_claim, one, key, "I was ill")
    assert story.refuse(decide_claim, BOSS, second, (), organiser=True) == "ls-error-no-claim"
    story.do(decide_claim, BOSS, key, (one,), organiser=True)
    assert story.pairing(key).absent == (one,)


def test_who_was_not_absent_has_a_day_more_where_the_time_is_over() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.wait(6 * DAY)
    story.do(claim_no_show, one, key)
    story.do(answer_claim, other, key, "I was there")
    story.wait(3 * DAY)
    story.do(decide_claim, BOSS, key, (), organiser=True)
    assert not story.match(key).closed
    assert story.match(key).deadline == story.now + DAY


def test_who_is_waited_for_cannot_claim() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.do(ready, other, key)
    begun = story.starts[0]
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    story.wait(HOUR)
    story.do(game_moved, key, "g1", by=begun.corp, waiting=(begun.runner,))
    assert [owed.message for owed in owes(story.league, begun.runner)] == ["ls-owe-move"]
    assert owes(story.league, begun.corp) == ()
    story.wait(4 * DAY)
    assert story.refuse(claim_no_show, begun.runner, key) == "ls-error-claim-yours"
    story.do(claim_no_show, begun.corp, key)
    assert any(
        "waiting for @" in text(fact, "en", person=plain)
        for fact in story.match(key).claim.evidence  # type: ignore[union-attr]
    )


# -- at the deadline ----------------------------------------------------------------------------------------


def test_neither_did_anything_and_both_forfeit() -> None:
    story = single()
    key = story.open[0]
    story.wait(WEEK)
    assert story.pairing(key).score == (0, 0)
    assert set(story.pairing(key).absent) == set(story.players(key))
    assert {n.message for n in story.fresh if n.audience.startswith("person:")} >= {"ls-rule-nobody"}


def test_who_made_more_effort_wins_at_the_deadline() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(suggest_time, other, key, story.now + DAY)
    story.do(ready, one, key)
    story.wait(WEEK)
    assert story.pairing(key).absent == (other,)  # pressing Play outweighs proposals
    assert "ls-rule-effort" in story.ids(other)


def test_proposals_day_after_day_outweigh_one_early_press_of_play() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    for _ in range(3):
        story.wait(DAY)
        story.do(suggest_time, other, key, story.now + DAY)
    story.wait(WEEK)
    assert story.pairing(key).absent == (one,)
    assert "ls-rule-effort" in story.ids(one)


def test_evidence_says_on_how_many_days_somebody_did_something_and_repeats_nothing() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(suggest_time, one, key, story.now + 2 * DAY)
    story.wait(DAY)
    story.do(suggest_time, one, key, story.now + 3 * DAY)
    told = [text(fact, "en", person=plain) for fact in evidence(story.league, key)]
    assert sum("makes a proposal" in line for line in told) == 1
    assert f"{plain(one)} did something for the match on 2 days." in told
    assert not any(line.startswith(f"{plain(other)} did something") for line in told)


def test_equal_effort_is_a_draw() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(suggest_time, one, key, story.now + DAY)
    story.do(suggest_time, other, key, story.now + 2 * DAY)
    story.wait(WEEK)
    assert story.pairing(key).score == (1, 1)
    assert "ls-rule-equal" in story.ids(one)


def test_a_lively_game_gets_a_day_more_twice_and_then_who_is_waited_for_forfeits() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.do(ready, other, key)
    begun = story.starts[0]
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    deadline = story.match(key).deadline
    for days in range(3):
        story.until(deadline + days * DAY - HOUR)
        story.do(game_moved, key, "g1", by=begun.corp, waiting=(begun.runner,))
    assert story.match(key).graced == 2
    story.until(deadline + 2 * DAY)
    assert story.pairing(key).absent == (begun.runner,)
    assert "ls-rule-waited" in story.ids(begun.runner)


def test_the_unplayed_half_of_a_match_is_forfeited_and_the_played_half_counts() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.do(ready, other, key)
    story.do(game_started, key, "g1", one, other)
    story.do(game_finished, key, "g1", game(one, other, other))
    story.do(game_started, key, "g2", other, one)
    story.do(game_moved, key, "g2", by=one, waiting=(other,))
    story.wait(WEEK)
    assert story.pairing(key).score == (3, 3)
    assert story.pairing(key).absent == (other,)


def test_two_missed_rounds_and_out() -> None:
    story = Story(game=Settings("sss", seed=7, rounds=5), publish="automatic", draft_seconds=0)
    story.begin(4)
    missing = "4"
    for _ in range(2):
        for key in list(story.open):
            one, other = story.players(key)
            if missing in (one, other):
                story.do(ready, one if other == missing else other, key)
            else:
                story.do(report, one, key, won(story.pairing(key), one))
                story.do(confirm, other, key)
        story.wait(WEEK)
    assert story.league.event.player(missing).status == "retired"
    assert [n.message for n in story.notices].count("ls-retired") == 1
    assert story.refuse(rejoin, missing) == "ls-error-organisers"
    story.do(rejoin, BOSS, person=missing, organiser=True)
    story.wait(WEEK)  # the round they sit out does not count against them
    assert story.league.event.player(missing).status == "active"
    assert missing in {one for key in story.open for one in story.players(key)}
    story.wait(WEEK)
    assert story.league.event.player(missing).status == "retired"


def test_an_organiser_ends_a_round_before_its_time() -> None:
    story = single()
    first, second = story.open
    one, _ = story.players(first)
    story.do(report, one, first, won(story.pairing(first), one))
    mine, _ = story.players(second)
    story.do(ready, mine, second)
    story.do(complete_round, BOSS, organiser=True)
    assert story.pairing(first).points(one) == 3
    assert story.pairing(second).points(mine) == 3
    assert story.league.draft is not None


def lapsed() -> tuple[Story, str, str, str]:
    """A claim of which nobody has heard for a day, in a league in which an organiser has the word."""
    story = Story(game=SINGLE, word_rounds=2)
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.wait(4 * DAY)
    story.do(claim_no_show, one, key)
    story.wait(DAY)
    assert story.match(key).proposed == (other,)
    assert story.now < story.match(key).deadline - DAY
    return story, key, one, other


def test_a_claim_that_nobody_answered_does_not_say_that_the_time_is_over() -> None:
    story, key, one, other = lapsed()
    said = [line for who in (one, other, "organisers") for line in story.say(who)]
    said += [
        text(owed, "en") for who in (one, other) for owed in owes(story.league, who) if owed.match == key
    ]
    assert said
    assert not any("time is over" in line for line in said)
    assert "ls-claim-lapsed" in story.ids(one)
    assert "ls-claim-lapsed-you" in story.ids(other)
    assert "ls-organisers-lapsed" in story.ids("organisers")
    row = next(row for row in round_of(story.league, 1).pairings if row.table == story.match(key).table)
    assert row.state == "disputed"
    assert [owed.what for owed in owes(story.league, other)] == ["lapsed"]


def test_a_late_answer_is_heard_until_an_organiser_decides() -> None:
    story, key, one, other = lapsed()
    assert story.refuse(claim_no_show, one, key) == "ls-error-claimed"
    story.do(answer_claim, other, key, "My train stood still")
    assert story.match(key).proposed == ()
    assert [owed.what for owed in organisers_owe(story.league)] == ["decide_claim"]
    story.do(decide_claim, BOSS, key, (), organiser=True)
    assert not story.match(key).closed


def test_a_game_that_runs_is_forfeited_by_nobody() -> None:
    story, key, one, other = lapsed()
    deadline = story.match(key).deadline
    story.do(ready, other, key)
    assert [start.match for start in story.starts] == [key]
    assert story.match(key).proposed == ()
    assert story.match(key).deadline == deadline
    for who in (one, other):
        assert "ls-proposal-gone" in story.ids(who)
    assert "ls-organisers-proposal-gone" in story.ids("organisers")
    assert story.refuse(approve, BOSS, key, organiser=True) == "ls-error-nothing-proposed"


def test_who_plays_after_the_time_was_over_has_time_for_it() -> None:
    story = Story(game=SINGLE, word_rounds=2)
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.until(story.match(key).deadline)
    assert story.match(key).proposed == (other,)
    assert story.match(key).unanswered is None
    story.do(ready, other, key)
    assert story.match(key).proposed == ()
    assert story.match(key).deadline == story.now + DAY
