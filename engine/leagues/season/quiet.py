"""Quiet hours hold for every reminder, also where it comes late: after an outage, or by a rule that acts at
night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.leagues.season import times

if TYPE_CHECKING:
    from engine.leagues.season.course import Course


def asleep(course: Course) -> float | None:
    """The end of the league's own quiet hours, in which organisers are not told again; None: it is day."""
    return times.put_off(course.now, float("inf"), times.rest_of(course.league, None))


def wait(course: Course, one: str, mark: str, deadline: float) -> bool:
    """Whether a reminder that is due has to wait for the end of somebody's quiet hours; where that is too
    late it is never sent."""
    person = course.league.people.get(one)
    rest = times.rest_of(course.league, person)
    later = times.put_off(course.now, deadline, rest)
    if later is None:
        return False
    course.mark(mark if later >= deadline else f"{mark}@{int(later)}")
    return True
