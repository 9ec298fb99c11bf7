"""The week in words and in clicks."""

from __future__ import annotations

import pytest

from bot.leagues.typed import weeks
from bot.messages.refusals import Refusal
from engine.leagues.season import times
from engine.leagues.season.model import Availability


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Mon-Fri 18-22, Sat 10:00-14:00", "Mon–Fri 18:00–22:00\nSat 10:00–14:00"),
        ("tue thu 19-23", "Tue 19:00–23:00\nThu 19:00–23:00"),
        ("Mo bis Mi 18 bis 20 Uhr; So 20-1", "Mon–Wed 18:00–20:00\nSun 20:00–01:00"),
        ("18.30–22", "Mon–Sun 18:30–22:00"),
        ("Sat and Sun 10-12, 14-16", "Sat–Sun 10:00–12:00, 14:00–16:00"),
        ("Fri-Mon 20-24", "Mon 20:00–24:00\nFri–Sun 20:00–24:00"),
        ("täglich 20-22", "Mon–Sun 20:00–22:00"),
        ("Mon 10-12 11-13", "Mon 10:00–13:00"),
        ("on Monday from 18 to 22", "Mon 18:00–22:00"),
        ("am Montag von 18 bis 22 Uhr", "Mon 18:00–22:00"),
        ("пн-пт с 18 до 22", "Mon–Fri 18:00–22:00"),
        ("по средам и в субботу 19-23", "Wed 19:00–23:00\nSat 19:00–23:00"),
        ("с понедельника по пятницу 18-22", "Mon–Fri 18:00–22:00"),
        ("Mon 24-2", "Mon 00:00–02:00"),
        ("", ""),
    ],
)
def test_times_are_read_and_told_back(said: str, shown: str) -> None:
    week = weeks.read(said)
    times.check_availability(Availability(week))
    assert weeks.in_words(week, "en") == shown
    # What is told can be typed again.
    assert weeks.read(shown) == week


@pytest.mark.parametrize("said", ["whenever", "Mon", "Mon 18", "Mon 25-26", "18:75-20", "Mon-Fri evenings",
                                  "dailyish 18-20", "dailymon 18-20", "Mon tobias 18-20", "mo tosa 18-20",
                                  "Mon 18-22hours", "Montage 18-20", "Mon bisher 18-20"])  # fmt: skip
def test_what_is_no_time_is_quoted(said: str) -> None:
    with pytest.raises(Refusal) as refused:
        weeks.read(said)
    assert refused.value.identifier in ("blp-bad-times", "blp-bad-clock")
    assert "“" in str(refused.value)


def test_what_is_typed_is_never_markup() -> None:
    with pytest.raises(Refusal) as refused:
        weeks.read("<@123> **now** `x`")
    assert not set("<>*`@") & set(str(refused.value).partition("“")[2].partition("”")[0])


def test_clicks_change_their_days_only() -> None:
    week = weeks.read("Mon-Fri 18-21, Sat 9-15")
    assert weeks.chosen(week, weeks.WORKDAYS) == {18 * 60}
    assert weeks.chosen(week, weeks.WEEKEND) == set()
    assert weeks.chosen(week, (5,)) == {9 * 60, 12 * 60}
    week = weeks.changed(week, weeks.WORKDAYS, [18 * 60, 21 * 60])
    assert weeks.in_words(week, "de") == "Mo–Fr 18:00–24:00\nSa 09:00–15:00"
    assert weeks.changed(week, weeks.EVERY_DAY, []) == ()
    # Hours nobody was offered are nothing.
    assert weeks.changed((), (0,), [17]) == ()


def test_too_many_times_are_refused() -> None:
    with pytest.raises(Refusal, match="too many"):
        weeks.read(", ".join(f"{hour}:00-{hour}:10" for hour in range(24)))
