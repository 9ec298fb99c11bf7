"""The times of a week in which somebody can play: as choices to click, as words, and read from words.

Windows are those of `season.Availability`: (day 0 Monday to 6 Sunday, from, until) in minutes of the day;
what goes on after midnight has an end beyond 1440.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from bot.messages.clocks import span as span_of_hours
from bot.messages.refusals import Refusal
from bot.messages.vocabulary import between, leading, plain, whole
from bot.messages.vocabulary import days as day_names
from bot.messages.words import say
from engine.messages import items

Window = tuple[int, int, int]

DAY: Final = 24 * 60
WORKDAYS: Final = (0, 1, 2, 3, 4)
WEEKEND: Final = (5, 6)
EVERY_DAY: Final = (*WORKDAYS, *WEEKEND)
PARTS: Final = {"workdays": WORKDAYS, "weekend": WEEKEND}
"""Words for several days."""
BLOCK: Final = 3 * 60
BLOCKS: Final = tuple(range(0, DAY, BLOCK))
"""Beginnings of the parts of a day that can be clicked."""
MOST: Final = 60
"""Windows of a week that are read from words."""


@cache
def _days() -> re.Pattern[str]:
    """Whole words: what only begins like one is none."""
    day = "|".join(f"(?:{whole(f'weekday-{day}')})" for day in EVERY_DAY)
    return re.compile(rf"({day})(?:(?:\s*-\s*|{between('to')})({day}))?")


@cache
def _skipped(name: str) -> re.Pattern[str]:
    return re.compile(whole(name))


@cache
def _before() -> re.Pattern[str]:
    """What stands before a day or a time and says nothing more: “on Monday from 18 to 22”."""
    return re.compile(leading("on", "from", "at", "the"))


def clock(minute: int) -> str:
    """A minute of the day as “18:30”; the end of a day is “24:00”."""
    shown = minute if minute <= DAY else minute - DAY
    return f"{shown // 60:02}:{shown % 60:02}"


def joined(windows: Iterable[Window]) -> tuple[Window, ...]:
    """The same time with windows of a day that touch made one, in order."""
    found: list[Window] = []
    for day, start, end in sorted(set(windows)):
        if found and found[-1][0] == day and start <= found[-1][2]:
            # At most a day long: what is longer stays two windows.
            merged = max(found[-1][2], end)
            if merged - found[-1][1] <= DAY:
                found[-1] = (day, found[-1][1], merged)
                continue
        found.append((day, start, end))
    return tuple(found)


def chosen(windows: Sequence[Window], days: Sequence[int]) -> frozenset[int]:
    """The blocks that lie wholly in the windows of every one of these days."""
    return frozenset(
        block
        for block in BLOCKS
        if all(
            any(day == d and start <= block and block + BLOCK <= end for day, start, end in windows)
            for d in days
        )
    )


def changed(windows: Sequence[Window], days: Sequence[int], blocks: Iterable[int]) -> tuple[Window, ...]:
    """The week with other time on these days: these blocks and nothing else."""
    rest = [window for window in windows if window[0] not in days]
    new = [(day, block, block + BLOCK) for block in blocks if block in BLOCKS for day in days]
    return joined([*rest, *new])


# -- words --------------------------------------------------------------------------------------------------


def day_name(day: int, language: str) -> str:
    """“Monday” for 0."""
    return say(language, f"blp-day-{day}")


def in_words(windows: Sequence[Window], language: str) -> str:
    """One line for the days that have the same time: “Mon–Fri 18:00–22:00”. "" for no windows."""
    by_day = {
        day: tuple((start, end) for on, start, end in joined(windows) if on == day) for day in EVERY_DAY
    }
    lines: list[str] = []
    day = 0
    while day < len(EVERY_DAY):
        last = day
        while last + 1 < len(EVERY_DAY) and by_day[last + 1] == by_day[day]:
            last += 1
        if by_day[day]:
            first = say(language, f"blp-short-day-{day}")
            until = say(language, f"blp-short-day-{last}")
            days = first if day == last else f"{first}–{until}"
            spans = items(language, (f"{clock(start)}–{clock(end)}" for start, end in by_day[day]))
            lines.append(f"{days} {spans}")
        day = last + 1
    return "\n".join(lines)


def read(text: str) -> tuple[Window, ...]:
    """Windows from words: “Mon-Fri 18-22, Sat 10:00-14:00; So 20-1”. Days stand before their times and may be
    several (“Tue Thu 19-23”); without any, the times are those of every day. Refusal quotes what is not."""
    said = plain(text)
    found: list[Window] = []
    days: list[int] = list(EVERY_DAY)
    at, named = 0, False
    while at < len(said):
        if said[at] in " ,;:/&+.、。・":
            at += 1
            continue
        rest = said[at:]
        always, span, names = _skipped("every-day").match(rest), _span(rest), _days().match(rest)
        joining = _skipped("and").match(rest) or _before().match(rest)
        several = next((part for part in _parts(rest) if part[0]), None)
        if always is not None:
            days, named = list(EVERY_DAY), False
            at += always.end()
        elif span is not None:
            start, end, length = span[0] % DAY, span[1], span[2]
            until = end if end > start else end + DAY
            found += [(day, start, until) for day in days]
            named = False
            at += length
        elif several is not None:
            days = [*days, *several[1]] if named else list(several[1])
            named = True
            at += several[0]
        elif joining is not None:
            at += joining.end()
        elif names is not None:
            first = day_names()[names[1]]
            until_day = day_names()[names[2]] if names[2] else first
            more = [(first + n) % 7 for n in range((until_day - first) % 7 + 1)]
            at += names.end()
            days = [*days, *more] if named else more
            named = True
        else:
            raise Refusal("blp-bad-times", text=_quoted(said[at : at + 30]))
    if said and not found:
        raise Refusal("blp-bad-times", text=_quoted(said[:30]))
    if len(found) > MOST:
        raise Refusal("blp-too-many-times")
    return joined(found)


def _parts(said: str) -> Iterable[tuple[int, tuple[int, ...]]]:
    """The days that a word at the beginning stands for, and how long it is; 0 where it is not there."""
    for name, part in PARTS.items():
        found = _skipped(name).match(said)
        yield (found.end() if found is not None else 0), part


def _span(said: str) -> tuple[int, int, int] | None:
    try:
        return span_of_hours(said)
    except ValueError:
        raise Refusal("blp-bad-clock", text=_quoted(said[:20])) from None


def _quoted(text: str) -> str:
    """Words somebody typed, with nothing in them that Discord would read as markup."""
    return re.sub(r"[\\*_~`|>\[\]<@]", "", text).strip() or "?"
