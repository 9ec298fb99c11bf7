"""A match played here or elsewhere: hosted games, reports, disputes, agreements of both."""

from __future__ import annotations

from engine.leagues.model import GameResult, Result
from engine.leagues.season import (
    Sentence,
    answer,
    ask_extension,
    complete_round,
    confirm,
    decide,
    dispute,
    game_finished,
    game_started,
    game_stopped,
    offer,
    organisers_owe,
    owes,
    possible_results,
    publish_draft,
    ready,
    report,
    suggest_time,
    text,
    tick,
)
from engine.leagues.standings import standings
from tests.leagues.season.kit import (
    BOSS,
    DAY,
    HOUR,
    WEEK,
    double,
    game,
    plain,
    single,
    won,
)

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
    both = [possible for possible in all_of_them if possible.said.message == "ls-possible-both"]
    for possible in both:
        said, games = possible.said.args, possible.result.games
        for part, g in zip((said["first"], said["second"]), games, strict=True):
            won = "tied" if g.corp_points == g.runner_points else "corp" if g.corp_points else "runner"
            assert isinstance(part, Sentence)
            assert part.message == f"ls-possible-{won}"
        mine = sum(g.corp_points if g.corp == one else g.runner_points for g in games)
        assert (said["points"], said["less"]) == (
            mine,
            sum(g.corp_points + g.runner_points for g in games) - mine,
        )
    assert len(both) >= 4
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
    (told,) = (notice for notice in story.notices if notice.message == "ls-declined-draw")
    assert (told.audience, told.args["deadline"]) == (f"person:{one}", int(story.match(key).deadline))
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


def test_one_game_that_nobody_won_decides_no_two_for_one() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    story.do(offer, one, key, "two_for_one")
    story.do(offer, other, key, "two_for_one")
    story.do(ready, one, key)
    story.do(ready, other, key)
    begun = story.starts[0]
    story.do(game_started, key, "g1", begun.corp, begun.runner)
    story.do(game_finished, key, "g1", GameResult(begun.corp, begun.runner, 1, 1, reason="time"))
    assert not story.match(key).closed
    (second,) = story.starts
    assert (second.number, second.corp) == (2, begun.runner)


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


def test_a_time_that_nobody_has_agreed_to_is_gone_when_it_is_past() -> None:
    story = double()
    key = story.open[0]
    one, other = story.players(key)
    start = story.now + 3 * HOUR
    story.do(suggest_time, one, key, start)
    assert "time" in [owed.what for owed in owes(story.league, other)]
    (told,) = (notice for notice in story.until(start) if notice.message == "ls-time-past")
    assert told.audience == f"person:{one}"
    for when in (start, story.match(key).deadline):
        assert f"<t:{int(when)}" in text(told, "en")
    assert "time" not in [owed.what for owed in owes(story.league, other)]
    assert story.refuse(answer, other, key, "time", True) == "ls-error-no-offer"


def test_when_the_deadline_is_past_too_nobody_is_asked_for_another_time() -> None:
    """A tick may come late."""
    story = double()
    key = story.open[0]
    one, _ = story.players(key)
    story.do(suggest_time, one, key, story.now + 3 * HOUR)
    story.now = story.match(key).deadline + HOUR
    story.do(tick)
    assert story.ids(one) == ["ls-rule-effort"]
    assert story.match(key).closed


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
