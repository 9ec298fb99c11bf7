"""Knock-out, the cut after Swiss, ladders, and leagues that are over."""

from __future__ import annotations

import pytest

from engine.leagues.final import final_order
from engine.leagues.model import Elimination, Settings
from engine.leagues.season import (
    cancel,
    challenge,
    choose_side,
    confirm,
    decide,
    finish,
    game_finished,
    game_started,
    leave,
    offer,
    organisers_owe,
    owes,
    possible_results,
    ready,
    rejoin,
    report,
    side_choice,
    text,
    tick,
)
from engine.leagues.standings import standings
from tests.leagues.season.kit import (
    BOSS,
    DAY,
    MONDAY,
    WEEK,
    Story,
    game,
    plain,
    single,
    won,
)

# -- the cut ------------------------------------------------------------------------------------------------


def test_whoever_goes_on_though_both_forfeit_is_told_so() -> None:
    story = Story(game=Settings("sss", rounds=1, cut=2, seed=3), publish="automatic", draft_seconds=0)
    story.begin(4)
    for key in story.open:
        one, other = story.players(key)
        story.do(report, one, key, won(story.pairing(key), one))
        story.do(confirm, other, key)
    story.wait(DAY / 24)
    (final,) = story.open
    seeds = story.league.event.cut.seeds if story.league.event.cut else ()
    story.wait(2 * WEEK)
    assert len(story.pairing(final).absent) == 2
    assert "ls-result-nobody-cut" in story.ids("channel")
    for person in story.players(final):
        assert any(f"{plain(seeds[0])} goes on as the higher seed" in line for line in story.say(person))


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


@pytest.mark.parametrize("elimination", ["single", "double"])
def test_a_cut_of_two(elimination: Elimination) -> None:
    game = Settings("sss", seed=11, rounds=2, cut=2, elimination=elimination)
    story = Story(game=game, publish="automatic", draft_seconds=0)
    story.begin(4)
    play_all(story)
    play_all(story)
    assert story.league.event.cut is not None
    best = [row.player for row in standings(story.league.event)][:2]
    assert list(story.league.event.cut.seeds) == best
    # Who was second in the standings wins; once is enough where it is single elimination.
    while story.league.state == "running":
        (key,) = story.open
        play_all(story, "first" if story.players(key)[0] == best[1] else "second")
    games = 1 if elimination == "single" else 2
    assert len(story.league.event.of_stage("cut")) == games
    assert final_order(story.league.event)[:2] == (best[1], best[0])


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
    story.late(WEEK + minutes * 60)
    assert story.open == []
    assert story.now >= MONDAY + WEEK


def test_both_hear_what_counts_where_nobody_has_won_in_a_ladder() -> None:
    """A draw moves nobody; a double forfeit neither, and counts as missed for both."""
    story = Story(game=Settings("ladder", seed=4, reach=3))
    story.begin(4)
    ranks = story.league.event.ladder
    story.do(challenge, ranks[1], ranks[0])
    story.wait(WEEK)
    missed = [text(notice, "en", person=plain) for notice in story.fresh]
    said = "Both keep their places in the ladder, and both have missed a match"
    assert sum(said in one for one in missed) == 3  # the channel and both
    assert sum("neither of you did anything to play" in one and said in one for one in missed) == 2
    story.do(challenge, ranks[3], ranks[2])
    for one in ranks[2:]:
        story.do(ready, one, story.open[0])
    story.wait(WEEK)
    drawn = [text(notice, "en", person=plain) for notice in story.fresh]
    assert sum("Both keep their places in the ladder." in one for one in drawn) == 3
    assert story.league.event.ladder == ranks


def test_who_misses_two_challenges_leaves_the_ladder_and_may_come_back() -> None:
    story = Story(game=Settings("ladder", seed=4, reach=3))
    story.begin(4)
    top, second, _, last = story.league.event.ladder
    for challenger in (second, last):
        story.do(challenge, challenger, top)
        story.do(ready, challenger, story.open[0])
        story.wait(WEEK)
    assert story.league.event.player(top).status == "retired"
    assert {"ls-retired-ladder", "ls-retired-channel-ladder"} <= {one.message for one in story.notices}
    story.do(rejoin, BOSS, person=top, organiser=True)
    story.do(tick)
    assert story.league.event.player(top).status == "active"
