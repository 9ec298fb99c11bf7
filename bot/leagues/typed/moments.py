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

from bot.messages.refusals import Refusal
from bot.messages.vocabulary import between, days, either, leading, months, plain, whole, words
from engine.leagues.season.times import later, zone
from engine.messages.writing import UNSPACED

DAY: Final = 86400
FURTHEST: Final = 2 * 366 * DAY
"""How far ahead a date may be, in seconds."""

SECONDS: Final = {"minute": 60, "hour": 3600, "day": DAY, "week": 7 * DAY}
MONTHS: Final = {"month": 1, "year": 12}
NEAR: Final = {"today": 0, "tomorrow": 1, "overmorrow": 2}

_WORD: Final = r"[^\W\d_]+"
_STAMP: Final = re.compile(r"<t:([0-9]{1,11})(?::[a-zA-Z])?>")


@cache
def _date() -> str:
    """A day with its month, and perhaps its year and day of the week: “24.12.”, “Thu, 24 December”,
    “12月24日(木)”."""
    named = "|".join(either(f"month-{month}") for month in range(1, 13))
    month = whole(*(f"month-{month}" for month in range(1, 13)))
    dated = (
        rf"(?:(?P<yj>[0-9]{{4}})\s*(?:{whole('year')})\s*)?(?P<mj>{named})\s*(?P<dj>[0-9]{{1,2}})"
        rf"\s*(?:{whole('day')})"
        r"|(?P<iso>[0-9]{4})(?P<mark>[-/])(?P<isom>[0-9]{1,2})(?P=mark)(?P<isod>[0-9]{1,2})"
        r"|(?P<d>[0-9]{1,2})\.\s?(?P<mon>[0-9]{1,2})(?:\.(?:\s?(?P<y>[0-9]{4})|(?P<y2>[0-9]{2})(?![0-9:.]))?)?"
        r"|(?P<dn>[0-9]{1,2})(?:st|nd|rd|th|\.)?\s*(?:of\s+)?"
        rf"(?P<mn>{month})\.?(?:,?\s+(?P<yn>[0-9]{{4}}))?"
        rf"|(?P<mw>{month})\.?\s+(?P<dw>[0-9]{{1,2}})(?:st|nd|rd|th)?(?![0-9:.])(?:,?\s+(?P<yw>[0-9]{{4}}))?"
    )
    return rf"(?:(?P<week>{_week()})\.?(?:,\s*|\s+))?(?:{dated})(?:\s*\((?P<behind>{_week()})\.?\))?"


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
        rf"([0-9]{{1,4}}(?:[.,][0-9]{{1,2}})?|(?:{either('one')})(?=[\s{UNSPACED}]))\s*"
        rf"((?:{whole('minute', 'hour', 'day', 'week', 'month', 'year')})|{_WORD})\.?"
        rf"(?:\s*[,、]\s*|{between('and')}|\s*\+\s*|\s+|(?=[0-9])|$)"
    )


@cache
def _shapes() -> tuple[re.Pattern[str], ...]:
    """A day, a day with a time before or behind it, a time."""
    hour = whole("o-clock")
    half = either("am", "pm")
    time = (
        rf"(?:{leading('at')})?(?:"
        rf"(?P<h12>[0-9]{{1,2}})(?:[:.](?P<m12>[0-9]{{2}}))?(?P<clock>\s*(?:{hour}))?"
        rf"(?(clock)(?!\s*{leading('on')}))\s*(?P<half>{half})"
        rf"|(?:(?P<before>{half})\s*)?(?:"
        rf"(?P<h>[0-9]{{1,2}}):(?P<m>[0-9]{{2}})(?:\s*(?:{hour}))?"
        rf"|(?P<hu>[0-9]{{1,2}})(?:\.(?P<mu>[0-9]{{2}}))?\s*(?:{hour})"
        rf"(?:\s*(?P<mv>[0-9]{{2}})(?:\s*(?:{whole('minute')}))?)?"
        r"))"
    )
    on = rf"(?:{leading('on')})?"
    day = rf"{on}{_date()}|(?P<near>{either(*NEAR)})|{on}(?P<word>{_week()})\.?"
    then = rf"(?:\s*[,、]\s*|\s+|(?<=[{UNSPACED})]))"
    return tuple(
        re.compile(shape)
        for shape in (
            rf"(?:{day})",
            rf"(?:{day})(?:{then}|t(?=[0-9])){time}",
            rf"{time}(?:{then})(?:{day})",
            time,
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
    read, zoned = plain(said), zone(zone_name)
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
        # “через неделю” is one week.
        rest = re.sub(rf"^(?:{whole(*SECONDS, *MONTHS)})", r"1 \g<0>", rest)
    calendar, days_on, seconds = 0, 0, 0.0
    while rest:
        part = _part().match(rest)
        if part is None:
            return None
        number = 1.0 if part[1] in words("one") else float(part[1].replace(",", "."))
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
    if named.get("h12") is not None:
        hour, minute = int(named["h12"] or 0), int(named["m12"] or 0)
    elif named.get("h") is not None:
        hour, minute = int(named["h"] or 0), int(named["m"] or 0)
    elif named.get("hu") is not None:
        hour, minute = int(named["hu"] or 0), int(named["mu"] or named["mv"] or 0)
    else:
        return None
    if half is not None:
        if not 1 <= hour <= 12:
            raise ValueError
        hour = hour % 12 + (12 if half in words("pm") else 0)
    if minute > 59 or hour * 60 + minute > 24 * 60:
        raise ValueError
    return hour * 60 + minute


def _days(named: dict[str, str | None], today: date) -> list[date]:
    """The days that may be meant, in order; the first whose time is not past is. ValueError for none."""
    word, near = named.get("word"), named.get("near")
    if near is not None:
        return [today + timedelta(days=ahead) for name, ahead in NEAR.items() if near in words(name)]
    if word is not None:
        ahead = (days()[word] - today.weekday()) % 7
        return [today + timedelta(days=ahead), today + timedelta(days=ahead + 7)]
    found = list(_dated(named, today))
    found = found if len(found) == 1 else [day for day in found if day >= today]
    said = {days()[week] for week in (named.get("week"), named.get("behind")) if week}
    if not found or not said <= {found[0].weekday()}:
        raise ValueError
    return found


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
    said = text.strip() or "0"
    if not (said.isascii() and said.isdecimal() and len(said) <= 6):
        raise Refusal("bl-bad-number", name=name, text=text[:50])
    return int(said)
