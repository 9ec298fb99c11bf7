"""What somebody is called: as they are on the server when they last pressed something, or as organisers
say."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues import roster
from engine.leagues.errors import LeagueError
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.model import League
from engine.leagues.season.operation import operation

LONGEST = 100


def called(league: League, person: str, name: str) -> League:
    """The league with the name somebody goes by now, everywhere; the same league where an organiser has set
    one, or nothing has changed. What was said before stays as it was."""
    found, name = league.people.get(person), name.strip()[:LONGEST]
    if found is None or found.named or not name or found.name == name:
        return league
    return _with(league, person, name, named=False)


@operation
def set_name(course: Course, person: str, name: str, *, organiser: bool = False) -> None:
    """An organiser's name for somebody, which no press changes; "" lets presses change it again. LeagueError:
    they are not in, or the name is too long."""
    need_organiser(organiser)
    found, name = course.person(person), " ".join(name.split())
    if len(name) > LONGEST:
        raise LeagueError("ls-error-name-long", most=LONGEST)
    course.change(**_fields(course.league, person, name or found.name, named=bool(name)))
    course.log("ls-log-renamed", person=person)


def _with(league: League, person: str, name: str, *, named: bool) -> League:
    return replace(league, **_fields(league, person, name, named=named))


def _fields(league: League, person: str, name: str, *, named: bool) -> dict[str, object]:
    found = league.people[person]
    formerly = tuple(dict.fromkeys(one for one in (*found.formerly, found.name) if one != name))
    new = replace(found, name=name, named=named, formerly=formerly)
    people = {**league.people, person: new}
    event = roster.changed(league.event, replace(league.event.player(person), name=name))
    return {"people": people, "event": event}
