"""`/play stats`: what somebody's finished games add up to, as text and as a picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

import render.statistics as drawing
from bot.contract.kind import GameKind
from bot.hosting.play import Play
from bot.hosting.statistics import Opponent, Statistics, Tally, statistics
from bot.layouts.pictures import Pictures, file, image, renamed
from bot.messages import components, words
from bot.messages.components import Row, button
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import plain, say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import people
from render.picture import single
from render.statistics import Bar, Group

PICTURES: Final = 4
"""Kinds of game that are drawn, at most."""


class StatsPage:
    """Serves `stats`, and the switch that hides somebody from others."""

    def __init__(self, play: Play, pictures: Pictures) -> None:
        self.play = play
        self.db = play.db
        self.pictures = pictures

    async def show(
        self, asker: Asker, whom: discord.abc.User | None = None, *, update: bool = False
    ) -> Answer:
        """One's own statistics, of all servers; or somebody's on this one, if they do not hide them."""
        user_id = whom.id if whom is not None else asker.user_id
        async with self.db.read() as db:
            row = await people.user(db, user_id)
        own = user_id == asker.user_id
        name = asker.name if whom is None else words.visible(whom.display_name)
        if not own and (asker.guild_id is None or not row.stats):
            said = "bot-stats-hidden" if asker.guild_id is not None else "bot-server-only"
            raise Refusal(said, name=plain(name))
        found = await statistics(self.play, user_id, None if own else asker.guild_id)
        rows: tuple[Row, ...] = ()
        if own:
            switch = "off" if row.stats else "on"
            label = say(asker.language, f"bot-stats-to-{switch}")
            rows = (components.row(button(label, f"pl:stats:{switch}")),)
        lines = [say(asker.language, "bot-stats-title", name=plain(name))]
        if not found:
            lines.append(say(asker.language, "bot-stats-none"))
        lines += [self._line(one, asker.language) for one in found]
        if own:
            seen = "bot-stats-shown" if row.stats else "bot-stats-not-shown"
            lines.append(f"-# {say(asker.language, seen)}")
        drawn: tuple[Any, ...] = ()
        for number, one in enumerate(found[:PICTURES], 1):
            kind = self.play.kinds[one.kind]
            title = say(asker.language, "bot-stats-picture", name=name, title=kind.title(asker.language))
            groups = _groups(kind, one, asker.language)
            draw = partial(single, drawing.statistics, title, groups, asker.language)
            made = await self.pictures.drawn(draw)
            drawn += renamed(made, f"statistics-{number}")
        images = tuple(image(picture) for picture in drawn)
        layout = text_layout("\n".join(lines), images=images, rows=rows)
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn), update=update)

    async def hide(self, asker: Asker, shown: bool) -> Answer:
        """Let others see one's statistics, or not: then one is not named in theirs either."""
        async with self.db.write() as db:
            await people.save_user(db, replace(await people.user(db, asker.user_id), stats=shown))
        return await self.show(asker, update=True)

    def _line(self, one: Statistics, language: str) -> str:
        title = self.play.kinds[one.kind].title(language)
        counted = {"won": one.people.won, "lost": one.people.lost, "open": one.people.open}
        line = say(language, "bot-stats-line", title=title, n=one.people.games, **counted)
        if not one.computers.games:
            return line
        tally = one.computers
        alone = {"n": tally.games, "won": tally.won, "lost": tally.lost, "open": tally.open}
        return f"{line}\n{say(language, 'bot-stats-computers', **alone)}"


def _groups(kind: GameKind, one: Statistics, language: str) -> list[Group]:
    """The bars of a picture: by side, by what was played, against whom; each the most played first."""
    sides = [(kind.seat_name(seat, language), tally) for seat, tally in one.sides.items()]
    played = [(kind.played_name(code, language), tally) for code, tally in one.played.items()]
    against = [(_whom(kind, one, whom, language), tally) for whom, tally in one.against.items()]
    heading = "with" if kind.together else "against"
    return [
        Group(say(language, "bot-stats-sides"), _bars(sides)),
        Group(say(language, "bot-stats-played"), _bars(played)),
        Group(say(language, f"bot-stats-{heading}"), _bars(against)),
    ]


def _bars(tallies: Iterable[tuple[str, Tally]]) -> list[Bar]:
    """Two of one name have a bar each."""
    ordered = sorted(tallies, key=lambda item: (-item[1].games, item[0]))
    return [Bar(name, tally.won, tally.lost, tally.open) for name, tally in ordered]


def _whom(kind: GameKind, one: Statistics, whom: Opponent, language: str) -> str:
    if whom.computer is not None:
        return kind.computer_name(whom.computer, language)
    return (
        say(language, "bot-stats-somebody")
        if whom.user_id is None
        else words.visible(one.names[whom.user_id])
    )
