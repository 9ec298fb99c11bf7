"""Days, times, weeks, quiet hours and zones as people of each language type them: with words for numbers and
halves of the day, abbreviations, figures of their own."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.leagues.organisers.roster import _rounds
from bot.leagues.typed import moments, weeks
from bot.messages.local import find_zone, hours
from bot.messages.refusals import Refusal

TUESDAY = datetime(2026, 12, 1, 10, 0, tzinfo=ZoneInfo("Europe/Berlin"))

SAID = {
    "12-01 10:30": ("in half an hour", "in einer halben Stunde", "через полчаса"),
    "12-01 11:00": ("in an hour", "in einer Stunde", "через час"),
    "12-01 11:30": ("in anderthalb Stunden", "через полтора часа", "1時間半後"),
    "12-01 12:00": (
        "in 2 Std.",
        "2 Stdn",
        "через 2 ч.",
        "２時間以内",
        "noon",
        "mittags",
        "в полдень",
        "正午",
    ),
    "12-01 19:30": ("в 19 ч. 30 мин.", "午後7時半", "夜7時半", "um halb 20 Uhr"),
    "12-01 20:00": ("20 Uhr abends", "heute Abend um 8", "tonight at 8", "в 20ч", "в 20-00", "今夜8時"),
    "12-02 00:00": ("midnight", "heute um Mitternacht", "в полночь", "24時"),
    "12-02 01:00": ("深夜1時",),
    "12-02 08:00": ("morgen früh um 8", "8 o'clock", "завтра утром в 8", "明日の朝8時"),
    "12-02 10:00": ("через сутки",),
    "12-03 10:00": ("in zwei Tagen", "in two days", "через два дня", "через 2 суток", "二日後"),
    "12-03 19:30": ("übermorgen um 19.30", "послезавтра в 19.30", "明後日19時半"),
    "12-04 20:00": (
        *("Freitagabend um 8", "bis Freitag 20 Uhr", "Freitag 20.00", "by Friday 8pm", "this Friday 20:00"),
        *("в пятницу в 20 ч", "в ближайшую пятницу в 20.00", "金曜日の夜8時まで", "１２／４（金）２０時"),
    ),
    "12-04 23:59": (
        "bis Freitag",
        "Freitag, den 4. Dezember",
        "den 4.12.",
        "4-го декабря",
        "次の金曜日",
        "Fri 12/4",
    ),
    "12-11 20:00": (
        *("Freitag nächster Woche 20 Uhr", "next week Friday 8 pm", "来週の金曜日20時"),
        "на следующей неделе в пятницу в 20:00",
    ),
    "12-15 10:00": ("2 Wo.", "in two weeks", "через две недели", "二週間後"),
    "12-24 18:00": (
        *("24 декабря 2026 г. в 18:00", "24.12.2026 г. в 18-00", "am 24.12. um 18.00"),
        *("12/24 18:00", "24/12/2026 18:00"),
    ),
}


@pytest.mark.parametrize("means", SAID)
def test_a_moment_is_read_as_it_is_spoken(means: str) -> None:
    for typed in SAID[means]:
        at = moments.moment(typed, "Europe/Berlin", TUESDAY.timestamp())
        assert at is not None
        assert f"{datetime.fromtimestamp(at, TUESDAY.tzinfo):%m-%d %H:%M}" == means, typed


@pytest.mark.parametrize(
    "typed",
    ["12/4", "4/5/2027", "12/4(土)", "Fri 18-22", "夜12時", "12 in the evening", "next Friday",
     "nächsten Freitag", "в следующую пятницу", "20.30", "20-00", "half",
     "3 days and a half", "tomorrow 0 pm", "heute Abend um 25"],
)  # fmt: skip
def test_what_could_be_two_moments_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="as a date"):
        moments.moment(typed, "UTC", TUESDAY.timestamp())


@pytest.mark.parametrize(
    ("shown", "typed"),
    [
        (
            "Mon–Fri 18:00–22:00",
            "weekdays 6-10 pm|werktags 18-22 Uhr|по будням с 18-00 до 22-00|平日18時〜22時",
        ),
        (
            "Sat–Sun 10:00–14:00",
            "Sat & Sun 10am-2pm|am Wochenende 10-14|по выходным 10-14|週末の午前10時から2時まで",
        ),
        (
            "Mon 19:00–22:30\nWed 19:00–22:30",
            "Mondays and Wednesdays 7 pm to 10:30 pm|montags und mittwochs von 19 bis 22.30 Uhr|"
            "пн, ср 19 ч - 22 ч 30 мин|月水 19時から22時半",
        ),
        ("Sat 00:00–24:00", "Sat all day|Samstag ganztags|суббота весь день|土曜 終日"),
        ("Mon–Fri 18:00–24:00", "Mon to Fri after 6 pm|Mo bis Fr ab 18 Uhr|будни после 18|平日18時以降"),
        (
            "Mon–Sun 20:00–23:00",
            "every evening 8-11 pm|jeden Abend 20-23|каждый вечер с 20 до 23|毎晩20時から23時",
        ),
    ],
)
def test_a_week_is_read_as_it_is_spoken(shown: str, typed: str) -> None:
    for each in typed.split("|"):
        assert weeks.in_words(weeks.read(each), "en") == shown, each


@pytest.mark.parametrize("typed", ["Fri 13 pm - 14 pm", "Mon 18:75-20", "Mon 0 pm - 3 pm"])
def test_hours_that_there_are_not_are_quoted(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        weeks.read(typed)
    assert refused.value.identifier == "blp-bad-clock"


def test_numbers_may_be_of_full_width() -> None:
    assert moments.number("１０ ", "Room") == 10
    assert _rounds("２、３") == _rounds("2, 3") == _rounds(" 2 3,") == (2, 3)
    assert _rounds("  ") == ()
    with pytest.raises(Refusal):
        _rounds("2,x")


def test_quiet_hours_are_read_as_they_are_spoken() -> None:
    for typed in ("10 pm to 8 am", "von 22 bis 8", "с 22-00 до 8-00", "с 22 ч до 8 ч", "夜10時から朝8時まで"):
        assert hours(typed) == (22 * 60, 8 * 60), typed
    assert hours("выкл.") == hours("無し") == hours("не надо") == (0, 0)
    for wrong in ("8 to 13 pm", "22-8 x", "nachts"):
        with pytest.raises(Refusal, match="as hours"):
            hours(wrong)


@pytest.mark.parametrize(
    ("zone", "typed"),
    [
        ("Europe/Berlin", "MEZ|Deutschland|Берлин|ベルリン"),
        ("Europe/Moscow", "MSK|мск|Москва|モスクワ"),
        ("Asia/Tokyo", "JST|日本|Токио|東京"),
        ("Etc/GMT-3", "UTC+3|GMT +3|+03:00|ＵＴＣ＋３"),
        ("Etc/GMT+5", "UTC-5|-5|Etc/GMT+5"),
        ("UTC", "UTC+0|utc"),
    ],
)
def test_a_zone_is_found_by_what_it_is_called(zone: str, typed: str) -> None:
    """East of Greenwich is plus, though the names of zones have it the other way round."""
    for each in typed.split("|"):
        assert find_zone(each) == zone, each
        ahead = datetime(2026, 12, 1, tzinfo=ZoneInfo(zone)).utcoffset()
        assert ahead is not None
        assert not each.startswith("UTC+3") or ahead.total_seconds() == 3 * 3600
    with pytest.raises(Refusal):
        find_zone("UTC+15")
