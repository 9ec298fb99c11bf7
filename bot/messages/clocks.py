"""Hours of the day as people type them, in every language: “20:00”, “8 pm”, “午後8時半”, “в 20-00”; and from
one to another: “18-22”, “from 6 to 10 pm”, “18時から22時半”.

Which half of the day is meant say words of three kinds: `am`, `pm`, and `evening`, whose twelve is no noon.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bot.messages.vocabulary import between, either, leading, whole, words
from engine.messages.writing import LETTER

DAY: Final = 24 * 60
HALVES: Final = ("am", "pm", "evening")
_DASHED: Final = "-(?:00|30|45)"
"""Minutes behind a dash, as in “20-00”; of all others nobody knows whether an hour is meant (“18-22”)."""


def minutes_behind(sign: str) -> str:
    """Minutes behind a dash where a dot would do as well; else nothing fits."""
    return rf"(?P<dashed>{_DASHED})" if "." in sign else "(?!)"


@cache
def halves() -> str:
    """Words for a half of the day."""
    return either(*HALVES)


def of_day(hour: int, half: str | None, before: bool = False) -> int:
    """The hour of 24 that is meant. `before`: the half stands in front of it, where there is an hour 0
    (午後0時). ValueError for one there is not, or that may be noon or midnight (夜12時)."""
    if half is None:
        return hour
    later = half not in words("am")
    if later and 12 < hour < 24 and half in words("evening"):
        return hour  # “20 Uhr abends”
    if not (0 if before else 1) <= hour <= 12 or (half in words("evening") and hour in (0, 12)):
        raise ValueError
    return hour % 12 + (12 if later else 0)


@cache
def _clock(n: int, dashed: bool) -> str:
    """One end of a span."""
    hour, minute = whole("o-clock"), whole("minute")
    spelt = (
        rf"\s*(?:{hour})\.?(?:\s*(?P<u{n}>[0-9]{{2}})\s*(?:{minute})\.?|(?P<v{n}>[0-9]{{2}})(?![0-9:.])"
        rf"|\s*(?P<past{n}>{either('half-past')}))?"
    )
    behind = (
        rf"(?P<m{n}>{_DASHED})(?![0-9])(?:\s*(?:{hour})\.?)?"
        if dashed
        else rf"(?:(?P<m{n}>[:.][0-9]{{2}})(?:\s*(?:{hour})\.?)?|{spelt})?"
    )
    half = rf"(?:\s*(?P<behind{n}>{halves()})(?!{LETTER})(?!\s+(?:{_weekdays()})))?"
    return rf"(?:(?P<before{n}>{halves()})\s*)?(?P<h{n}>[0-9]{{1,2}}){behind}{half}"


@cache
def _weekdays() -> str:
    return whole(*(f"weekday-{day}" for day in range(7)))


@cache
def _spans() -> tuple[re.Pattern[str], ...]:
    to = rf"(?:\s*-\s*|{between('to')}|\s*(?:{either('to')})\s*)"
    end = rf"(?:\s*(?:{either('until-behind')}))?(?!{LETTER}|[0-9])"
    return tuple(
        re.compile(rf"(?:{leading('from')})?{_clock(1, dashed)}{to}{_clock(2, dashed)}{end}")
        for dashed in (True, False)
    )


@cache
def _open() -> re.Pattern[str]:
    """From an hour to the end of the day."""
    shapes = f"{leading('after')}{_clock(1, False)}|{_clock(2, False)}\\s*(?:{either('onwards')})"
    return re.compile(rf"(?:{shapes})(?!{LETTER}|[0-9])")


def span(said: str) -> tuple[int, int, int] | None:
    """What `plain` text begins with, if it is a span of hours: minutes of the day of both ends, and how many
    letters tell it. None if there is none. ValueError for hours that there are not."""
    for shape in _spans():
        if (found := shape.match(said)) is not None:
            return (*_ends(found), found.end())
    if (found := _open().match(said)) is not None:
        n = 1 if found["h1"] else 2
        return (_one(found, n, _half_named(found, n)), DAY, found.end())
    if (found := re.match(whole("all-day"), said)) is not None:
        return (0, DAY, found.end())
    return None


def _ends(found: re.Match[str]) -> tuple[int, int]:
    """Of an end whose half of the day is not told, the one that is nearer to the other end is meant:
    “8-11 pm”, “10-2 pm”, “午前10時から3時”."""
    halves = [_half_named(found, n) for n in (1, 2)]
    first, last = (_one(found, n, halves[n - 1]) for n in (1, 2))
    if halves[0] is None and halves[1] is not None and int(found["h1"]) <= 12:
        first = max((_half(found, 1, late) for late in (0, 12)), key=lambda at: (at < last, at))
    elif halves[1] is None and halves[0] is not None and int(found["h2"]) <= 12:
        last = min((_half(found, 2, late) for late in (0, 12)), key=lambda at: (at <= first, at))
    return first, last


def _half_named(found: re.Match[str], n: int) -> str | None:
    return found[f"before{n}"] or found[f"behind{n}"]


def _half(found: re.Match[str], n: int, late: int) -> int:
    return _one(found, n, None) % (12 * 60) + late * 60


def _one(found: re.Match[str], n: int, half: str | None) -> int:
    named = found.groupdict()
    hour = of_day(int(named[f"h{n}"] or 0), half, before=named[f"before{n}"] is not None)
    past = next((named.get(f"{key}{n}") for key in "muv" if named.get(f"{key}{n}")), None)
    minute = 30 if named.get(f"past{n}") else int((past or "0").lstrip(":.-"))
    if minute > 59 or hour * 60 + minute > DAY:
        raise ValueError
    return hour * 60 + minute
