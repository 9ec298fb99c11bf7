"""Ratings to read: somebody's on both sides with their history, and the leaderboard of a server."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from bot.layouts.pictures import Pictures, file, image
from bot.leagues.readers.profile import profile_lines
from bot.leagues.readers.series import SeriesReader
from bot.leagues.service.leagues import Leagues
from bot.messages import words
from bot.messages.components import cut
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import ratings as store
from engine.leagues.model import Side
from engine.leagues.ratings import ESTABLISHED, SIDES, Book, Track
from engine.leagues.season.career import career
from engine.leagues.view import LeaderboardView, Rated
from engine.leagues.views import leaderboard_view
from engine.messages import labelled, noted
from render.leagues import leaderboard

MOST: Final = 50
"""Leagues of somebody that are looked at, the latest first."""
SHOWN: Final = 8
"""Earlier values that are told."""
LEADERS: Final = 10
"""Lines of the leaderboard in words, where it cannot be drawn."""


class Rating:
    """Answers `/league rating` and `/league leaderboard`."""

    def __init__(self, leagues: Leagues, pictures: Pictures) -> None:
        self.pictures = pictures
        self.leagues = leagues
        self.series = SeriesReader(leagues, pictures)

    async def _book(self, asker: Asker) -> Book:
        if asker.guild_id is None:
            raise Refusal("blp-server-only")
        async with self.leagues.db.read() as db:
            return await store.book(db, asker.guild_id)

    async def show(self, asker: Asker, user_id: int, name: str) -> Answer:
        """Somebody's page: trophies, leagues and matches on this server, and ratings on both sides."""
        book = await self._book(asker)
        tables = await self.leagues.of_user(user_id, over=True, limit=MOST)
        here = [table.league for table in tables if table.row.guild_id == asker.guild_id]
        found = await asyncio.to_thread(
            lambda: [one for league in here if (one := career(league, str(user_id))) is not None]
        )
        lines = [say(asker.language, "blp-rating-of", name=words.plain(name))]
        won = await self.series.trophies(asker.guild_id or 0, here, str(user_id))
        lines += profile_lines(found, asker.language, won)
        lines += rating_lines(book, str(user_id), asker.language)
        return Answer(layout=text_layout("\n".join(lines)))

    async def leaderboard(self, asker: Asker, community: str) -> Answer:
        """The best of the server, as a picture and in words. Whoever is in none of its leagues any more is
        not on it."""
        book = await self._book(asker)
        assert asker.guild_id is not None
        names: dict[str, str] = {}
        for table in await self.leagues.of_guild(asker.guild_id, over=True):
            for person in table.league.people.values():
                names.setdefault(person.id, person.name)
        view = leaderboard_view(book, names, community=community)
        if not view.corp and not view.runner:
            raise Refusal("blp-no-ratings")
        language = asker.language
        drawn = await self.pictures.drawn(partial(leaderboard, view, language))
        text = say(language, "blp-rating-about") if drawn else leaders_text(view, language)
        layout = text_layout(text, images=tuple(image(picture) for picture in drawn))
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))


def rating_lines(book: Book, person: str, language: str) -> list[str]:
    """Both sides of somebody, with what they were before."""
    lines = []
    for side in SIDES:
        lines += _side(book.of(side, person), side, language)
    return [*lines, f"-# {say(language, 'blp-rating-about')}"]


def _side(track: Track, side: Side, language: str) -> list[str]:
    if not track.games:
        return [say(language, f"blp-rating-none-{side}")]
    values = {"rating": str(round(track.now.rating)), "deviation": str(round(track.now.deviation))}
    line = say(language, f"blp-rating-{side}", games=track.games, **values)
    if track.provisional:
        line = noted(language, line, say(language, "blp-rating-provisional", games=ESTABLISHED))
    earlier = [str(round(mark.rating)) for mark in track.history[:-1]][-SHOWN:]
    if not earlier:
        return [line]
    return [line, "-# " + say(language, "blp-rating-history", values=" → ".join(earlier))]


def leaders_text(view: LeaderboardView, language: str) -> str:
    """The leaderboard in words."""

    def line(rated: Rated) -> str:
        place = f"{rated.rank}." if rated.rank else "–"
        return labelled(language, f"{place} {words.plain(rated.name)}", f"{rated.rating} ± {rated.deviation}")

    parts = []
    for side, rows in (("corp", view.corp), ("runner", view.runner)):
        head = say(language, f"rlg-{side}")
        parts.append("\n".join((f"**{head}**", *(line(one) for one in rows[:LEADERS]))))
    return cut("\n\n".join(parts), 3500)
