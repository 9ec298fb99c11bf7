"""Check-in: whoever signed up says once more that they are there, before round one is drawn.

It begins when sign-up is over and ends at its time, or as soon as everybody has checked in. Who has not is
not seated: they are out as if they had left before play, and may join late where the league allows that.
Their places go to those of the waiting list who checked in. While too few have, nobody loses their place: it
goes on until there are enough, and the organisers are told once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from engine.leagues import roster
from engine.leagues.errors import LeagueError
from engine.leagues.ladder import order
from engine.leagues.model import KNOCK_OUT
from engine.leagues.season import times
from engine.leagues.season.model import DAY, HOUR, MINUTE, Owed
from engine.leagues.season.quiet import wait

if TYPE_CHECKING:
    from engine.leagues.season.course import Course
    from engine.leagues.season.model import League

SHORTEST: Final = 10 * MINUTE
LONGEST: Final = 7 * DAY
STALE: Final = 2 * HOUR
"""A reminder that comes later than this is left out."""
OVER: Final = "checked-in"
"""The mark in `League.done` of a check-in that is over."""
FEW: Final = "check-in-few"
"""The mark of one that goes on because too few checked in."""


class Call(NamedTuple):
    """A reminder to somebody who has not checked in, and its mark in `League.done`."""

    at: float
    mark: str
    person: str


def wanted(league: League) -> bool:
    """Whether round one cannot be drawn before people have checked in."""
    return bool(league.settings.check_in) and not league.event.rounds and OVER not in league.done


def expected(league: League) -> tuple[str, ...]:
    """Who has still to check in, of those seated and those waiting, in the order they signed up."""
    if league.checking is None:
        return ()
    return tuple(
        player.id
        for player in league.event.players
        if player.status in ("active", "waiting") and player.id not in league.present
    )


def seated(league: League) -> tuple[str, ...]:
    """Who would play if the check-in were over now."""
    capacity = league.settings.capacity
    players = [player for player in league.event.players if player.id in league.present]
    sure = [player.id for player in players if player.status == "active"]
    waiting = [player.id for player in players if player.status == "waiting"]
    return (*sure, *waiting[: max(capacity - len(sure), 0)])


def begin(course: Course) -> None:
    """From now on people check in; each of them is told."""
    until = course.now + course.league.settings.check_in
    course.change(checking=until, present=())
    course.tell("channel", "signup", "ls-check-in", until=int(until))
    for one in expected(course.league):
        waits = course.event.player(one).status == "waiting"
        course.tell(one, "signup", "ls-check-in-waiting" if waits else "ls-check-in-you", until=int(until))


def stop(course: Course) -> None:
    """No check-in any more, as if there had been none."""
    course.change(checking=None, present=())
    course.unmark(OVER)
    course.unmark(FEW)


def came(course: Course, who: str) -> None:
    """Somebody is there: they said so, or signed up meanwhile."""
    league = course.league
    if league.checking is not None and who not in league.present:
        course.change(present=(*league.present, who))


def enough(league: League) -> bool:
    """Whether the league can begin with those who checked in."""
    return len(seated(league)) >= max(league.settings.fewest, 2)


def complete(league: League) -> bool:
    """Whether nobody who has a place is missing."""
    missing = set(expected(league))
    return not any(player.id in missing for player in league.event.active)


def due(league: League) -> float | None:
    """When the check-in ends by itself; None: not before somebody does something."""
    if league.checking is None or FEW in league.done:
        return None
    return league.checking


def step(course: Course) -> bool:
    """End the check-in if its time has come or everybody is there. Whether anything changed."""
    league = course.league
    if league.checking is None:
        return False
    over = league.checking <= course.now
    if enough(league) and (over or complete(league)):
        settle(course)
        return True
    if over and course.mark(FEW):
        n, players = len(league.present), len(league.event.active)
        course.tell("organisers", "organiser", "ls-check-in-few", n=n, players=players)
        return True
    return False


def settle(course: Course) -> None:
    """The check-in is over: who is not there has no place. LeagueError while too few are there."""
    league = course.league
    if not enough(league):
        least = max(league.settings.fewest, 2)
        raise LeagueError("ls-error-too-few-here", players=len(seated(league)), least=least)
    absent = [one for one in expected(league) if league.event.player(one).status == "active"]
    players = tuple(player for player in league.event.players if player.id not in absent)
    ladder = tuple(one for one in league.event.ladder if one not in absent)
    people = {one: person for one, person in league.people.items() if one not in absent}
    course.change(event=replace(league.event, players=players, ladder=ladder), people=people)
    for one in seated(course.league):
        if course.event.player(one).status == "waiting":
            admitted(course, one)
    course.change(checking=None, present=())
    course.unmark(FEW)
    course.mark(OVER)
    players_left = len(course.event.active)
    course.tell("channel", "signup", "ls-check-in-over", players=players_left, absent=len(absent))
    late = league.settings.late and league.event.settings.format not in (*KNOCK_OUT, "round_robin")
    for one in absent:
        course.tell(one, "people", "ls-not-seated-late" if late else "ls-not-seated")
    if absent:
        course.log("ls-log-not-seated", people=tuple(absent))


def admitted(course: Course, who: str) -> None:
    """Somebody of the waiting list gets a place, and is told."""
    course.change(event=roster.admit(course.event, who))
    if course.event.settings.format == "ladder":
        tell_place(course, who, "ls-admitted-ladder")
    else:
        course.tell(who, "people", "ls-admitted", round=len(course.event.rounds) + 1)


def tell_place(course: Course, who: str, message: str) -> None:
    """Somebody reads where in a ladder they stand; 0 before it has begun, where nobody stands anywhere."""
    places = order(course.event) if course.league.state == "running" else ()
    place = places.index(who) + 1 if who in places else 0
    course.tell(who, "people", message, place=place, reach=course.event.settings.reach)


# -- reminders ----------------------------------------------------------------------------------------------


def owed(league: League, person: str) -> list[Owed]:
    """That somebody has to check in."""
    if league.checking is None or person not in expected(league):
        return []
    until = int(league.checking)
    return [Owed("check_in", "ls-owe-check-in", {"until": until}, deadline=league.checking)]


def calls(league: League) -> Iterator[Call]:
    """One reminder to each, when a quarter of the time is left, outside their quiet hours."""
    if league.checking is None or FEW in league.done:
        return
    length, until = league.settings.check_in, league.checking
    for one in expected(league):
        mark = f"check-in:{one}:{int(until)}"
        if mark not in league.done:
            person = league.people.get(one)
            rest = times.rest_of(league, person)
            at = times.until(league.done, mark) or times.outside(until - length / 4, until, rest)
            if at > until - length * 0.9:
                yield Call(at, mark, one)


def remind(course: Course) -> None:
    """Send those that are due; what comes too late is left out."""
    until = int(course.league.checking or 0)
    for call in [call for call in calls(course.league) if call.at <= course.now]:
        if wait(course, call.person, call.mark, until):
            continue
        course.mark(call.mark)
        if course.now - call.at <= STALE:
            course.tell(call.person, "reminder", "ls-remind-check-in", until=until)
