"""Finding a time: overlaps of both availabilities, a time both agree to, more time by agreement."""

from __future__ import annotations

from engine.leagues.errors import LeagueError
from engine.leagues.season import times
from engine.leagues.season.course import Course
from engine.leagues.season.model import HOUR, MINUTE, League, Offer
from engine.leagues.season.operation import operation
from engine.leagues.season.reports import agree, put_offer
from engine.leagues.season.times import Span

STEP = 15 * MINUTE


def free_time(league: League, person: str, start: float, end: float) -> list[Span]:
    """When somebody can play between two moments: their windows, or, without any, all but quiet hours; never
    on vacation."""
    found = league.people.get(person)
    rest = times.rest_of(league, found)
    if found is not None and found.availability.windows:
        spans = times.windows(found.availability, rest.zoned, start, end)
    else:
        spans = times.awake(rest.quiet, rest.zoned, start, end)
    return times.without(spans, rest.vacations)


def propose_times(league: League, match: str, now: float, *, seconds: int = 2 * HOUR) -> tuple[Span, ...]:
    """Overlaps of both players' time from now to the deadline, of at least `seconds`: (from, until) in Unix
    seconds, in order, the first beginning at a quarter of an hour. Empty if there is none."""
    found = league.matches[match]
    start = -(-now // STEP) * STEP
    one, other = league.pairing_of(match).players
    mine = free_time(league, one, start, found.deadline)
    theirs = free_time(league, other, start, found.deadline)
    return tuple(times.overlaps(mine, theirs, seconds))


@operation
def suggest_time(course: Course, match: str, start: float) -> None:
    """Propose to play at a time; if the other proposed the same, it is agreed. A later proposal replaces an
    earlier one. LeagueError if it is past or after the deadline."""
    found, other = course.mine(match)
    if not course.now < start < found.deadline:
        raise LeagueError("ls-error-time")
    if any(o.kind == "time" and o.by == other and o.start == start for o in found.offers):
        agree(course, match, "time")
        return
    put_offer(course, match, Offer("time", course.actor, course.now, start=start))
    course.tell(other, "offer", "ls-offer-time", match, other=course.actor, start=int(start))


@operation
def ask_extension(course: Course, match: str, seconds: int) -> None:
    """Ask the other for more time; if they asked for as much, it is agreed. LeagueError if all extensions of
    the match together would be longer than the league allows."""
    found, other = course.mine(match)
    limit = course.league.settings.extension_seconds
    if seconds < HOUR or found.extended + seconds > limit:
        raise LeagueError("ls-error-extension", hours=max(limit - found.extended, 0) // HOUR)
    if any(o.kind == "extension" and o.by == other and o.seconds == seconds for o in found.offers):
        agree(course, match, "extension")
        return
    put_offer(course, match, Offer("extension", course.actor, course.now, seconds=seconds))
    hours = seconds // HOUR
    course.tell(other, "offer", "ls-offer-extension", match, other=course.actor, hours=hours)
