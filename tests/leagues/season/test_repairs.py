"""Drafts and rounds changed by hand."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues.model import Settings
from engine.leagues.season import (
    confirm,
    edit,
    game_started,
    leave,
    make_draft,
    pair_by_hand,
    publish_draft,
    ready,
    redo_draft,
    report,
    set_deadline,
    start,
    swap,
    tick,
    void,
)
from tests.leagues.season.kit import BOSS, DAY, DOUBLE, HOUR, MONDAY, SINGLE, WEEK, Story, won


def drafted(count: int = 6, **fields: object) -> Story:
    story = Story(**{"game": SINGLE, **fields})  # type: ignore[arg-type]
    story.join(count)
    story.do(start, BOSS, organiser=True)
    return story


def tables(story: Story) -> list[set[str]]:
    assert story.league.draft is not None
    return [set(pairing.players) for pairing in story.league.draft.draft.round.pairings]


def test_players_of_a_draft_change_places_and_can_be_drawn_up_anew() -> None:
    story = drafted()
    first, second, _ = tables(story)
    one, other = min(first), min(second)
    story.do(swap, BOSS, one, other, organiser=True)
    assert story.outcome.audit[0].message == "ls-log-repair"
    assert tables(story)[0] == first - {one} | {other}
    drafted_now = story.league.draft
    assert drafted_now is not None
    assert drafted_now.draft.why[0][0].id == "lg-why-manual"
    assert story.refuse(swap, "1", one, other) == "ls-error-organisers"
    story.do(redo_draft, BOSS, organiser=True)
    assert tables(story)[0] == first
    assert story.refuse(make_draft, BOSS, organiser=True) == "ls-error-draft-there"


def test_a_draft_is_paired_by_hand_after_voiding() -> None:
    story = drafted()
    first, second, _ = tables(story)
    assert story.refuse(pair_by_hand, BOSS, min(first), min(second), organiser=True) == "lg-error-paired"
    story.do(void, BOSS, "1:1", organiser=True)
    story.do(void, BOSS, "1:2", organiser=True)
    assert len(tables(story)) == 1
    assert story.league.draft is not None
    assert set(story.league.draft.draft.resting) == first | second
    story.do(pair_by_hand, BOSS, min(first), min(second), corp=min(second), organiser=True)
    story.do(pair_by_hand, BOSS, max(first), None, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    key = next(key for key in story.open if min(first) in story.players(key))
    assert story.pairing(key).corp == min(second)
    assert story.ids(max(first)) == ["ls-your-bye"]
    assert story.ids(max(second)) == ["ls-your-rest"]


def test_a_published_round_is_repaired_and_those_concerned_are_told() -> None:
    story = Story(game=SINGLE)
    story.begin(6)
    one, other = story.players("1:1")
    third, fourth = story.players("1:2")
    story.wait(DAY)
    story.do(swap, BOSS, one, third, organiser=True)
    assert set(story.players("1:1")) == {third, other}
    for person in (one, other, third, fourth):
        assert len([i for i in story.ids(person) if i.startswith("ls-your-match")]) == 1
    assert story.match("1:1").deadline == MONDAY + WEEK
    story.do(void, BOSS, "1:1", organiser=True)
    assert story.ids(other) == ["ls-voided"]
    assert story.match("1:1").closed
    story.do(pair_by_hand, BOSS, other, third, organiser=True)
    assert set(story.players("1:4")) == {third, other}
    assert story.match("1:4").deadline == MONDAY + WEEK


def test_a_match_with_a_game_or_a_result_is_not_swapped() -> None:
    story = Story(game=SINGLE)
    story.begin(6)
    one, other = story.players("1:1")
    third, _ = story.players("1:2")
    story.do(ready, one, "1:1")
    story.do(ready, other, "1:1")
    begun = story.starts[0]
    story.do(game_started, "1:1", "g", begun.corp, begun.runner)
    assert story.refuse(swap, BOSS, one, third, organiser=True) == "ls-error-game-running"
    mine, theirs = story.players("1:3")
    story.do(report, mine, "1:3", won(story.pairing("1:3"), mine))
    story.do(confirm, theirs, "1:3")
    assert story.refuse(swap, BOSS, mine, third, organiser=True) == "lg-error-has-result"
    assert story.refuse(void, BOSS, "x", organiser=True) == "ls-error-no-match"
    assert story.refuse(void, BOSS, "1:9", organiser=True) == "lg-error-unknown-table"


def test_a_round_waits_for_those_whose_pairing_was_voided_last() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    one, other = story.players("1:1")
    story.do(report, one, "1:1", won(story.pairing("1:1"), one))
    story.do(confirm, other, "1:1")
    first, second = story.players("1:2")
    story.do(void, BOSS, "1:2", organiser=True)
    assert not story.league.event.rounds[-1].completed
    story.do(pair_by_hand, BOSS, second, first, organiser=True)
    assert story.open == ["1:3"]
    story.do(void, BOSS, "1:3", organiser=True)
    story.until(MONDAY + WEEK)
    assert story.league.event.rounds[-1].completed


def test_new_deadlines_for_a_match_and_for_the_round() -> None:
    story = Story(game=DOUBLE)
    story.begin(4)
    assert story.refuse(set_deadline, BOSS, "1:1", story.now - 1, organiser=True) == "ls-error-deadline-past"
    story.do(set_deadline, BOSS, "1:1", MONDAY + 3 * WEEK, organiser=True)
    story.do(set_deadline, BOSS, "", MONDAY + 2 * WEEK, organiser=True)
    assert story.match("1:1").deadline == MONDAY + 3 * WEEK
    assert story.match("1:2").deadline == MONDAY + 2 * WEEK
    story.until(MONDAY + 3 * WEEK - HOUR)
    assert story.open == ["1:1"]
    story.until(MONDAY + 3 * WEEK)
    assert story.league.draft is not None


def test_a_round_that_lasts_longer_takes_matches_with_it_that_had_a_little_more_time() -> None:
    story = Story(game=DOUBLE)
    story.begin(4)
    story.do(set_deadline, BOSS, "1:1", MONDAY + WEEK + DAY, organiser=True)
    story.do(set_deadline, BOSS, "", MONDAY + 2 * WEEK, organiser=True)
    assert [story.match(key).deadline for key in ("1:1", "1:2")] == [MONDAY + 2 * WEEK] * 2


def test_a_field_that_shrinks_makes_the_cut_smaller() -> None:
    story = Story(game=Settings("sss", seed=2, rounds=2, cut=8), publish="automatic", draft_seconds=0)
    story.begin(8)
    for number in ("1", "2", "3"):
        story.do(leave, number)
    for _ in range(2):
        for key in list(story.open):
            one, other = story.players(key)
            story.do(report, one, key, won(story.pairing(key), one))
            story.do(confirm, other, key)
    story.do(tick)
    assert "ls-cut-smaller" in [n.message for n in story.notices]
    assert story.league.event.cut is not None
    assert len(story.league.event.cut.seeds) == 4
    story.do(edit, BOSS, replace(story.league.settings, title="Top four"), organiser=True)
    assert story.league.event.name == "Top four"


def test_a_field_that_melts_away_ends_the_league() -> None:
    story = Story(game=Settings("dss", seed=2, rounds=4), publish="automatic", draft_seconds=0)
    story.begin(4)
    for number in ("1", "2", "3"):
        story.do(leave, number)
    assert story.league.state == "finished"
    messages = [n.message for n in story.notices]
    assert messages.count("ls-main-over-early") == 1
    assert messages.count("ls-finished") == 1


def test_strict_rules_that_find_no_pairing_wait_for_an_organiser() -> None:
    story = Story(game=Settings("dss", seed=2, rounds=4, relax=False), publish="automatic", draft_seconds=0)
    story.begin(4)
    for _ in range(3):
        for key in list(story.open):
            one, other = story.players(key)
            story.do(report, one, key, won(story.pairing(key), one, games=2))
            story.do(confirm, other, key)
    assert "ls-stuck" in story.ids("organisers")
    story.wait(WEEK)
    assert story.fresh == []

    settings = story.league.settings
    story.do(edit, BOSS, replace(settings, game=replace(settings.game, relax=True)), organiser=True)
    assert len(story.open) == 2
    assert "ls-relaxed" in story.ids("channel")
