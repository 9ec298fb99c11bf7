"""Local time: zones, quiet hours, windows of the week and where they overlap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import NamedTuple, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from engine.leagues.errors import LeagueError
from engine.leagues.season.model import DAY, MINUTE, Availability, League, LeagueSettings, Person

Span: TypeAlias = tuple[int, int]
"""From and until, Unix seconds."""

MIDNIGHT = 24 * 60
FURTHEST = 2 * MIDNIGHT


@lru_cache(maxsize=1)
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


@lru_cache(maxsize=600)
def zone(name: str) -> ZoneInfo:
    """The time zone of a name as in "Europe/Berlin". LeagueError if there is none."""
    if name not in _zones():
        raise LeagueError("ls-error-zone", zone=name)
    return ZoneInfo(name)


def zone_of(league: League, person: Person | None) -> ZoneInfo:
    """A person's zone, else the league's."""
    return zone((person.zone if person else "") or league.settings.zone)


def quiet_of(settings: LeagueSettings, person: Person | None) -> tuple[int, int]:
    """A person's quiet hours, else the league's."""
    return person.quiet if person and person.quiet is not None else settings.quiet


def check_quiet(quiet: tuple[int, int]) -> None:
    """LeagueError unless both are minutes of a day."""
    if not all(0 <= minute < MIDNIGHT for minute in quiet):
        raise LeagueError("ls-error-quiet")


def check_availability(availability: Availability) -> None:
    """LeagueError if a window has no length, or lies outside of the week."""
    for day, start, end in availability.windows:
        if not (0 <= day < 7 and 0 <= start < MIDNIGHT and start < end <= min(FURTHEST, start + MIDNIGHT)):
            raise LeagueError("ls-error-window")


def at_local(day: date, minute: int, zoned: ZoneInfo) -> int:
    """Unix seconds of a minute of a local day. A time the clocks skip is that of the hour after."""
    naive = datetime(day.year, day.month, day.day) + timedelta(minutes=minute)
    return int(naive.replace(tzinfo=zoned).timestamp())


def later(now: float, seconds: int, zoned: ZoneInfo) -> float:
    """`seconds` from now; whole days are those of the calendar: a week ends at the time of day it began."""
    days, rest = divmod(seconds, DAY)
    if not days:
        return now + seconds
    then = datetime.fromtimestamp(now, zoned).replace(tzinfo=None) + timedelta(days=days)
    return then.replace(tzinfo=zoned).timestamp() + rest


# -- quiet hours --------------------------------------------------------------------------------------------


def quiet_around(at: float, quiet: tuple[int, int], zoned: ZoneInfo) -> Span | None:
    """The quiet hours a moment falls into; None if it falls into none."""
    start, end = quiet
    if start == end:
        return None
    today = datetime.fromtimestamp(at, zoned).date()
    for day in (today - timedelta(days=1), today):
        until = end if end > start else end + MIDNIGHT
        span = (at_local(day, start, zoned), at_local(day, until, zoned))
        if span[0] <= at < span[1]:
            return span
    return None


class Rest(NamedTuple):
    """When somebody is not reminded: in quiet hours (minutes of the day in their zone) and on vacation
    (Unix seconds)."""

    quiet: tuple[int, int]
    zoned: ZoneInfo
    vacations: tuple[tuple[float, float], ...] = ()

    def around(self, at: float) -> Span | None:
        """All that a moment falls into, as one; None if it falls into nothing."""
        here = self._around(at)
        if here is None:
            return None
        first, last = here
        while (more := self._around(last)) is not None:
            last = more[1]
        while (more := self._around(first - MINUTE)) is not None:
            first = more[0]
        return int(first), int(last)

    def _around(self, at: float) -> tuple[float, float] | None:
        away = [span for span in self.vacations if span[0] <= at < span[1]]
        return away[0] if away else quiet_around(at, self.quiet, self.zoned)


def rest_of(league: League, person: Person | None) -> Rest:
    """When a person is not reminded of anything in a league."""
    vacations = person.vacations if person is not None else ()
    return Rest(quiet_of(league.settings, person), zone_of(league, person), vacations)


def away_until(person: Person | None, now: float) -> float | None:
    """The end of the vacation somebody is on; None if they are on none."""
    spans = person.vacations if person is not None else ()
    return max((last for first, last in spans if first <= now < last), default=None)


def outside(at: float, deadline: float, rest: Rest) -> float:
    """When a reminder for `at` is sent: after the rest it falls into if half of the time to the deadline is
    left then, else a minute before that begins."""
    span = rest.around(at)
    if span is None:
        return at
    if deadline - span[1] >= (deadline - at) / 2:
        return float(span[1])
    return float(span[0] - MINUTE)


def after(at: float, rest: Rest) -> float:
    """That moment, or the end of the rest it lies in."""
    span = rest.around(at)
    return at if span is None else float(span[1])


def put_off(now: float, deadline: float, rest: Rest) -> float | None:
    """When a reminder that is due now is sent, if somebody rests now (the host was away, or they were only
    told late): at the end of it; the deadline itself where that is behind it, which is never. None: now."""
    span = rest.around(now)
    return None if span is None else min(float(span[1]), deadline)


def until(marks: Iterable[str], mark: str) -> float | None:
    """Until when a reminder was put off ("<mark>@<seconds>")."""
    found = [one.rpartition("@")[2] for one in marks if one.startswith(f"{mark}@")]
    return float(max(found, key=int)) if found else None


# -- availability -------------------------------------------------------------------------------------------


def windows(availability: Availability, zoned: ZoneInfo, start: float, end: float) -> list[Span]:
    """The windows of every week between two moments, cut to them, in order, those that touch joined."""
    found = []
    for day in _days(start, end, zoned):
        for weekday, first, last in availability.windows:
            if weekday == day.weekday():
                found.append((at_local(day, first, zoned), at_local(day, last, zoned)))
    return joined(found, start, end)


def awake(quiet: tuple[int, int], zoned: ZoneInfo, start: float, end: float) -> list[Span]:
    """All time between two moments that is not in quiet hours."""
    first, last = quiet
    if first == last:
        return joined([(int(start), int(end))], start, end)
    until = first if first > last else first + MIDNIGHT
    days = _days(start, end, zoned)
    return joined([(at_local(day, last, zoned), at_local(day, until, zoned)) for day in days], start, end)


def _days(start: float, end: float, zoned: ZoneInfo) -> Iterator[date]:
    """Every local day whose windows may reach into the time between two moments."""
    day = datetime.fromtimestamp(start, zoned).date() - timedelta(days=2)
    last = datetime.fromtimestamp(end, zoned).date()
    while day <= last:
        yield day
        day += timedelta(days=1)


def without(spans: Sequence[Span], away: Iterable[tuple[float, float]]) -> list[Span]:
    """What is left of spans outside of others."""
    found = list(spans)
    for first, last in away:
        parts = [[(one, min(end, int(first))), (max(one, int(last)), end)] for one, end in found]
        found = [part for pair in parts for part in pair if part[0] < part[1]]
    return found


def joined(spans: Sequence[Span], start: float, end: float) -> list[Span]:
    """Spans within bounds, in order, those that touch as one."""
    found: list[Span] = []
    for first, last in sorted(spans):
        one, other = max(first, int(start)), min(last, int(end))
        if one >= other:
            continue
        if found and one <= found[-1][1]:
            found[-1] = (found[-1][0], max(other, found[-1][1]))
        else:
            found.append((one, other))
    return found


def overlaps(first: Sequence[Span], second: Sequence[Span], least: int) -> list[Span]:
    """Where two lists of spans agree for at least so many seconds."""
    found = []
    for one in first:
        for other in second:
            start, end = max(one[0], other[0]), min(one[1], other[1])
            if end - start >= least:
                found.append((start, end))
    return sorted(found)
