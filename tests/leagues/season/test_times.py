"""Time: reminders and quiet hours, overlaps, changes of the clocks, a host that was away."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from engine.leagues.model import Settings
from engine.leagues.season import (
    Availability,
    claim_no_show,
    game_started,
    next_due,
    propose_times,
    publish_draft,
    ready,
    report,
    set_availability,
    start,
    tick,
)
from engine.leagues.season.times import Rest, later, outside, zone
from tests.leagues.season.kit import BOSS, DAY, HOUR, MONDAY, SINGLE, WEEK, Story, won

BERLIN = ZoneInfo("Europe/Berlin")
EVENINGS = Availability(tuple((day, 18 * 60, 22 * 60) for day in range(7)))


def at(*when: int, zoned: ZoneInfo | None = None) -> float:
    return datetime(*when, tzinfo=zoned or UTC).timestamp()  # type: ignore[misc,arg-type]


def local(moment: float, zoned: ZoneInfo = BERLIN) -> str:
    return datetime.fromtimestamp(moment, zoned).strftime("%d.%m. %H:%M")


# -- the clocks change --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begin", "hours"),
    [((2026, 3, 25, 20), 7 * 24 - 1), ((2026, 10, 21, 20), 7 * 24 + 1), ((2026, 6, 3, 20), 7 * 24)],
)
def test_a_week_ends_at_the_time_of_day_it_began(begin: tuple[int, int, int, int], hours: int) -> None:
    """29 March 2026 has 23 hours in Berlin, 25 October has 25."""
    story = Story(game=SINGLE, zone="Europe/Berlin", now=at(*begin, zoned=BERLIN))
    story.begin(4)
    deadline = story.match("1:1").deadline
    assert local(deadline).endswith("20:00")
    assert deadline - story.now == hours * HOUR


def test_hours_are_hours_even_when_the_clocks_change() -> None:
    night = at(2026, 3, 29, 1, zoned=BERLIN)
    assert later(night, 6 * HOUR, zone("Europe/Berlin")) == night + 6 * HOUR


def test_overlaps_follow_both_zones_through_the_change_of_the_clocks() -> None:
    """From 8 to 29 March New York is five hours behind Berlin, before and after that six."""
    story = Story(game=SINGLE, now=at(2026, 3, 27, 0), round_seconds=4 * DAY)
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    story.says(one, zone="Europe/Berlin")
    story.says(other, zone="America/New_York")
    story.do(set_availability, one, EVENINGS)
    story.do(set_availability, other, Availability(tuple((day, 12 * 60, 15 * 60) for day in range(7))))
    spans = propose_times(story.league, key, story.now)
    assert [(local(start), local(end)) for start, end in spans] == [
        ("27.03. 18:00", "27.03. 20:00"),
        ("28.03. 18:00", "28.03. 20:00"),
        ("29.03. 18:00", "29.03. 21:00"),
        ("30.03. 18:00", "30.03. 21:00"),
    ]


def test_overlaps_end_with_the_deadline_and_begin_in_the_future() -> None:
    story = Story(game=SINGLE, now=at(2026, 6, 1, 17, 10), round_seconds=2 * DAY)
    story.begin(4)
    key = story.open[0]
    for person in story.players(key):
        story.do(set_availability, person, EVENINGS)
    story.wait(HOUR)  # 18:10 UTC
    spans = propose_times(story.league, key, story.now)
    assert [(local(a, ZoneInfo("UTC")), local(b, ZoneInfo("UTC"))) for a, b in spans] == [
        ("01.06. 18:15", "01.06. 22:00"),
        ("02.06. 18:00", "02.06. 22:00"),
    ]
    one = story.players(key)[0]
    story.do(set_availability, one, Availability(((2, 6 * 60, 7 * 60),)))
    assert propose_times(story.league, key, story.now) == ()


def test_a_window_may_go_on_after_midnight_and_nobody_without_windows_is_asked_at_night() -> None:
    story = Story(game=SINGLE, now=at(2026, 6, 1, 0), round_seconds=2 * DAY)
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    story.do(set_availability, one, Availability(((0, 21 * 60, 26 * 60),)))
    story.says(other, quiet=(1 * 60, 9 * 60))
    spans = propose_times(story.league, key, story.now, seconds=HOUR)
    utc = ZoneInfo("UTC")
    assert [(local(a, utc), local(b, utc)) for a, b in spans] == [("01.06. 21:00", "02.06. 01:00")]
    story.says(other, quiet=(0, 0))
    spans = propose_times(story.league, key, story.now, seconds=HOUR)
    assert [(local(a, utc), local(b, utc)) for a, b in spans] == [("01.06. 21:00", "02.06. 02:00")]


# -- reminders ----------------------------------------------------------------------------------------------


def test_reminders_go_to_those_who_owe_something_and_to_nobody_twice() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    key, second = story.open
    one, other = story.players(key)
    story.do(ready, one, key)
    mine, theirs = story.players(second)
    story.do(report, mine, second, won(story.pairing(second), mine))
    said = story.wait(WEEK - HOUR)
    reminded = [n.person or "" for n in said if n.message == "ls-remind-play"]
    assert sorted(reminded) == sorted([other, other])  # two days and eight hours before
    assert [n.person for n in said if n.message == "ls-remind-confirm"] == [theirs]


def test_who_plays_already_is_reminded_of_the_game_and_not_to_press_play() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    key = story.open[0]
    one, other = story.players(key)
    for who in (one, other):
        story.do(ready, who, key)
    story.do(game_started, key, "g1", one, other, (other,))
    said = story.wait(WEEK - HOUR)
    mine = [(n.person, n.message) for n in said if n.person in (one, other) and "remind" in n.message]
    assert set(mine) == {(other, "ls-remind-move")}


def test_reminders_stay_out_of_quiet_hours() -> None:
    begin = at(2026, 6, 1, 4, zoned=BERLIN)  # the deadline is at four in the morning
    story = Story(game=SINGLE, zone="Europe/Berlin", now=begin, reminders=(2 * DAY, 3 * HOUR))
    story.begin(4)
    night_owl = story.players(story.open[0])[0]
    story.says(night_owl, quiet=(8 * 60, 16 * 60))
    times: dict[str, list[str]] = {}
    while (due := next_due(story.league)) is not None and due < begin + WEEK:
        for notice in story.until(due):
            if notice.message == "ls-remind-play":
                times.setdefault(notice.person or "", []).append(local(story.now))
    assert times.pop(night_owl) == ["06.06. 04:00", "08.06. 01:00"]
    # Two days before it is night: in the morning. Three hours before, too: just before the night begins.
    assert set(map(tuple, times.values())) == {("06.06. 08:00", "07.06. 21:59")}


def test_quiet_hours_of_somebody_far_away() -> None:
    tokyo = zone("Asia/Tokyo")
    moment = at(2026, 6, 1, 15)  # midnight in Tokyo
    assert outside(moment, moment + DAY, Rest((22 * 60, 8 * 60), tokyo)) == moment + 8 * HOUR
    assert outside(moment, moment + HOUR, Rest((22 * 60, 8 * 60), tokyo)) == moment - 2 * HOUR - 60
    assert outside(moment, moment + DAY, Rest((60, 60), tokyo)) == moment


# -- a host that was away -----------------------------------------------------------------------------------


def test_a_week_of_downtime_costs_nobody_a_match() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    story.wait(DAY)
    said = story.away(2 * WEEK)
    assert sorted(n.message for n in said) == ["ls-away", *["ls-put-off"] * 4]  # each player once
    assert all(story.match(key).deadline == MONDAY + 3 * WEEK for key in story.open)
    assert story.league.round_deadline == MONDAY + 3 * WEEK
    assert story.do(tick).notices == ()
    story.until(MONDAY + 3 * WEEK - 1)
    assert len(story.open) == 2
    story.wait(1)
    assert story.open == []


def test_reports_and_claims_are_put_off_too() -> None:
    story = Story(game=SINGLE)
    story.begin(4)
    first, second = story.open
    one, other = story.players(first)
    story.wait(4 * DAY)
    story.do(claim_no_show, one, first)
    mine, theirs = story.players(second)
    story.do(report, mine, second, won(story.pairing(second), mine))
    said = story.away(WEEK)
    assert sorted(n.person or "" for n in said) == ["", "1", "2", "3", "4"]
    claim, made = story.match(first).claim, story.match(second).report
    assert claim is not None
    assert made is not None
    assert claim.due == made.due == story.now + DAY
    story.wait(DAY)
    assert story.pairing(first).absent == (other,)
    assert story.pairing(second).points(mine) == 3
    assert theirs in story.players(second)


def test_sign_up_that_was_slept_through_still_takes_place() -> None:
    story = Story(game=SINGLE, opens=MONDAY + DAY, closes=MONDAY + 3 * DAY)
    story.away(WEEK)
    assert story.ids("channel") == ["ls-away", "ls-signup-open-until"]
    assert story.league.settings.closes == story.now + 2 * DAY
    story.join(4)
    story.away(WEEK)
    assert story.ids("channel") == ["ls-away"]
    assert next_due(story.league) == story.now + 2 * DAY
    story.wait(2 * DAY)
    assert story.league.state == "closed"


def test_organisers_have_as_long_for_a_draft_as_was_promised() -> None:
    story = Story(game=SINGLE, publish="automatic")
    story.join(4)
    story.do(start, BOSS, organiser=True)
    story.wait(HOUR)
    story.away(WEEK)
    assert story.ids("organisers") == ["ls-draft-automatic"]
    assert story.wait(HOUR - 1) == []
    story.wait(1)
    assert "ls-round-published" in story.ids("channel")
    assert story.match("1:1").deadline == story.now + WEEK


def test_an_organiser_is_told_once_more_of_a_draft() -> None:
    story = Story(game=SINGLE)
    story.join(4)
    story.do(start, BOSS, organiser=True)
    assert [n.message for n in story.wait(WEEK)] == ["ls-draft-waits"]
    story.do(publish_draft, BOSS, organiser=True)
    assert len(story.open) == 2


def test_a_league_that_keeps_to_its_calendar_waits_for_the_end_of_the_round() -> None:
    story = Story(game=Settings("sss", seed=7, rounds=3), early=False, publish="automatic", draft_seconds=0)
    story.begin(4)
    for key in list(story.open):
        one, other = story.players(key)
        result = won(story.pairing(key), one)
        story.do(report, one, key, result)
        story.do(report, other, key, result)
    assert not story.league.event.rounds[0].completed
    story.until(MONDAY + WEEK)
    assert story.match("2:1").opened == MONDAY + WEEK


def test_short_rounds_are_put_off_by_the_same_rule() -> None:
    story = Story(game=SINGLE, round_seconds=6 * HOUR, reminders=(HOUR,))
    story.begin(4)
    story.wait(HOUR)
    story.away(2 * DAY)
    assert story.match("1:1").deadline == story.now + 5 * HOUR
