"""Registered decks: hosted games are played with them, so that nobody can play before theirs are there.

Who has none is reminded before sign-up is over, told when it is, and told again when a round is published
without them. Lists are locked at round one; who registers later has theirs locked at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from engine.leagues import roster
from engine.leagues.model import Identity
from engine.leagues.season import times
from engine.leagues.season.model import HOUR
from engine.leagues.season.quiet import wait

if TYPE_CHECKING:
    from engine.leagues.season.course import Course
    from engine.leagues.season.model import League, Person

STALE: Final = 2 * HOUR
"""A reminder that comes later than this is left out."""


class Call(NamedTuple):
    """A reminder to somebody without decks, and its mark in `League.done`."""

    at: float
    mark: str
    person: str


def registers(league: League) -> bool:
    """Whether games are hosted with decks that people register."""
    return league.settings.decks == "free" and bool(league.settings.deck_format)


def complete(person: Person) -> bool:
    """Whether somebody has a deck for each side."""
    return person.corp is not None and person.runner is not None


def without(league: League) -> tuple[str, ...]:
    """Who is in and has still to register a deck, in the order they signed up."""
    if not registers(league):
        return ()
    return tuple(
        player.id
        for player in league.event.players
        if player.status in ("active", "waiting")
        and player.id in league.people
        and not complete(league.people[player.id])
    )


def tell(course: Course, message: str) -> None:
    """Tell everybody who has no decks, and organisers who they are."""
    missing = without(course.league)
    for one in missing:
        course.tell(one, "people", message)
    if missing:
        course.tell("organisers", "organiser", "ls-decks-missing-who", people=missing, n=len(missing))


def begin_again(course: Course) -> None:
    """Another format: what was registered, or only named, does not count any more. Who had decks is told."""
    if not registers(course.league):
        return
    for one, person in course.league.people.items():
        if person.corp is None and person.runner is None:
            continue
        course.set_person(replace(person, corp=None, runner=None))
        player = replace(course.event.player(one), corp=Identity(), runner=Identity())
        course.change(event=roster.changed(course.event, player))
        course.tell(one, "people", "ls-decks-again")


def calls(league: League) -> Iterator[Call]:
    """Reminders before sign-up is over, as long before as those of rounds, outside of quiet hours."""
    closes = league.settings.closes
    if league.state != "signup" or closes is None:
        return
    for one in without(league):
        person = league.people[one]
        rest = times.rest_of(league, person)
        for lead in league.settings.reminders:
            mark = f"decks:{one}:{int(closes)}:{lead}"
            # Who has only just signed up was told then.
            if mark in league.done or closes - lead < person.joined + (closes - person.joined) / 10:
                continue
            at = times.until(league.done, mark) or times.outside(closes - lead, closes, rest)
            yield Call(at, mark, one)


def remind(course: Course) -> None:
    """Send those that are due, one to each; what comes too late is left out."""
    told: set[str] = set()
    for call in [call for call in calls(course.league) if call.at <= course.now]:
        if wait(course, call.person, call.mark, course.league.settings.closes or 0.0):
            continue
        course.mark(call.mark)
        if course.now - call.at <= STALE and call.person not in told:
            told.add(call.person)
            until = int(course.league.settings.closes or 0)
            course.tell(call.person, "reminder", "ls-remind-decks", until=until)
