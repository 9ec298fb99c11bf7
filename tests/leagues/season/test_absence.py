"""Who is not there: a round asked to be left out of, and a vacation, which is said once for all games."""

from __future__ import annotations

import pytest

from engine.leagues.model import SWISS, Settings
from engine.leagues.nrtm import to_nrtm
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.roster import missed
from engine.leagues.season import (
    claim_no_show,
    complete_round,
    owes,
    propose_times,
    publish_draft,
    report,
    rounds_to_come,
    set_away,
    start,
    suggest_time,
)
from engine.leagues.season.model import DAY, HOUR, WEEK
from engine.leagues.standings import standings
from tests.leagues.season.kit import BOSS, DOUBLE, MONDAY, SINGLE, Story, single, won


def play_round(story: Story) -> None:
    """The first of each match wins it; what nobody confirms counts."""
    for key in story.open:
        one, _ = story.players(key)
        games = 2 if story.league.event.settings.format == "dss" else 1
        story.do(report, one, key, won(story.pairing(key), one, games=games))
    story.do(complete_round, BOSS, organiser=True)


def resting(story: Story) -> list[str]:
    """Who is not in the draft."""
    assert story.league.draft is not None
    return list(story.league.draft.draft.resting)


def paired(story: Story, number: int) -> set[str]:
    return {one for pairing in story.league.event.round(number).pairings for one in pairing.players}


@pytest.mark.parametrize("game", [SINGLE, DOUBLE])
def test_who_asks_not_to_be_in_a_round_is_not_paired_and_loses_nothing_by_it(game: Settings) -> None:
    story = Story(game=game)
    story.begin(6)
    story.do(set_away, "1", (2,))
    play_round(story)
    before = next(row for row in standings(story.league.event) if row.player == "1")
    assert story.league.draft is not None
    assert story.league.draft.draft.resting == ("1",)
    story.do(publish_draft, BOSS, organiser=True)
    assert story.say("1") == ["You are not in round 2, as you asked: no match, and no points."]
    assert "1" not in paired(story, 2)
    assert [one.what for one in owes(story.league, "1")] == []
    # Five were left: one of them has the bye, and who asked has none.
    byes = [one.player1 for one in story.league.event.round(2).pairings if one.player2 is None]
    assert len(byes) == 1
    play_round(story)
    after = next(row for row in standings(story.league.event) if row.player == "1")
    assert (after.points, missed(story.league.event).get("1", 0)) == (before.points, 0)
    if story.league.draft is not None:
        story.do(publish_draft, BOSS, organiser=True)
        assert "1" in paired(story, 3)


def test_it_can_be_taken_back_and_the_draft_follows() -> None:
    story = single(4)
    play_round(story)
    story.do(set_away, "1", (2, 3))
    assert resting(story) == ["1"]
    assert "ls-log-not-in" in [entry.message for entry in story.outcome.audit]
    story.do(set_away, "1", (3,))
    assert resting(story) == []
    assert story.league.draft is not None
    kept = story.league.draft.draft
    story.do(set_away, "1", ())  # of a later round: the draft stays as it is
    assert story.league.draft.draft == kept
    story.do(set_away, BOSS, (2,), person="2", organiser=True)
    assert story.say("2") == [
        "An organiser has noted that you are not in: round 2. There is no match for you then, and no points."
    ]
    assert story.refuse(set_away, "1", (2,), person="2") == "ls-error-organisers"


def test_only_rounds_to_come_can_be_named() -> None:
    story = Story(game=SINGLE)
    story.join(4)
    assert list(rounds_to_come(story.league)) == [1, 2, 3]
    story.do(set_away, "4", (1,))
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    assert "4" not in paired(story, 1)
    assert list(rounds_to_come(story.league)) == [2, 3]
    for number in (1, 4, 0, -1):
        assert story.refuse(set_away, "1", (number,)) == "ls-error-away-round"
    story.do(set_away, "4", (3,))
    assert story.league.event.player("4").away == (1, 3)
    assert story.refuse(set_away, "9", (2,)) == "ls-error-not-in"


def test_a_round_that_cannot_be_paired_without_them_is_paired_with_them_and_they_are_told() -> None:
    story = single(4)
    for one in ("1", "2", "3"):
        story.do(set_away, one, (2,))
    play_round(story)
    story.do(publish_draft, BOSS, organiser=True)
    assert paired(story, 2) == {"1", "2", "3", "4"}
    assert all("ls-away-paired" in story.ids(one) for one in ("1", "2", "3"))
    assert "ls-away-paired" not in story.ids("4")
    # Three play three rounds with a bye each; the fourth is paired with who wanted to be away.
    odd = Story(game=Settings("sss", seed=7, rounds=4))
    odd.begin(4)
    odd.do(set_away, "4", (2, 3, 4))
    for _ in range(3):
        play_round(odd)
        odd.do(publish_draft, BOSS, organiser=True)
    assert odd.league.state == "running"
    assert len(odd.league.event.rounds) == 4


@pytest.mark.parametrize(
    "game",
    [
        Settings("round_robin", seed=7),
        Settings("single_elimination", seed=7),
        Settings("ladder", seed=7),
        Settings("sss", seed=7, boards=2),
    ],
)
def test_where_matches_are_not_drawn_round_by_round_it_is_refused(game: Settings) -> None:
    story = Story(game=game)
    story.join(4)
    assert story.refuse(set_away, "1", (1,)) == "ls-error-away-format"
    assert list(rounds_to_come(story.league)) == []


@pytest.mark.parametrize("form", SWISS)
def test_a_file_of_such_an_event_is_read_as_it_was(form: str) -> None:
    story = Story(game=Settings(form, seed=7, rounds=3))  # type: ignore[arg-type]  # a Format
    story.begin(6)
    story.do(set_away, "2", (2,))
    for _ in range(2):
        play_round(story)
        story.do(publish_draft, BOSS, organiser=True)
    play_round(story)
    read = from_nrtm(to_nrtm(story.league.event, date="2026-01-05"), seed=1)
    mine = [(row.name, row.points) for row in standings(story.league.event)]
    assert [(row.name, row.points) for row in standings(read)] == mine


# -- vacations ----------------------------------------------------------------------------------------------


def test_a_vacation_as_long_as_the_round_is_as_if_they_had_asked() -> None:
    story = single(6)
    story.wait(DAY)
    story.says("1", vacations=((story.now, story.now + 3 * WEEK),))
    play_round(story)
    assert resting(story) == ["1"]
    assert "ls-away-vacation" in story.ids("1")
    # Back earlier than thought: with one press they are in again.
    story.says("1", vacations=())
    story.do(set_away, "1", ())
    assert resting(story) == []


def test_a_shorter_one_has_its_reminders_at_its_end_and_no_claims() -> None:
    story = Story(game=SINGLE, reminders=(5 * DAY, 8 * HOUR), quiet=(0, 0))
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    back = MONDAY + 4 * DAY
    story.says(one, vacations=((MONDAY, back),))
    reminded = []
    while story.now < MONDAY + 6.9 * DAY:
        reminded += [story.now for n in story.wait(HOUR) if (n.person, n.message) == (one, "ls-remind-play")]
        if story.now == MONDAY + 3.75 * DAY:
            assert story.refuse(claim_no_show, other, key) == "ls-error-on-vacation"
    assert reminded[0] == pytest.approx(back, abs=HOUR)
    assert len(reminded) == 2
    story.do(claim_no_show, other, key)


def test_no_time_in_a_vacation_is_proposed() -> None:
    story = single(4)
    key = story.open[0]
    one, _ = story.players(key)
    story.says(one, vacations=((MONDAY + DAY, MONDAY + 3 * DAY),))
    spans = propose_times(story.league, key, story.now)
    assert spans
    assert not any(start < MONDAY + 3 * DAY and end > MONDAY + DAY for start, end in spans)


# -- quiet hours --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hour", "reminded"), [(20, 19.5), (23, 22 - 1 / 60), (31, 22 - 1 / 60), (33, 32.5)])
def test_of_a_time_agreed_on_one_is_reminded_before_the_quiet_hours_it_lies_in(
    hour: float, reminded: float
) -> None:
    story = single(4)  # at seven in the morning
    key = story.open[0]
    one, other = story.players(key)
    midnight = MONDAY - 7 * HOUR
    for who in (one, other):
        story.do(suggest_time, who, key, midnight + hour * HOUR)
    at = []
    while story.now < midnight + hour * HOUR:
        said = story.wait(60)
        at += [story.now for n in said if (n.person, n.message) == (one, "ls-remind-agreed")]
    assert [(each - midnight) / HOUR for each in at] == [pytest.approx(reminded, abs=0.03)]


def test_organisers_are_told_again_by_day() -> None:
    """The draft was made at 23:00: a day later it is night, and after an outage too (`Story` looks)."""
    story = Story(game=SINGLE, now=MONDAY + 16 * HOUR)
    story.join(4)
    story.do(start, BOSS, organiser=True)
    assert "ls-draft-waits" not in [n.message for n in story.wait(DAY + 8.9 * HOUR)]
    assert "ls-draft-waits" in [n.message for n in story.wait(HOUR)]
    late = Story(game=SINGLE, now=MONDAY + 13 * HOUR)
    late.join(4)
    late.do(start, BOSS, organiser=True)
    late.wait(20 * HOUR)
    late.away(9 * HOUR)
    assert "ls-draft-waits" in [n.message for n in late.wait(12 * HOUR)]
