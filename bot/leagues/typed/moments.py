"""Dates, times and lengths as organisers type them, and as they are shown to be typed over. Hours of the day
and zones: `bot.messages.local`.

Only whole words count: what begins like a unit, a month or a day is none. Words of every language are known
to everybody, for people write as they are used to.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.messages.clocks import halves, minutes_behind, of_day
from bot.messages.refusals import Refusal
from bot.messages.vocabulary import (
    NUMBERS,
    between,
    days,
    either,
    leading,
    months,
    numbers,
    plain,
    whole,
    words,
)
from engine.leagues.season.times import later, zone
from engine.messages.writing import LETTER, UNSPACED

DAY: Final = 86400
FURTHEST: Final = 2 * 366 * DAY
"""How far ahead a date may be, in seconds."""

SECONDS: Final = {"minute": 60, "hour": 3600, "day": DAY, "week": 7 * DAY}
MONTHS: Final = {"month": 1, "year": 12}
NEAR: Final = {"today": 0, "tomorrow": 1, "overmorrow": 2}

PARTS: Final = ("in-the-morning", "in-the-evening")
"""What may stand behind a day: “tomorrow evening at 8”."""
TOLD: Final = (("h12", "m12"), ("h", "m"), ("hu", "mu"), ("to", ""), ("bare", ""))
"""Where an hour and its minutes stand."""

_WORD: Final = r"[^\W\d_]+"
_STAMP: Final = re.compile(r"<t:([0-9]{1,11})(?::[a-zA-Z])?>")


@cache
def _date() -> str:
    """A day with its month, and perhaps its year and day of the week: “24.12.”, “Thu, 24 December”,
    “12月24日(木)”."""
    named = "|".join(either(f"month-{month}") for month in range(1, 13))
    month = whole(*(f"month-{month}" for month in range(1, 13)))
    year = rf"(?:\s*(?:{whole('year')})\.?)?"
    nth = rf"(?:{either('ordinal')}|\.)?"
    dated = (
        rf"(?:(?P<yj>[0-9]{{4}})\s*(?:{whole('year')})\s*)?(?P<mj>{named})\s*(?P<dj>[0-9]{{1,2}})"
        rf"\s*(?:{whole('day')})"
        r"|(?P<s1>[0-9]{1,2})/(?P<s2>[0-9]{1,2})(?:/(?P<s3>[0-9]{4}))?(?![0-9/])"
        r"|(?P<iso>[0-9]{4})(?P<mark>[-/])(?P<isom>[0-9]{1,2})(?P=mark)(?P<isod>[0-9]{1,2})"
        r"|(?P<d>[0-9]{1,2})\.\s?(?P<mon>[0-9]{1,2})"
        rf"(?:\.(?:\s?(?P<y>[0-9]{{4}}){year}|(?P<y2>[0-9]{{2}})(?![0-9:.]))?)?"
        rf"|(?P<dn>[0-9]{{1,2}}){nth}\s*(?:of\s+)?(?P<mn>{month})\.?(?:,?\s+(?P<yn>[0-9]{{4}}){year})?"
        rf"|(?P<mw>{month})\.?\s+(?P<dw>[0-9]{{1,2}}){nth}(?![0-9:.])(?:,?\s+(?P<yw>[0-9]{{4}}){year})?"
    )
    before, behind = rf"(?P<week>{_week()})\.?(?:,\s*|\s+)", rf"\s*\((?P<behind>{_week()})\.?\)"
    return rf"(?:{before})?(?:{leading('the')})?(?:{dated})(?:{behind})?"


@cache
def _week() -> str:
    """A day of the week."""
    return whole(*(f"weekday-{day}" for day in range(7)))


@cache
def _units(kind: str) -> dict[str, int]:
    """What a word for a length of time stands for, in seconds or in months."""
    known = SECONDS if kind == "seconds" else MONTHS
    return {word: number for name, number in known.items() for word in words(name)}


@cache
def _part() -> re.Pattern[str]:
    """A number and a unit, with what stands between it and the next."""
    return re.compile(
        rf"([0-9]{{1,4}}(?:[.,][0-9]{{1,2}})?|(?:{either(*NUMBERS)})(?=[\s{UNSPACED}]))\s*"
        rf"((?:{whole('minute', 'hour', 'day', 'week', 'month', 'year')})|{_WORD})\.?"
        rf"({either('and-half')})?"
        rf"(?:\s*[,、]\s*|{between('and')}|\s*\+\s*|\s+|(?=[0-9])|$)"
    )


def _time(sign: str) -> str:
    """A time of day; `sign`: what may stand between its hour and its minutes."""
    hour = rf"(?:{whole('o-clock')})\.?"
    return (
        rf"(?:{leading('at')})?(?:"
        rf"(?P<h12>[0-9]{{1,2}})(?:[:.](?P<m12>[0-9]{{2}}))?(?P<clock>\s*{hour})?"
        rf"(?(clock)(?!\s*{leading('on')}))\s*(?P<half>{halves()})(?!{LETTER})"
        rf"|(?:(?P<before>{halves()})\s*)?(?:"
        rf"(?P<h>[0-9]{{1,2}})(?:{sign}(?P<m>[0-9]{{2}})|{minutes_behind(sign)})(?![0-9])(?:\s*{hour})?"
        rf"|(?P<hu>[0-9]{{1,2}})(?:\.(?P<mu>[0-9]{{2}}))?\s*{hour}"
        rf"(?:\s*(?P<mv>[0-9]{{2}})(?:\s*(?:{whole('minute')})\.?)?|\s*(?P<past>{either('half-past')}))?)"
        rf"|(?P<noon>{whole('noon')})|(?P<night>{whole('midnight')})"
        rf"|{leading('half-to')}(?P<to>[0-9]{{1,2}})(?:\s*{hour})?"
        r")"
    )


@cache
def _shapes() -> tuple[re.Pattern[str], ...]:
    """A day, a day with a time before or behind it, a time."""
    on = rf"(?:{leading('on')})?(?:{leading('the')})?"
    named = either(*(f"weekday-{day}" for day in range(7)))
    part = whole(*PARTS)
    word = (
        rf"(?:{leading('this')})?(?P<word>{_week()}|(?:{named})(?={part}))\.?"
        rf"|{leading('next-week')}{on}(?P<after>{_week()})\.?|(?P<before_it>{_week()})\.?\s+(?:{whole('next-week')})"
    )
    day = rf"{on}(?:{_date()}|(?P<near>{either(*NEAR)})|{word})"
    tonight = rf"(?P<tonight>{either('tonight')})"
    parted = rf"(?:{day})(?:\s*(?P<part>{part}))?|{tonight}"
    later = rf"(?:{day})\s*(?P<part>{part})|{tonight}"
    then = rf"(?:\s*[,、]\s*|\s+|(?<=[{UNSPACED})]))"
    return tuple(
        re.compile(shape)
        for shape in (
            rf"(?:{day})",
            # Dots and dashes are of a time only where a day or “at” stands before it: “20.30” may be a date.
            rf"(?:{parted})(?:{then}|t(?=[0-9])){_time('[:.]')}",
            rf"{_time('[:.]')}(?:{then})(?:{day})",
            rf"(?:{later})(?:{then}){leading('at')}(?P<bare>[0-9]{{1,2}})",
            rf"(?={leading('at')}){_time('[:.]')}",
            _time(":"),
        )
    )


def moment(text: str, zone_name: str, now: float) -> float | None:
    """Unix seconds of a date in a zone ("2026-12-24 18:00", "24.12. 18 Uhr", "tomorrow 8pm", "Friday") or of
    a time from now ("3d", "1d 12h", "2 Stunden", "1 month"); None for nothing. A day alone is its end;
    without a year, or with a time or a day of the week alone, it is the next one. Refusal if it is none of
    these, or years away."""
    said = " ".join(text.split())
    if not said:
        return None
    read, zoned = re.sub(rf"\s*(?:{either('until-behind')})$", "", plain(said)), zone(zone_name)
    stamp = _STAMP.fullmatch(read)
    found = float(stamp[1]) if stamp is not None else _from_now(read, zoned, now)
    if found is None:
        found = _of_date(read, zoned, now)
    if found is None:
        raise Refusal("bl-bad-date", text=said[:50])
    if not now - FURTHEST <= found <= now + FURTHEST:
        raise Refusal("bl-date-far", text=said[:50])
    return float(found)


def _from_now(said: str, zoned: ZoneInfo, now: float) -> float | None:
    """A length of time: months and years by the calendar, whole days and weeks at the same time of day."""
    rest = re.sub(rf"^(?:\+\s*|{leading('in')})", "", said)
    if rest != said:
        # “через неделю” is one week, “через полчаса” half an hour.
        rest = re.sub(rf"^(?:{whole('half-hour')})", "30m", rest)
        rest = re.sub(rf"^(?:{whole(*SECONDS, *MONTHS)})", r"1 \g<0>", rest)
    calendar, days_on, seconds = 0, 0, 0.0
    while rest:
        part = _part().match(rest)
        if part is None:
            return None
        number = float(numbers().get(part[1]) or part[1].replace(",", ".")) + (0.5 if part[3] else 0)
        unit = _units("seconds").get(part[2])
        if unit is not None and unit >= DAY and number.is_integer():
            days_on += int(number) * unit // DAY
        elif unit is not None:
            seconds += number * unit
        elif part[2] in _units("months") and number.is_integer():
            calendar += int(number) * _units("months")[part[2]]
        else:
            return None
        rest = rest[part.end() :]
    if calendar > 60 or days_on > FURTHEST // DAY:
        return now + 2 * FURTHEST  # too far away to be reckoned
    if calendar:
        local = datetime.fromtimestamp(now, zoned)
        year, month = divmod(local.year * 12 + local.month - 1 + calendar, 12)
        day = min(local.day, monthrange(year, month + 1)[1])
        now = (
            local.replace(tzinfo=None, year=year, month=month + 1, day=day).replace(tzinfo=zoned).timestamp()
        )
    return later(now, days_on * DAY, zoned) + seconds


def _of_date(said: str, zoned: ZoneInfo, now: float) -> float | None:
    """A day, a time, or both."""
    for shape in _shapes():
        found = shape.fullmatch(said)
        if found is None:
            continue
        try:
            named = found.groupdict()
            minute = _minute(named)
            possible = _days(named, datetime.fromtimestamp(now, zoned).date())
            for day in possible:
                at = datetime(day.year, day.month, day.day) + timedelta(
                    minutes=23 * 60 + 59 if minute is None else minute
                )
                stamp = at.replace(tzinfo=zoned).timestamp()
                if stamp > now or len(possible) == 1:
                    return stamp
        except ValueError:
            continue
    return None


def _minute(named: dict[str, str | None]) -> int | None:
    """The minute of the day; None if no time is said. ValueError for one there is not."""
    half = named.get("half") or named.get("before")
    if named.get("noon") or named.get("night"):
        return 12 * 60 if named.get("noon") else 24 * 60
    hour, past = next(((named[h], named.get(m) or "0") for h, m in TOLD if named.get(h)), (None, "0"))
    if hour is None:
        return None
    minute = int(named.get("mv") or (named.get("dashed") or past).lstrip("-"))
    minute = 30 if named.get("past") else minute - 30 if named.get("to") else minute
    if (
        half is None
        and (part := "evening" if named.get("tonight") else named.get("part"))
        and int(hour) <= 12
    ):
        late = part not in words("in-the-morning")
        found = of_day(int(hour), next(iter(words("evening" if late else "am"))))
    else:
        found = of_day(int(hour), half, before=named.get("before") is not None)
    if minute > 59 or not 0 <= found * 60 + minute <= 24 * 60:
        raise ValueError
    return found * 60 + minute


def _days(named: dict[str, str | None], today: date) -> list[date]:
    """The days that may be meant, in order; the first whose time is not past is. ValueError for none."""
    word, near = named.get("word"), named.get("near")
    if named.get("tonight"):
        return [today]
    if next_week := named.get("after") or named.get("before_it"):
        return [today + timedelta(days=7 - today.weekday() + days()[next_week])]
    if near is not None:
        return [today + timedelta(days=ahead) for name, ahead in NEAR.items() if near in words(name)]
    if word is not None:
        ahead = (days()[word] - today.weekday()) % 7
        return [today + timedelta(days=ahead), today + timedelta(days=ahead + 7)]
    said = {days()[week] for week in (named.get("week"), named.get("behind")) if week}
    possible = [
        found if len(found) == 1 else [day for day in found if day >= today]
        for found in (list(_dated(each, today)) for each in _sides(named))
    ]
    fitting = [found for found in possible if found and said <= {found[0].weekday()}]
    if len(fitting) != 1:
        raise ValueError
    return fitting[0]


def _sides(named: dict[str, str | None]) -> list[dict[str, str | None]]:
    """“12/24” has its month before or behind, as people write; the day of the week may tell which it is."""
    if not named.get("s1"):
        return [named]
    sides = {(named["s1"], named["s2"]), (named["s2"], named["s1"])}
    return [
        {**named, "d": day, "mon": month, "y": named["s3"], "y2": None}
        for day, month in sorted(sides, key=str)
        if int(month or 0) <= 12
    ]


def _dated(named: dict[str, str | None], today: date) -> Iterator[date]:
    """The dates a day and a month may be; without a year, of this year and the next."""
    year: str | None
    if named.get("dj"):
        day, month, year = int(named["dj"] or 0), months()[named["mj"] or ""], named["yj"]
    elif named.get("iso"):
        day, month, year = int(named["isod"] or 0), int(named["isom"] or 0), named["iso"]
    elif named.get("d"):
        day, month, year = int(named["d"] or 0), int(named["mon"] or 0), named["y"]
        year = year or (f"20{named['y2']}" if named["y2"] else None)
    elif named.get("dn"):
        day, month, year = int(named["dn"] or 0), months()[named["mn"] or ""], named["yn"]
    elif named.get("dw"):
        day, month, year = int(named["dw"] or 0), months()[named["mw"] or ""], named["yw"]
    else:
        yield from (today, today + timedelta(days=1))
        return
    if year:
        yield date(int(year), month, day)
        return
    for one in (today.year, today.year + 1, today.year + 2, today.year + 3, today.year + 4):
        if 1 <= month <= 12 and 1 <= day <= monthrange(one, month)[1]:
            yield date(one, month, day)


def typed(at: float | None, zone_name: str) -> str:
    """A moment as `moment` reads it; nothing for None."""
    return datetime.fromtimestamp(at, zone(zone_name)).strftime("%Y-%m-%d %H:%M") if at is not None else ""


def number(text: str, name: str) -> int:
    """A whole number, 0 for nothing. Refusal names the field otherwise."""
    said = plain(text) or "0"
    if not (said.isascii() and said.isdecimal() and len(said) <= 6):
        raise Refusal("bl-bad-number", name=name, text=text[:50])
    return int(said)
