"""Dates, hours and numbers as organisers type them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.leagues.typed import moments
from bot.messages.local import hours, typed_hours
from bot.messages.refusals import Refusal

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("2026-12-24 18:00", datetime(2026, 12, 24, 17, tzinfo=UTC)),
        ("24.12.2026  18:00", datetime(2026, 12, 24, 17, tzinfo=UTC)),
        ("2026-12-24", datetime(2026, 12, 24, 22, 59, tzinfo=UTC)),
        ("3d", datetime(2026, 11, 4, 12, tzinfo=UTC)),
        ("+ 3 Tage", datetime(2026, 11, 4, 12, tzinfo=UTC)),
        ("12 h", datetime(2026, 11, 2, 0, tzinfo=UTC)),
        ("1w", datetime(2026, 11, 8, 12, tzinfo=UTC)),
    ],
)
def test_dates_are_read_in_the_zone_or_from_now(typed: str, means: datetime) -> None:
    assert moments.moment(typed, "Europe/Berlin", NOW) == means.timestamp()


def test_an_empty_date_is_none_and_a_shown_one_is_read_again() -> None:
    assert moments.moment("  ", "UTC", NOW) is None
    shown = moments.typed(NOW, "Asia/Tokyo")
    assert shown == "2026-11-01 21:00"
    assert moments.moment(shown, "Asia/Tokyo", NOW) == NOW


@pytest.mark.parametrize("typed", ["tomorrow", "32.12.2026 10:00", "3", "2026-12-24 25:00", "９d"])
def test_what_is_no_date_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="as a date"):
        moments.moment(typed, "UTC", NOW)


def test_hours_and_numbers() -> None:
    assert hours("22:00-08:00") == (1320, 480)
    assert hours("22 – 8:30") == (1320, 510)
    assert hours("") == (0, 0)
    assert typed_hours((1320, 480)) == "22:00-08:00"
    assert moments.number("", "Room") == 0
    with pytest.raises(Refusal, match="as hours"):
        hours("25:00-08:00")
    with pytest.raises(Refusal, match="Room: “-1” is not a whole number"):
        moments.number("-1", "Room")
