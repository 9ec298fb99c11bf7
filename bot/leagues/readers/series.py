"""Reading a series of leagues: the standings over all of them, and who has won it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from bot.leagues.readers.profile import MEDALS
from bot.leagues.service.leagues import Leagues
from bot.leagues.table import LeagueTable, Refused
from bot.messages import words
from bot.messages.layout import text_layout
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.leagues.errors import LeagueError
from engine.leagues.season.model import League
from engine.leagues.season.series import POINTS, SeriesRow, SeriesView, same, series_view

ROWS: Final = 40
"""Lines that are told."""


class SeriesReader:
    """Answers *Season*, and tells other pages what somebody has won."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues

    async def show(self, asker: Asker, table: LeagueTable) -> Answer:
        """The standings of the series a league belongs to. Refusal if it belongs to none."""
        if not table.league.settings.series:
            raise Refused(LeagueError("ls-error-no-series"))
        found = await self._leagues(table.row.guild_id)
        mine = [one for one in found if same(one, table.league)]
        view = await asyncio.to_thread(series_view, mine)
        return Answer(layout=text_layout("\n".join(series_lines(view, str(asker.user_id), asker.language))))

    async def trophies(self, guild_id: int, mine: Iterable[League], person: str) -> list[tuple[int, str]]:
        """(place, series) of every series of a server somebody is honoured for; `mine`: their leagues."""
        names = {league.settings.series.casefold() for league in mine if league.state == "finished"} - {""}
        if not names:
            return []
        found = await self._leagues(guild_id)
        views = [
            await asyncio.to_thread(
                series_view, [one for one in found if one.settings.series.casefold() == name]
            )
            for name in sorted(names)
        ]
        return [(view.trophy(person), view.name) for view in views if view.trophy(person)]

    async def _leagues(self, guild_id: int) -> list[League]:
        return [table.league for table in await self.leagues.of_guild(guild_id, over=True)]


def series_lines(view: SeriesView, me: str, language: str) -> list[str]:
    """A series in words: how far it has got, everybody's points of each league, the reader's line at the end
    if there was no room for it."""
    played = len(view.leagues)
    lines = [
        say(language, "blp-series", name=words.plain(view.name)),
        say(language, "blp-series-over" if view.over else "blp-series-going", n=played, planned=view.planned),
    ]
    lines += [f"-# {at}. {words.plain(title)}" for at, title in enumerate(view.leagues, 1)]
    lines += [f"-# {say(language, 'blp-series-now', league=words.plain(title))}" for title in view.going]
    if not view.rows:
        return [*lines, say(language, "blp-series-none")]
    lines += ["", *(_line(view, row, me, language) for row in view.rows[:ROWS])]
    if len(view.rows) > ROWS:
        lines.append(say(language, "lst-more", count=len(view.rows) - ROWS))
    lines += [_line(view, row, me, language) for row in view.rows[ROWS:] if row.person == me]
    points = " · ".join(map(str, POINTS))
    return [*lines, "-# " + say(language, "blp-series-points", points=points)]


def _line(view: SeriesView, row: SeriesRow, me: str, language: str) -> str:
    medal = MEDALS.get(view.trophy(row.person), "")
    name = words.plain(row.name)
    told = say(
        language,
        "blp-series-row",
        place=row.rank,
        name=f"**{name}**" if row.person == me else name,
        points=row.points,
        parts=" · ".join("–" if part is None else str(part) for part in row.parts),
    )
    return f"{medal} {told}" if medal else told
