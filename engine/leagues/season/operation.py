"""What all operations have in common: they work on a copy, and end with whatever is due by now."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from engine.leagues.errors import LeagueError
from engine.leagues.season.clock import advance
from engine.leagues.season.course import Course
from engine.leagues.season.model import League, Outcome

P = ParamSpec("P")


def operation(
    act: Callable[Concatenate[Course, P], None],
) -> Callable[Concatenate[League, float, str, P], Outcome]:
    """`op(league, now, actor, ...)` of something a person does in a league that is not over."""

    @wraps(act)
    def operate(league: League, now: float, actor: str, /, *args: P.args, **kwargs: P.kwargs) -> Outcome:
        if league.state in ("finished", "cancelled"):
            raise LeagueError("ls-error-over")
        course = Course(league, now, actor)
        act(course, *args, **kwargs)
        course.actor = ""
        advance(course)
        return course.outcome()

    return operate


def happening(
    act: Callable[Concatenate[Course, P], None],
) -> Callable[Concatenate[League, float, P], Outcome]:
    """`op(league, now, ...)` of something a hosted game tells. A league that is over takes no notice."""

    @wraps(act)
    def happen(league: League, now: float, /, *args: P.args, **kwargs: P.kwargs) -> Outcome:
        course = Course(league, now)
        if league.state == "running":
            act(course, *args, **kwargs)
            advance(course)
        return course.outcome()

    return happen
