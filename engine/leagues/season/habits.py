"""What people have said for all their games, which holds in leagues too: zone, quiet hours, vacations."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.season import times
from engine.leagues.season.model import League, Person


class Habits(Struct, frozen=True):
    """Of one person: `zone` "" and `quiet` None are those of each league; `vacations` from, until (Unix
    seconds), those that are over left out."""

    zone: str = ""
    quiet: tuple[int, int] | None = None
    vacations: tuple[tuple[float, float], ...] = ()


def with_habits(league: League, habits: Mapping[str, Habits]) -> League:
    """The league with what its people have said by now; the same one where that is nothing new. Who is not in
    `habits` has said nothing."""
    people = {one: _with(person, habits.get(one, Habits())) for one, person in league.people.items()}
    return league if people == league.people else replace(league, people=people)


def _with(person: Person, habits: Habits) -> Person:
    try:
        zone = habits.zone and times.zone(habits.zone).key
    except LeagueError:
        zone = ""  # this machine does not know it any more
    return replace(person, zone=zone, quiet=habits.quiet, vacations=habits.vacations)
