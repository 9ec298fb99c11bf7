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
        ("1 month", datetime(2026, 12, 1, 12, tzinfo=UTC)),
        ("2 Monate", datetime(2027, 1, 1, 12, tzinfo=UTC)),
        ("3 months", datetime(2027, 2, 1, 12, tzinfo=UTC)),
        ("in einem Monat", datetime(2026, 12, 1, 12, tzinfo=UTC)),
        ("2 Stunden", datetime(2026, 11, 1, 14, tzinfo=UTC)),
        ("1,5 Stunden", datetime(2026, 11, 1, 13, 30, tzinfo=UTC)),
        ("1d 12h", datetime(2026, 11, 3, 0, tzinfo=UTC)),
        ("1 day and 12 hours", datetime(2026, 11, 3, 0, tzinfo=UTC)),
        ("3 Tage, 2 Std.", datetime(2026, 11, 4, 14, tzinfo=UTC)),
        ("a week", datetime(2026, 11, 8, 12, tzinfo=UTC)),
        ("31.12. 20:00", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("31.12.2026 20 Uhr", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("31.12.2026, 20:00", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("31.12.26", datetime(2026, 12, 31, 22, 59, tzinfo=UTC)),
        ("5.1. 8 Uhr", datetime(2027, 1, 5, 7, tzinfo=UTC)),
        ("Dec 31, 8pm", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("31. Dezember um 20 Uhr", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("Thu, 31.12. 20:00", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("29.2.", datetime(2028, 2, 29, 22, 59, tzinfo=UTC)),
        ("tomorrow", datetime(2026, 11, 2, 22, 59, tzinfo=UTC)),
        ("morgen 20 Uhr", datetime(2026, 11, 2, 19, tzinfo=UTC)),
        ("übermorgen", datetime(2026, 11, 3, 22, 59, tzinfo=UTC)),
        ("Friday 8pm", datetime(2026, 11, 6, 19, tzinfo=UTC)),
        ("am Freitag", datetime(2026, 11, 6, 22, 59, tzinfo=UTC)),
        ("20:00", datetime(2026, 11, 1, 19, tzinfo=UTC)),
        ("10:00", datetime(2026, 11, 2, 9, tzinfo=UTC)),
        ("９ｄ", datetime(2026, 11, 10, 12, tzinfo=UTC)),
        ("3日後", datetime(2026, 11, 4, 12, tzinfo=UTC)),
        ("あと1日12時間", datetime(2026, 11, 3, 0, tzinfo=UTC)),
        ("2週間と3日", datetime(2026, 11, 18, 12, tzinfo=UTC)),
        ("１か月後", datetime(2026, 12, 1, 12, tzinfo=UTC)),
        ("12月31日", datetime(2026, 12, 31, 22, 59, tzinfo=UTC)),
        ("2026年12月31日20時30分", datetime(2026, 12, 31, 19, 30, tzinfo=UTC)),
        ("１２月３１日　２０：００", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("明日20時", datetime(2026, 11, 2, 19, tzinfo=UTC)),
        ("金曜日 午後8時", datetime(2026, 11, 6, 19, tzinfo=UTC)),
        ("あさって", datetime(2026, 11, 3, 22, 59, tzinfo=UTC)),
        ("через неделю", datetime(2026, 11, 8, 12, tzinfo=UTC)),
        ("через час", datetime(2026, 11, 1, 13, tzinfo=UTC)),
        ("через 2 недели и 3 дня", datetime(2026, 11, 18, 12, tzinfo=UTC)),
        ("завтра в 8 часов вечера", datetime(2026, 11, 2, 19, tzinfo=UTC)),
        ("к пятнице", datetime(2026, 11, 6, 22, 59, tzinfo=UTC)),
        ("до 31 декабря", datetime(2026, 12, 31, 22, 59, tzinfo=UTC)),
        ("Dec 31st, 8 pm", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("at 8pm on Dec 31st", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("2026/12/31", datetime(2026, 12, 31, 22, 59, tzinfo=UTC)),
        ("20 Uhr am Freitag", datetime(2026, 11, 6, 19, tzinfo=UTC)),
        ("12 Uhr am Freitag", datetime(2026, 11, 6, 11, tzinfo=UTC)),
        ("12 am Friday", datetime(2026, 11, 5, 23, tzinfo=UTC)),
        ("一か月後", datetime(2026, 12, 1, 12, tzinfo=UTC)),
        ("明日の20時", datetime(2026, 11, 2, 19, tzinfo=UTC)),
        ("12月31日（木） 20時", datetime(2026, 12, 31, 19, tzinfo=UTC)),
        ("<t:1793600000:F>", datetime.fromtimestamp(1793600000, UTC)),
    ],
)
def test_dates_are_read_in_the_zone_or_from_now(typed: str, means: datetime) -> None:
    assert moments.moment(typed, "Europe/Berlin", NOW) == means.timestamp()


def test_an_empty_date_is_none_and_a_shown_one_is_read_again() -> None:
    assert moments.moment("  ", "UTC", NOW) is None
    shown = moments.typed(NOW, "Asia/Tokyo")
    assert shown == "2026-11-01 21:00"
    assert moments.moment(shown, "Asia/Tokyo", NOW) == NOW


def test_a_month_is_one_of_the_calendar() -> None:
    january = datetime(2027, 1, 31, 12, tzinfo=UTC).timestamp()
    assert moments.moment("1 month", "UTC", january) == datetime(2027, 2, 28, 12, tzinfo=UTC).timestamp()
    assert moments.moment("1 year", "UTC", january) == datetime(2028, 1, 31, 12, tzinfo=UTC).timestamp()
    # The clocks go forward in between: the time of day stays.
    march = datetime(2027, 3, 20, 12, tzinfo=UTC).timestamp()
    assert moments.moment("2 weeks", "Europe/Berlin", march) == march + 14 * 86400 - 3600


UNITS = ("month", "monat", "minute", "minuten", "hour", "stunden", "day", "tage", "week", "wochen")


@pytest.mark.parametrize("unit", UNITS)
def test_only_whole_words_are_units_months_and_days(unit: str) -> None:
    """What begins like a unit, or goes on after one, is none: no order of minutes comes of a slip."""
    assert moments.moment(f"3 {unit}", "UTC", NOW) is not None
    for end in range(3, len(unit)):
        if unit[:end] not in ("min", "tag", "minute", "stunde", "woche"):
            with pytest.raises(Refusal):
                moments.moment(f"3 {unit[:end]}", "UTC", NOW)
    for after in ("x", "ling", " later", "-ish"):
        with pytest.raises(Refusal):
            moments.moment(f"3 {unit}{after}", "UTC", NOW)


@pytest.mark.parametrize(
    "typed",
    ["32.12.2026 10:00", "3", "2026-12-24 25:00", "3 moons", "3 mondays", "decade 31", "31 mayhem",
     "Fri, 31.12.", "30.2.", "morgen früh", "fridayish", "1.5 months", "12/11/2026", "24.12.2026 24:30",
     "13pm", "0 pm", "next month", "mo 3", "12月31日(金)", "2026-12/31", "dec 31x", "31 th"],
)  # fmt: skip
def test_what_is_no_date_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="as a date"):
        moments.moment(typed, "UTC", NOW)


def test_hours_and_numbers() -> None:
    assert hours("22:00-08:00") == (1320, 480)
    assert hours("22 – 8:30") == (1320, 510)
    assert hours("22時から8時30分") == hours("２２：００～８：３０") == hours("22 bis 8:30") == (1320, 510)
    assert hours("") == hours("-") == hours("off") == hours("Aus") == hours("なし") == hours("нет") == (0, 0)
    assert typed_hours((1320, 480)) == "22:00-08:00"
    assert moments.number("", "Room") == 0
    with pytest.raises(Refusal, match="as hours"):
        hours("25:00-08:00")
    with pytest.raises(Refusal, match="Room: “-1” is not a whole number"):
        moments.number("-1", "Room")
