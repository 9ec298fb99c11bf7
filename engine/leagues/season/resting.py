"""Who is not in a round: there is nobody for them, they asked for it, or they are on vacation that long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.leagues.roster import changed, may_be_away
from engine.leagues.season import times
from engine.leagues.season.matches import local_deadline

if TYPE_CHECKING:
    from collections.abc import Collection

    from engine.leagues.season.course import Course


def note_vacations(course: Course) -> None:
    """Before a draft: who is on vacation until the round would be over is not in it, as if they had asked."""
    event = course.event
    if not may_be_away(event):
        return
    number = len(event.rounds) + 1
    until = local_deadline(course.league, course.now, "main")
    for player in event.active:
        back = times.away_until(course.league.people.get(player.id), course.now)
        if back is not None and back >= until and number not in player.away:
            course.change(event=changed(course.event, replace(player, away=(*player.away, number))))
            course.tell(player.id, "people", "ls-away-vacation", round=number, until=int(back))


def tell(course: Course, number: int, resting: Collection[str]) -> None:
    """Tell who is not in a round that is published now, and who is in spite of what they asked."""
    for one in resting:
        asked = number in course.event.player(one).away
        course.tell(one, "round", "ls-your-rest-asked" if asked else "ls-your-rest", round=number)
    for player in course.event.active:
        if number in player.away and player.id not in resting:
            course.tell(player.id, "round", "ls-away-paired", round=number)
