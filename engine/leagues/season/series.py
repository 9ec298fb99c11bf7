"""Series: several leagues one after the other, with standings over all of them, promotion and trophies.

A series is its name: leagues of one server that have the same are one. A league that is over is followed by
the next with the same settings, in which everybody is seeded by where they ended; divisions by strength
(`Settings.tiers`) come of that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.final import final_order
from engine.leagues.promotion import order_for_next, promised
from engine.leagues.season.career import FIELD, PODIUM
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.lifecycle import create
from engine.leagues.season.model import League, Outcome
from engine.leagues.season.templates import TITLE, check_settings
from engine.leagues.view import SeriesRow, SeriesView

POINTS: Final = (12, 10, 8, 7, 6, 5, 4, 3, 2)
"""For the first places of a league; who played to the end behind them has 1."""


def same(league: League, other: League) -> bool:
    """Whether both belong to one series."""
    name = league.settings.series.casefold()
    return bool(name) and other.settings.series.casefold() == name


def points_for(place: int) -> int:
    """Points of a series for a place in one of its leagues, from 1."""
    return POINTS[place - 1] if place <= len(POINTS) else 1


def trophy(leagues: Iterable[League], person: str) -> int:
    """The place somebody is honoured for in a series that is over, or 0. LeagueError: there is no league."""
    return next((row.trophy for row in series_view(leagues, person).rows if row.mine), 0)


def series_view(leagues: Iterable[League], me: str = "") -> SeriesView:
    """The standings over leagues of one series, as `me` reads them. Places are those of each final order; who
    left before the end has no points for theirs. Equal points are parted by the better places: the best one,
    then the second best, and so on. LeagueError if there is no league."""
    found = sorted(
        (league for league in leagues if league.state != "cancelled"), key=lambda league: league.created
    )
    if not found:
        raise LeagueError("ls-error-no-series")
    done = [league for league in found if league.state == "finished"]
    names: dict[str, str] = {}
    ended: dict[str, dict[int, int]] = {}
    for at, league in enumerate(done):
        there = {player.id for player in league.event.active}
        for place, one in enumerate(final_order(league.event), 1):
            if one in there:
                names[one] = league.event.name_of(one)
                ended.setdefault(one, {})[at] = place
    settings = found[-1].settings
    over = 0 < settings.series_leagues <= len(done)
    return SeriesView(
        settings.series,
        tuple(league.settings.title for league in done),
        tuple(league.settings.title for league in found if league.state != "finished"),
        settings.series_leagues,
        over,
        _rows(names, ended, len(done), over and len(ended) >= FIELD, me),
    )


def _rows(
    names: dict[str, str], ended: dict[str, dict[int, int]], leagues: int, honours: bool, me: str
) -> tuple[SeriesRow, ...]:
    def key(one: str) -> tuple[int, tuple[int, ...]]:
        places = ended[one].values()
        return (-sum(map(points_for, places)), tuple(sorted(places)))

    rows: list[SeriesRow] = []
    for at, one in enumerate(sorted(ended, key=lambda one: (key(one), names[one].casefold(), one)), 1):
        points, places = key(one)
        level = bool(rows) and (-rows[-1].points, rows[-1].places) == (points, places)
        parts = tuple(
            points_for(ended[one][league]) if league in ended[one] else None for league in range(leagues)
        )
        rank = rows[-1].rank if level else at
        honoured = rank if honours and rank <= PODIUM else 0
        rows.append(SeriesRow(rank, names[one], -points, parts, places, honoured, one == me))
    return tuple(rows)


def seed_in_next(league: League, person: str) -> int:
    """Where somebody is seeded in the league that follows this one, from 1; 0 for who did not finish it."""
    if league.state != "finished":
        return 0
    order = order_for_next(league.event, league.settings.promote)
    return order.index(person) + 1 if person in order else 0


# -- setting up ---------------------------------------------------------------------------------------------


def set_series(
    league: League,
    now: float,
    actor: str,
    name: str,
    leagues: int,
    promote: int,
    *,
    organiser: bool = False,
) -> Outcome:
    """Make a league part of a series ("" for none), of so many leagues in all (0: no end); `promote`: how
    many go up and down between two divisions. Also when the league is over. LeagueError: numbers that cannot
    be."""
    need_organiser(organiser)
    course = Course(league, now, actor)
    settings = replace(
        league.settings, series=" ".join(name.split()), series_leagues=leagues, promote=promote
    )
    check_settings(settings)
    old, game = league.settings, settings.game
    announced = bool(old.series and league.event.rounds and game.tiers and game.divisions > 1)
    course.change(settings=settings)
    course.log("ls-log-series", text=settings.series or "–")
    if announced and promote != old.promote:
        course.tell("channel", "round", "ls-now-promote", was=old.promote, number=promote)
    return course.outcome()


def follow(
    league: League, now: float, actor: str, number: int, seed: int, opens: float, *, organiser: bool = False
) -> Outcome:
    """The league after one that is over (which the host knows as `number`), with the same settings and the
    next title; a league of no series begins one of its own name (`set_series` for the one that is over).
    Sign-up opens at `opens`, or when an organiser says so. LeagueError: it is not over."""
    need_organiser(organiser)
    if league.state != "finished":
        raise LeagueError("ls-error-not-over")
    old = league.settings
    settings = replace(
        old,
        title=next_title(old.title),
        series=old.series or old.title,
        opens=opens,
        closes=None,
        web=False,
        game=replace(old.game, seed=seed, promised=promised(league.event, old.promote)),
    )
    outcome = create(now, actor, settings)
    return replace(outcome, league=replace(outcome.league, follows=number))


def next_title(title: str) -> str:
    """ "Autumn" is followed by "Autumn 2", that by "Autumn 3"."""
    found = re.fullmatch(r"(.*\S)\s+(\d{1,4})", title)
    stem, number = (found[1], int(found[2])) if found else (title, 1)
    tail = f" {number + 1}"
    return stem[: TITLE - len(tail)].rstrip() + tail
