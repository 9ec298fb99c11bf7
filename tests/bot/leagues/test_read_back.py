"""`read(in_words(x, language)) == x`: what is told in any language can be typed again, whatever it is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as any_of

from bot.leagues.typed import moments, weeks
from bot.messages.local import hours, typed_hours
from bot.messages.vocabulary import words
from bot.messages.words import length, listed
from engine.messages import LANGUAGES, say

NOW = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
LANGUAGE = any_of.sampled_from(LANGUAGES)
WINDOW = any_of.builds(
    lambda day, start, lasts: (day, start, start + lasts),
    any_of.integers(0, 6), any_of.integers(0, 1439), any_of.integers(1, 1439),
)  # fmt: skip
MINUTE = any_of.integers(0, 1439)
SLOWLY = settings(max_examples=150, deadline=None)


@SLOWLY
@given(any_of.lists(WINDOW, max_size=12), LANGUAGE)
def test_a_week_of_windows(windows: list[weeks.Window], language: str) -> None:
    week = weeks.joined(windows)
    assert weeks.read(weeks.in_words(week, language)) == week


@SLOWLY
@given(any_of.integers(1, 60 * 24 * 40), LANGUAGE)
def test_a_length_of_time(minutes: int, language: str) -> None:
    told = length(language, minutes * 60)
    exact = minutes if minutes < 1440 else minutes // 60 * 60
    ahead = exact if minutes % 1440 >= 60 or minutes < 1440 else minutes  # two units are told
    assert moments.moment(told, "UTC", NOW.timestamp()) == NOW.timestamp() + ahead * 60


@SLOWLY
@given(any_of.integers(0, 6), MINUTE, LANGUAGE)
def test_a_day_of_the_week_with_its_time(day: int, minute: int, language: str) -> None:
    told = f"{weeks.day_name(day, language)} {weeks.clock(minute)}"
    ahead = NOW.replace(hour=0) + timedelta(days=(day - NOW.weekday()) % 7, minutes=minute)
    ahead += timedelta(days=7 if ahead <= NOW else 0)
    assert moments.moment(told, "UTC", NOW.timestamp()) == ahead.timestamp()


@SLOWLY
@given(any_of.datetimes(datetime(2025, 1, 1), datetime(2028, 6, 1)))
def test_a_date_as_it_stands_in_a_form(day: datetime) -> None:
    at = day.replace(second=0, microsecond=0, tzinfo=UTC).timestamp()
    assert moments.moment(moments.typed(at, "UTC"), "UTC", NOW.timestamp()) == at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("month", range(1, 13))
def test_a_date_with_each_name_of_its_month(language: str, month: int) -> None:
    means = datetime(2027, month, 5, 18, 30, tzinfo=UTC).timestamp()
    for name in say(language, f"bl-typed-month-{month}").split(","):
        said = f"2027年{name.strip()}5日 18:30" if language == "ja" else f"5. {name.strip()} 2027 18:30"
        assert moments.moment(said, "UTC", NOW.timestamp()) == means, said


@SLOWLY
@given(MINUTE, MINUTE)
def test_quiet_hours(first: int, last: int) -> None:
    assert hours(typed_hours((first, last))) == ((first, last) if first != last else (0, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_no_is_understood(language: str) -> None:
    for word in say(language, "bl-typed-off").split(","):
        assert word.strip().casefold() in words("off")
        assert hours(word.strip()) == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_that_are_listed_are_read(language: str) -> None:
    days = listed(language, [weeks.day_name(day, language) for day in (0, 2, 4)])
    assert weeks.read(f"{days} 18:00–22:00") == tuple((day, 18 * 60, 22 * 60) for day in (0, 2, 4))
