"""Reading a series of leagues: the standings over all of them, and who has won it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Final

from bot.layouts.pictures import Pictures, file, image
from bot.leagues.readers.profile import MEDALS
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import Refused, StoredLeague
from bot.messages import words
from bot.messages.layout import text_layout
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.leagues.errors import LeagueError
from engine.leagues.season.model import League
from engine.leagues.season.series import POINTS, same, series_view, trophy
from engine.leagues.view import SeriesRow, SeriesView
from render.leagues import series

ROWS: Final = 40
"""Lines that are told."""


class SeriesReader:
    """Answers *Season*, and tells other pages what somebody has won."""

    def __init__(self, leagues: Leagues, pictures: Pictures) -> None:
        self.leagues = leagues
        self.pictures = pictures

    async def show(self, asker: Asker, table: StoredLeague) -> Answer:
        """The standings of the series a league belongs to. Refusal if it belongs to none."""
        if not table.league.settings.series:
            raise Refused(LeagueError("ls-error-no-series"))
        found = await self._leagues(table.row.guild_id)
        mine = [one for one in found if same(one, table.league)]
        view = await asyncio.to_thread(series_view, mine, str(asker.user_id))
        drawn = await self.pictures.drawn(partial(series, view, asker.language)) if view.rows else ()
        layout = text_layout(
            "\n".join(series_lines(view, asker.language)), images=tuple(image(picture) for picture in drawn)
        )
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))

    async def trophies(self, guild_id: int, mine: Iterable[League], person: str) -> list[tuple[int, str]]:
        """(place, series) of every series of a server somebody is honoured for; `mine`: their leagues."""
        names = {league.settings.series.casefold() for league in mine if league.state == "finished"} - {""}
        if not names:
            return []
        found = await self._leagues(guild_id)
        won = []
        for name in sorted(names):
            of = [one for one in found if one.settings.series.casefold() == name]
            if place := await asyncio.to_thread(trophy, of, person):
                won.append((place, max(of, key=lambda one: one.created).settings.series))
        return won

    async def _leagues(self, guild_id: int) -> list[League]:
        return [table.league for table in await self.leagues.of_guild(guild_id, over=True)]


def series_lines(view: SeriesView, language: str) -> list[str]:
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
    lines += ["", *(_line(row, language) for row in view.rows[:ROWS])]
    if len(view.rows) > ROWS:
        lines.append(say(language, "lst-more", count=len(view.rows) - ROWS))
    lines += [_line(row, language) for row in view.rows[ROWS:] if row.mine]
    points = " · ".join(map(str, POINTS))
    return [*lines, "-# " + say(language, "blp-series-points", points=points)]


def _line(row: SeriesRow, language: str) -> str:
    medal = MEDALS.get(row.trophy, "")
    name = words.plain(row.name)
    told = say(
        language,
        "blp-series-row",
        place=row.rank,
        name=f"**{name}**" if row.mine else name,
        points=row.points,
        parts=" · ".join("–" if part is None else str(part) for part in row.parts),
    )
    return f"{medal} {told}" if medal else told
