"""Operations of a league's season with what organisers chose filled in, ready for `Leagues.change`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from bot.leagues.table import Op
from bot.leagues.typed import moments
from bot.messages.local import hours
from engine.leagues.season import lifecycle, times
from engine.leagues.season.model import League, LeagueSettings, Outcome

Change = Callable[[LeagueSettings], LeagueSettings]


class Plain(Protocol):
    """An operation of an organiser that needs nothing more."""

    def __call__(self, league: League, now: float, actor: str, /, *, organiser: bool = False) -> Outcome: ...


def by(act: Plain, who: str) -> Op:
    """An operation, done by somebody who organises the league."""
    return lambda league, now: act(league, now, who, organiser=True)


def edited(who: str, change: Change) -> Op:
    """Other settings: what was chosen changes those that hold when it is stored."""

    def op(league: League, now: float) -> Outcome:
        return lifecycle.edit(league, now, who, change(league.settings), organiser=True)

    return op


def dates(typed: Mapping[str, str], zone: str, now: float) -> dict[str, Any]:
    """Sign-up and quiet hours as they were typed, in a zone. LeagueError for a zone there is not; Refusal for
    what is no date."""
    times.zone(zone)
    return {
        "opens": moments.moment(typed.get("opens", ""), zone, now),
        "closes": moments.moment(typed.get("closes", ""), zone, now),
        "quiet": hours(typed.get("quiet", "")),
    }


def numbered(settings: LeagueSettings, title: str, numbers: Mapping[str, int]) -> LeagueSettings:
    """With another name and other numbers; those of the game go to the game."""
    game = {name: numbers[name] for name in ("divisions", "legs", "reach") if name in numbers}
    rest = {name: numbers[name] for name in ("capacity", "fewest") if name in numbers}
    return replace(settings, title=title, game=replace(settings.game, **game), **rest)
