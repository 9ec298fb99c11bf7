"""Quiet hours hold for every reminder, whatever made it late."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from engine.leagues.model import Settings
from engine.leagues.season import TEMPLATES, join, next_due, publish_draft, start, tick
from engine.leagues.season.model import HOUR, WEEK
from engine.leagues.season.times import quiet_around
from tests.leagues.season.kit import BOSS, Story

BERLIN = ZoneInfo("Europe/Berlin")


def reminded_at(story: Story, hours: float) -> list[float]:
    """When reminders are sent in that time."""
    found: list[float] = []
    end = story.now + hours * HOUR
    while (due := next_due(story.league)) is not None and due <= end:
        story.now = max(story.now, due)
        story.do(tick)
        found += [story.now for notice in story.fresh if notice.kind == "reminder"]
    return found


def by_day(at: float) -> bool:
    return quiet_around(at, (22 * 60, 8 * 60), BERLIN) is None


def test_a_side_drawn_at_night_reminds_nobody_on_top_of_that() -> None:
    settings = replace(
        TEMPLATES["knock-out-weekend"]("Cup", seed=3), zone="Europe/Berlin", publish="organiser"
    )
    at = datetime(2026, 11, 27, 20, tzinfo=BERLIN).timestamp()
    story = Story(settings, now=at)
    for one in "1234":
        story.do(join, one, f"Player {one}")
    story.do(start, BOSS, organiser=True)
    story.do(publish_draft, BOSS, organiser=True)
    sent = reminded_at(story, 48)
    assert all(by_day(one) for one in sent), [datetime.fromtimestamp(one, BERLIN) for one in sent]


@pytest.mark.parametrize("length", [0.25, 1.2, 9, 11, 30])
@pytest.mark.parametrize("hour", range(0, 24, 3))
def test_after_an_outage_a_reminder_waits_for_the_morning(hour: int, length: float) -> None:
    """The deadline lies at any time of the day, and the host is away around the time of a reminder."""
    now = datetime(2026, 11, 3, hour, tzinfo=BERLIN).timestamp()
    story = Story(game=Settings("sss", seed=7), zone="Europe/Berlin", round_seconds=WEEK, now=now,
                  reminders=(10 * HOUR, 8 * HOUR))  # fmt: skip
    story.begin(4)
    deadline = story.match("1:1").deadline
    story.until(deadline - 11 * HOUR)
    story.away(length * HOUR)
    late = [story.now for notice in story.fresh if notice.kind == "reminder"]
    later = story.match("1:1").deadline
    sent = late + reminded_at(story, (later - story.now) / HOUR + 1)
    assert all(by_day(one) for one in sent), [datetime.fromtimestamp(one, BERLIN) for one in sent]
    assert datetime.fromtimestamp(later, UTC) > datetime.fromtimestamp(now, UTC)


def test_the_outage_of_the_review() -> None:
    # Deadline Tuesday 06:00; away on Monday from 21:30 to 22:40.
    now = datetime(2026, 11, 3, 6, tzinfo=BERLIN).timestamp()
    story = Story(game=Settings("sss", seed=7), zone="Europe/Berlin", round_seconds=WEEK, now=now)
    story.begin(4)
    story.until(datetime(2026, 11, 9, 21, 30, tzinfo=BERLIN).timestamp())
    before = len(story.match("1:1").reminded)
    story.away(70 * 60)
    assert [notice for notice in story.fresh if notice.kind == "reminder"] == []
    assert len(story.match("1:1").reminded) >= before
