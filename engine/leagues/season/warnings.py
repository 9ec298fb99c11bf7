"""Warnings: what an organiser writes to a player, kept until it expires. The player is told and can read
it in what is stored about them; besides them only organisers see that there is one."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.model import DAY, League, Outcome, Warning

TEXT: Final = 400
LONGEST: Final = 2 * 365
"""Days a warning lasts at most."""
MOST: Final = 20
"""Warnings of somebody in one league."""


def warnings_of(league: League, person: str, now: float) -> tuple[Warning, ...]:
    """Those in force, the latest first."""
    found = league.people.get(person)
    if found is None:
        return ()
    return tuple(warning for warning in reversed(found.warnings) if warning.until > now)


def warn(
    league: League, now: float, actor: str, person: str, text: str, days: int, *, organiser: bool = False
) -> Outcome:
    """Warn somebody, also when the league is over. LeagueError: no text, or days that cannot be."""
    need_organiser(organiser)
    course = Course(league, now, actor)
    found = course.person(person)
    text = text.strip()
    if not text or len(text) > TEXT:
        raise LeagueError("ls-error-warning-text", most=TEXT)
    if not 1 <= days <= LONGEST:
        raise LeagueError("ls-error-warning-days", most=LONGEST)
    kept = tuple(warning for warning in found.warnings if warning.until > now)
    if len(kept) >= MOST:
        raise LeagueError("ls-error-warnings", most=MOST)
    until = now + days * DAY
    course.set_person(replace(found, warnings=(*kept, Warning(actor, now, until, text))))
    course.tell(person, "people", "ls-warned", text=text, until=int(until))
    course.log("ls-log-warned", person=person, until=int(until))
    return course.outcome()


def withdraw(
    league: League, now: float, actor: str, person: str, at: int, *, organiser: bool = False
) -> Outcome:
    """Take back the warning that was given at a moment (whole seconds). LeagueError if there is none."""
    need_organiser(organiser)
    course = Course(league, now, actor)
    found = course.person(person)
    kept = tuple(warning for warning in found.warnings if int(warning.at) != at)
    if len(kept) == len(found.warnings):
        raise LeagueError("ls-error-no-warning")
    course.set_person(replace(found, warnings=kept))
    course.tell(person, "people", "ls-warning-withdrawn")
    course.log("ls-log-warning-withdrawn", person=person)
    return course.outcome()
