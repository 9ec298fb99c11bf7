"""A match from the press of Play to its result: hosted games, reports, disputes, agreements, claims."""

from __future__ import annotations

import pytest

from engine.leagues.model import Outcome as Result
from engine.leagues.model import Settings
from engine.leagues.season import (
    answer,
    answer_claim,
    ask_extension,
    cancel,
    challenge,
    choose_side,
    claim_no_show,
    complete_round,
    confirm,
    decide,
    decide_claim,
    dispute,
    evidence,
    finish,
    game_finished,
    game_moved,
    game_started,
    game_stopped,
    leave,
    offer,
    organisers_owe,
    owes,
    possible_results,
    publish_draft,
    ready,
    rejoin,
    report,
    side_choice,
    suggest_time,
    text,
    tick,
)
from engine.leagues.standings import standings
from tests.leagues.season.kit import BOSS, DAY, DOUBLE, HOUR, MONDAY, SINGLE, WEEK, Story, game, plain, won


def single(count: int = 4) -> Story:
    story = Story(game=SINGLE)
    story.begin(count)
    return story


def double(count: int = 4) -> Story:
    story = Story(game=DOUBLE)
    story.begin(count)
    return story


# -- hosted games -------------------------------------------------------------------------------------------


def test_both_press_play_and_the_hosted_game_decides_the_match() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    assert story.starts == []
    assert story.ids(other) == ["ls-ready"]
    assert story.refuse(ready, one, key) == "ls-error-ready-already"
    assert [owed.what for owed in owes(story.league, one)] == []
    assert [owed.what for owed in owes(story.league, other)] == ["play"]
    story.do(ready, other, key)
    (begun,) = story.starts
    assert begun.corp == story.pairing(key).corp
    assert {begun.corp, begun.runner} == {one, other}
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    assert story.refuse(ready, one, key) == "ls-error-game-running"
    assert [owed.message for owed in owes(story.league, one)] == ["ls-owe-move"]
    story.do(game_finished, key, "g1", game(begun.corp, begun.runner, one))
    assert story.pairing(key).status == "confirmed"
    assert story.pairing(key).points(one) == 3
    assert story.pairing(key).games[0].reason == "agenda"
    assert story.ids("channel") == ["ls-result"]
    assert story.say("channel", "de")[0].startswith("Runde 1: **@")


def test_a_match_of_two_games_goes_on_by_itself_with_the_sides_changed() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.do(ready, other, key)
    first = story.starts[0]
    assert (first.corp, first.number) == (one, 1)
    story.do(game_started, key, "g1", one, other)
    story.do(game_finished, key, "g1", game(one, other, one))
    second = story.starts[0]
    assert (second.corp, second.runner, second.number) == (other, one, 2)
    story.do(game_started, key, "g2", other, one)
    story.do(game_finished, key, "g2", game(other, one, other))
    assert story.pairing(key).score == (3, 3)
    story.do(game_finished, key, "g2", game(other, one, one))
    assert story.pairing(key).score == (3, 3)  # told twice: no notice is taken


def test_a_game_that_is_lost_on_the_way_can_be_begun_again() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.do(ready, other, key)
    begun = story.starts[0]
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    assert len(story.match(key).hosted) == 1
    story.do(game_stopped, key, "g1")
    assert story.ids(one) == ["ls-game-stopped"]
    story.do(ready, other, key)
    story.do(ready, one, key)
    assert len(story.starts) == 1


def test_a_round_that_is_played_brings_the_next_draft() -> None:
    story = single()
    for key in list(story.open):
        one, other = story.players(key)
        story.do(report, one, key, won(story.pairing(key), one))
        story.do(confirm, other, key)
    assert "ls-round-over" in story.ids("channel")
    assert story.ids("organisers") == ["ls-draft-made"]
    story.do(publish_draft, BOSS, organiser=True)
    assert len(story.open) == 2
    assert all(story.match(key).round == 2 for key in story.open)


# -- reports ------------------------------------------------------------------------------------------------


def test_a_report_waits_for_the_other_and_counts_by_time_out() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(report, one, key, won(story.pairing(key), one))
    assert story.ids(other) == ["ls-reported"]
    assert [owed.what for owed in owes(story.league, other)] == ["confirm"]
    assert owes(story.league, one) == ()
    assert story.refuse(confirm, one, key) == "ls-error-own-report"
    story.wait(DAY - HOUR)
    assert not story.match(key).closed
    assert story.ids(other) == ["ls-remind-confirm"]
    story.wait(HOUR)
    assert story.match(key).closed
    assert story.pairing(key).points(one) == 3


def test_two_equal_reports_confirm_each_other_and_different_ones_are_refused() -> None:
    story = double()
    key, second = story.open
    one, other = story.players(key)
    result = won(story.pairing(key), one, games=2)
    story.do(report, one, key, result)
    wrong = won(story.pairing(key), other, games=2)
    assert story.refuse(report, other, key, wrong) == "lg-error-reports-differ"
    story.do(report, other, key, result)
    assert story.pairing(key).score == (6, 0)
    assert story.refuse(report, one, key, result) == "ls-error-match-over"
    assert story.refuse(report, one, second, result) == "ls-error-not-yours"


def test_impossible_results_are_refused() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    corp = story.pairing(key).corp
    runner = other if corp == one else one
    assert story.refuse(report, one, key, Result((game(runner, corp, one),))) == "lg-error-sides"
    assert story.refuse(report, one, key, Result()) == "lg-error-games"
    assert story.refuse(report, one, key, Result(absent=(other,))) == "ls-error-claim-instead"
    assert story.refuse(report, one, key, Result(intentional_draw=True)) == "ls-error-offer-instead"
    assert story.refuse(report, one, "9:9", Result()) == "ls-error-no-match"
    assert story.refuse(confirm, one, key) == "ls-error-nothing-reported"


def test_possible_results_are_those_one_can_report() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    all_of_them = possible_results(story.league, key)
    assert len(all_of_them) == 9
    for possible in all_of_them:
        for language in ("en", "de"):
            assert plain(one) in text(possible.said, language, person=plain)
        report(story.league, story.now, one, key, possible.result)
    assert len(possible_results(story.league, key, organiser=True)) == 13
    for possible in possible_results(story.league, key, organiser=True):
        decide(story.league, story.now, BOSS, key, possible.result, organiser=True)
    story.do(ready, one, key)
    story.do(ready, other, key)
    story.do(game_started, key, "g1", one, other)
    story.do(game_finished, key, "g1", game(one, other, one))
    assert len(possible_results(story.league, key)) == 3
    wrong = next(p.result for p in all_of_them if p.result.games[0].runner_points)
    assert story.refuse(report, one, key, wrong) == "ls-error-hosted-result"


def test_a_disputed_report_is_decided_by_an_organiser() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(report, one, key, won(story.pairing(key), one))
    story.do(dispute, other, key, "I had seven points")
    assert story.ids("organisers") == ["ls-organisers-dispute"]
    assert "I had seven points" in story.say("organisers", "de")[0]
    assert [owed.what for owed in organisers_owe(story.league)] == ["decide"]
    assert story.refuse(report, one, key, won(story.pairing(key), one)) == "ls-error-disputed"
    assert story.refuse(decide, one, key, won(story.pairing(key), one)) == "ls-error-organisers"
    assert story.refuse(complete_round, BOSS, organiser=True) == "ls-error-undecided"
    story.wait(2 * WEEK)  # it waits, and the organisers are told again
    assert not story.match(key).closed
    assert story.ids("organisers").count("ls-organisers-decide") == 7
    story.do(decide, BOSS, key, won(story.pairing(key), other), organiser=True)
    assert story.pairing(key).points(other) == 3
    assert story.outcome.audit[0].message == "ls-log-decided"


def test_who_reported_can_take_it_back() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(report, one, key, won(story.pairing(key), one))
    story.do(dispute, one, key)
    assert story.ids(other) == ["ls-report-taken-back"]
    assert story.pairing(key).status == "open"
    story.do(report, one, key, won(story.pairing(key), other))
    story.do(confirm, other, key)
    assert story.pairing(key).points(other) == 3


def test_an_organiser_corrects_a_result_and_the_next_draft_follows_from_it() -> None:
    story = double()
    keys = list(story.open)
    for key in keys:
        one, other = story.players(key)
        story.do(report, one, key, won(story.pairing(key), one, games=2))
        story.do(confirm, other, key)
    one, other = story.players(keys[0])
    drafted = story.league.draft
    assert drafted is not None
    story.do(decide, BOSS, keys[0], won(story.pairing(keys[0]), other, games=2), organiser=True)
    assert story.ids(one) == ["ls-corrected"]
    assert story.league.draft is not None
    assert story.league.draft.draft != drafted.draft
    assert standings(story.league.event)[0].points == 6
    assert other in {row.player for row in standings(story.league.event)[:2]}


# -- agreements ---------------------------------------------------------------------------------------------


def test_an_intentional_draw_needs_both() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    story.do(offer, one, key, "draw")
    assert "draw" in [owed.what for owed in owes(story.league, other)]
    story.do(answer, other, key, "draw", False)
    assert story.ids(one) == ["ls-declined-draw"]
    assert story.refuse(answer, other, key, "draw", True) == "ls-error-no-offer"
    story.do(offer, other, key, "draw")
    story.do(offer, one, key, "draw")
    assert story.pairing(key).score == (1, 1)
    assert story.pairing(key).intentional_draw


def test_two_for_one_needs_both_and_one_game_decides() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    story.do(offer, one, key, "two_for_one")
    story.do(answer, other, key, "two_for_one", True)
    assert story.ids(one) == ["ls-agreed-two-for-one"]
    assert len(possible_results(story.league, key)) == 2
    story.do(ready, one, key)
    story.do(ready, other, key)
    begun = story.starts[0]
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    story.do(game_finished, key, "g1", game(begun.corp, begun.runner, other))
    assert story.pairing(key).score == (0, 6)
    assert story.refuse(offer, one, key, "draw") == "ls-error-match-over"
    assert single().league.event.settings.format == "sss"
    lone = single()
    key = lone.open[0]
    assert lone.refuse(offer, lone.players(key)[0], key, "two_for_one") == "ls-error-no-two-for-one"


def test_a_two_for_one_can_be_reported_once_agreed() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    assert story.refuse(report, one, key, Result((game(one, other, one),), two_for_one=True)) == (
        "ls-error-offer-instead"
    )
    story.do(offer, one, key, "two_for_one")
    story.do(offer, other, key, "two_for_one")
    possible = possible_results(story.league, key)[0]
    story.do(report, one, key, possible.result)
    story.do(confirm, other, key)
    assert story.pairing(key).score == (6, 0)


def test_more_time_by_agreement_up_to_the_limit() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    deadline = story.match(key).deadline
    story.do(ask_extension, one, key, DAY)
    assert "24 hours" in story.say(other)[0]
    assert "24 Stunden" in story.say(other, "de")[0]
    story.do(answer, other, key, "extension", True)
    assert story.match(key).deadline == deadline + DAY
    assert story.refuse(ask_extension, one, key, 2 * DAY) == "ls-error-extension"
    story.do(ask_extension, one, key, DAY)
    story.do(ask_extension, other, key, DAY)
    assert story.match(key).deadline == deadline + 2 * DAY
    assert story.refuse(ask_extension, one, key, HOUR) == "ls-error-extension"
    others = [other for other in story.open if other != key]
    story.until(deadline + DAY)
    assert all(story.match(other).closed for other in others)
    assert story.league.event.rounds[-1].completed is False


def test_a_time_is_proposed_agreed_and_reminded_of() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    start = story.now + DAY
    assert story.refuse(suggest_time, one, key, story.now - 1) == "ls-error-time"
    assert story.refuse(suggest_time, one, key, story.now + 9 * DAY) == "ls-error-time"
    story.do(suggest_time, one, key, start)
    story.do(answer, other, key, "time", True)
    assert story.match(key).agreed == start
    said = story.until(start)
    assert [n.message for n in said if n.match == key] == ["ls-remind-agreed"] * 2
    assert f"<t:{int(start)}:f>" in text(said[0], "en")


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
    assert story.league.event.player(missing).status == "active"


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


# -- the cut ------------------------------------------------------------------------------------------------


def test_a_knock_out_asks_the_higher_seed_for_a_side() -> None:
    story = Story(game=Settings("double_elimination", seed=3), publish="automatic", draft_seconds=0)
    story.begin(4)
    first, second = story.open
    choice = side_choice(story.league, first)
    assert choice is not None
    higher, lower = story.players(first)
    assert choice.chooser == higher
    assert story.ids(higher) == ["ls-your-match-pick"]
    assert story.ids(lower) == ["ls-your-match-wait"]
    assert possible_results(story.league, first) == ()
    assert story.refuse(ready, higher, first) == "ls-error-side-first"
    assert story.refuse(choose_side, lower, first, "corp") == "lg-error-not-your-pick"
    assert story.refuse(offer, lower, first, "draw") == "ls-error-no-draw-in-cut"
    story.do(choose_side, higher, first, "runner")
    assert story.pairing(first).corp == lower
    assert story.ids(lower) == ["ls-side-runner"]
    assert story.refuse(choose_side, higher, first, "corp") == "lg-error-no-pick"
    story.wait(DAY)
    assert side_choice(story.league, second) is None
    assert story.pairing(second).corp in story.players(second)
    assert "ls-side-by-chance" in [n.message for n in story.notices]


def play_all(story: Story, pick: str = "first") -> None:
    """Report and confirm every open match: the first of the two wins, or the second."""
    for key in list(story.open):
        if side_choice(story.league, key):
            story.do(choose_side, story.players(key)[0], key, "corp")
        one, other = story.players(key)
        winner = one if pick == "first" else other
        games = 2 if not story.pairing(key).corp else 1
        story.do(report, one, key, won(story.pairing(key), winner, games=games))
        story.do(confirm, other, key)


def test_swiss_cut_bracket_reset_and_the_end() -> None:
    story = Story(game=Settings("sss", seed=11, rounds=2, cut=4), publish="automatic", draft_seconds=0)
    story.begin(6)
    play_all(story)
    play_all(story)
    assert "ls-cut-begins" in [n.message for n in story.notices]
    assert story.league.event.cut is not None
    while story.league.state == "running":
        last = len(story.league.event.of_stage("cut")) >= 4
        play_all(story, "second" if last else "first")
        assert len(story.league.event.rounds) < 12
    messages = [n.message for n in story.notices]
    assert messages.count("ls-bracket-reset") == 1
    assert messages.count("ls-finished") == 1
    assert messages.count("ls-your-place") == 6
    key = list(story.league.matches)[-1]
    two = story.players(key)
    story.do(decide, BOSS, key, won(story.pairing(key), two[0]), organiser=True)
    assert story.pairing(key).points(two[0]) == 3  # corrected after the end


def test_who_leaves_in_the_cut_loses_what_is_still_to_come() -> None:
    story = Story(game=Settings("double_elimination", seed=3), publish="automatic", draft_seconds=0)
    story.begin(4)
    leaver, _ = story.players(story.open[0])
    story.do(leave, leaver)
    assert story.refuse(leave, leaver) == "ls-error-left-already"
    rounds = 0
    while story.league.state == "running":
        play_all(story)
        rounds += 1
        assert rounds < 10
    lost = [key for key in story.league.matches if leaver in story.players(key)]
    assert len(lost) == 2
    assert all(story.pairing(key).points(leaver) == 0 for key in lost)


# -- ladders ------------------------------------------------------------------------------------------------


def test_a_ladder_by_challenge() -> None:
    story = Story(game=Settings("ladder", seed=4, reach=2))
    story.begin(5)
    assert story.ids("channel") == ["ls-ladder-begins"]
    ranks = list(story.league.event.ladder)
    assert story.refuse(challenge, ranks[4], ranks[0]) == "lg-error-challenge-reach"
    story.do(challenge, ranks[4], ranks[2])
    story.do(challenge, ranks[1], ranks[0])
    first, second = story.open
    assert story.refuse(finish, BOSS, organiser=True) == "ls-error-matches-open"
    story.do(report, ranks[4], first, won(story.pairing(first), ranks[4]))
    story.do(confirm, ranks[2], first)
    assert story.league.event.ladder[2] == ranks[4]
    story.do(ready, ranks[1], second)
    story.wait(WEEK)
    assert story.league.event.ladder[0] == ranks[1]
    assert story.refuse(challenge, ranks[0], ranks[1]) == "lg-error-challenge-again"
    story.do(finish, BOSS, organiser=True)
    assert story.league.state == "finished"
    assert "ls-finished" in story.ids("channel")


def test_nothing_happens_in_a_league_that_is_over() -> None:
    story = single()
    key = story.open[0]
    one, other = story.players(key)
    story.do(ready, one, key)
    story.do(ready, other, key)
    begun = story.starts[0]
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    story.do(cancel, BOSS, organiser=True)
    before = story.league
    story.do(game_finished, key, "g1", game(begun.corp, begun.runner, one))
    assert story.league == before
    assert story.do(tick).notices == ()
    assert owes(story.league, one) == ()
    assert organisers_owe(story.league) == ()


@pytest.mark.parametrize("minutes", [0, 119])
def test_a_tick_a_little_late_is_as_good_as_one_in_time(minutes: int) -> None:
    story = single()
    story.away(WEEK + minutes * 60)
    assert story.open == []
    assert story.now >= MONDAY + WEEK
