"""Standings, bracket and pairings as answers to commands, and why somebody stands where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.contract.game import Picture
from bot.layouts.pictures import Pictures, file, image
from bot.leagues.access import Actor, LeagueAccess
from bot.leagues.posts import describing
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.posts.pages.page import round_pages
from bot.leagues.posts.pages.views import View, draw, standings_of
from bot.leagues.posts.pages.words import ROOM, bracket_lines, round_lines, spread, standings_lines
from bot.leagues.service import large
from bot.leagues.stored import Refused, StoredLeague
from bot.messages import components, words
from bot.messages.components import Button, button
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError, Note
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.explain_rank import explain_rank
from engine.leagues.model import KNOCK_OUT, Event
from engine.leagues.round_names import round_name
from engine.leagues.season.public import bracket_of, round_of


class Reading:
    """Serves `/league standings`, `bracket`, `pairings` and `why`: open to everybody in the server."""

    def __init__(self, access: LeagueAccess, pictures: Pictures) -> None:
        self.access = access
        self.pictures = pictures

    async def standings(self, who: Actor, league_id: int | None) -> Answer:
        """Who stands where."""
        table = await self.access.of_guild(who, league_id)
        view = await large.read(table, partial(standings_of, table))
        if not any(section.rows for section in view.sections):
            raise Refusal("bl-nobody-yet")
        text = standings_lines(view, table.league.settings.title, who.language)
        return await self._pictured("\n".join(text), view, who.language)

    async def bracket(self, who: Actor, league_id: int | None) -> Answer:
        """The cut, or the knock-out."""
        table = await self.access.of_guild(who, league_id)
        event, language = table.league.event, who.language
        if event.cut is None:
            # It is drawn with the first round of a knock-out, and after the last round before a cut.
            cut = event.settings.cut or event.settings.format in KNOCK_OUT
            raise Refusal("bl-bracket-later" if cut else "bl-bracket-none")
        view = bracket_of(table.league)
        return await self._pictured("\n".join(bracket_lines(view, language)), view, language)

    async def pairings(self, who: Actor, league_id: int | None, number: int | None) -> Answer:
        """Who plays whom in a round, the newest unless one is named."""
        table = await self.access.of_guild(who, league_id)
        event = table.league.event
        ladder = event.settings.format == "ladder"
        if ladder and number is None and not round_of(table.league, None).pairings:
            raise Refusal("bl-no-challenge")
        if not event.rounds:
            raise Refusal("bl-no-pairings")
        try:
            if ladder and number is None:
                return await self._challenges(table, who.language)
            shown = len(event.rounds) if number is None else number
            drawn = await self._drawn(round_of(table.league, shown), who.language)
            layout = self._tables(table, shown, 0, who.language, drawn)
        except LeagueError as error:
            raise Refused(error, table.league) from error
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))

    async def _challenges(self, table: StoredLeague, language: str) -> Answer:
        view = round_of(table.league, None)
        head = say(language, "bl-challenges", title=words.plain(table.league.settings.title))
        (first, *_) = spread(round_lines(view, language), ROOM - len(head))
        return await self._pictured("\n".join((head, *first)), view, language)

    async def tables(self, who: Actor, league_id: int, number: int, page: int, update: bool) -> Answer:
        """A page of a round's matches, in words."""
        table = await self.access.seen(who, league_id)
        return Answer(layout=self._tables(table, number, page, who.language), update=update)

    def _tables(
        self, table: StoredLeague, number: int, page: int, language: str, drawn: Sequence[Picture] = ()
    ) -> Layout:
        head, parts = round_pages(_in(table, language), number)
        page = min(page, len(parts) - 1)
        turns = []
        if page > 0:
            turns.append(_turn(table, "bot-previous", number, page - 1, language))
        if page < len(parts) - 1:
            turns.append(_turn(table, "bot-next", number, page + 1, language))
        rows = (components.row(*turns),) if turns else ()
        images = tuple(image(picture) for picture in drawn)
        return text_layout("\n".join((*head, *parts[page])), rows=rows, images=images)

    async def why(self, who: Actor, league_id: int | None, person: str, number: int | None) -> Answer:
        """Why somebody stands where they stand, and why they were paired as they were."""
        table = await self.access.of_guild(who, league_id)
        event, language = table.league.event, who.language
        if person not in {player.id for player in event.players}:
            raise Refused(LeagueError("ls-error-not-in"))

        def explained() -> list[str]:
            rank = []
            if number is None:
                rank = [say(language, "bl-why-rank"), *_told(explain_rank(event, person), language)]
            return [*rank, *_pairing(event, person, number, language)]

        try:
            lines = await large.read(table, explained)
        except LeagueError as error:
            raise Refused(error, table.league) from error
        lines.append("-# " + describing.draws(table.league, language))
        return Answer(layout=text_layout("\n".join(lines)))

    async def _pictured(self, text: str, view: View, language: str) -> Answer:
        drawn = await self._drawn(view, language)
        layout = text_layout(text, images=tuple(image(picture) for picture in drawn))
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))

    async def _drawn(self, view: View, language: str) -> Sequence[Picture]:
        return await self.pictures.drawn(draw(view, language))


def _turn(table: StoredLeague, label: str, number: int, page: int, language: str) -> Button:
    return button(say(language, label), organiser_address(table.id, "tables", f"{number}.{page}.turn"))


def _told(notes: Sequence[Note], language: str) -> list[str]:
    return ["• " + describing.told(note, language) for note in notes]


def _pairing(event: Event, person: str, number: int | None, language: str) -> list[str]:
    """Why somebody's latest pairing, or that of a round, was made."""
    rounds = event.rounds if number is None else (event.round(number),)
    for played in reversed(rounds):
        for pairing in played.pairings:
            if person in pairing.players and pairing.counts:
                names = " – ".join(words.plain(event.name_of(one)) for one in pairing.players)
                head = say(language, "bl-why-pairing", **round_name(event, played.number), names=names)
                return [head, *_told(explain_pairing(event, played.number, pairing.table), language)]
    return [say(language, "bl-why-unpaired")]


def _in(table: StoredLeague, language: str) -> StoredLeague:
    """The same league, spoken of in another language."""
    return replace(table, row=replace(table.row, language=language))
