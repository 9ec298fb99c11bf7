"""An organiser calls all who still owe something to a match: once in half a day, and outside their quiet
hours. Who has done it by then is left alone: the calls are reminders like any other (`clock.reminders`)."""

from __future__ import annotations

from typing import Final

from engine.leagues.errors import LeagueError
from engine.leagues.season.clock import REMINDED
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.model import HOUR, League
from engine.leagues.season.operation import operation
from engine.leagues.season.owed import of_match

PAUSE: Final = 12 * HOUR
"""Nobody is called again before that."""


def late(league: League) -> tuple[str, ...]:
    """Who owes something to an open match, in the order they signed up."""
    found = {
        one
        for match in league.matches.values()
        if not match.closed
        for one in league.pairing_of(match.key).players
        if any(owed.what in REMINDED for owed in of_match(league, match, one))
    }
    return tuple(player.id for player in league.event.players if player.id in found)


@operation
def call(course: Course, *, organiser: bool = False) -> None:
    """Remind all of them. LeagueError: nobody owes anything, or they were called just now."""
    need_organiser(organiser)
    owing = late(course.league)
    if not owing:
        raise LeagueError("ls-error-nobody-owes")
    if course.now < course.league.called + PAUSE:
        raise LeagueError("ls-error-called", until=int(course.league.called + PAUSE))
    course.change(called=course.now)
    course.log("ls-log-called", number=len(owing))
