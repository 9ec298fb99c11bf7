"""Standings, bracket and pairings: the pages that follow a league, and the answers to commands; and why
somebody stands where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot import words
from bot.answers import Answer
from bot.games import Draw
from bot.layout import text_layout
from bot.leagues import describing, signup, texts
from bot.leagues.desk import Actor, Desk
from bot.leagues.pages import ROUND, SIGNUP, STANDINGS
from bot.leagues.service import Leagues
from bot.leagues.table import LeagueTable, Refused
from bot.pictures import file, image
from bot.tables import Refusal
from bot.words import say
from engine.leagues.errors import LeagueError, Note
from engine.leagues.explain_pairing import explain_pairing
from engine.leagues.explain_rank import explain_rank
from engine.leagues.model import KNOCK_OUT, Event
from engine.leagues.season.matches import running
from engine.leagues.view import BracketView, PairingsView, StandingsView
from engine.leagues.views import bracket_view, pairings_view, standings_view
from render import leagues as render

View = BracketView | PairingsView | StandingsView


def draw(view: View, language: str) -> Draw:
    """What draws the pictures of a view."""
    if isinstance(view, StandingsView):
        return partial(render.standings, view, language)
    if isinstance(view, BracketView):
        return partial(render.bracket, view, language)
    return partial(render.pairings, view, language)


# -- pages -------------------------------------------------------------------------------------------------


def register(leagues: Leagues) -> None:
    """Words, pictures and the organisers' button of the pages. Once, before the first is sent."""
    leagues.pages[SIGNUP].words = signup.lines
    leagues.pages[SIGNUP].rows.append(signup.rows)
    leagues.pages[STANDINGS].pictures = lambda table, _: draw(standings_of(table), table.language)
    leagues.pages[STANDINGS].facts = lambda table, _: standings_of(table)
    leagues.pages[ROUND].pictures = _round_pictures
    leagues.pages[ROUND].facts = _round_view


def standings_of(table: LeagueTable) -> StandingsView:
    return standings_view(table.league.event)


def playing_of(table: LeagueTable, number: int) -> list[int]:
    """Tables of a round where a hosted game is going on."""
    return [
        match.table
        for match in table.league.matches.values()
        if match.round == number and not match.closed and running(match)
    ]


def _round_view(table: LeagueTable, argument: str) -> View | None:
    """What the page of a round is drawn from: in the cut the bracket. None for one taken back."""
    event, number = table.league.event, int(argument)
    if number > len(event.rounds):
        return None
    if event.rounds[number - 1].stage == "cut":
        return bracket_view(event)
    return pairings_view(event, number, playing=playing_of(table, number))


def _round_pictures(table: LeagueTable, argument: str) -> Draw | None:
    view = _round_view(table, argument)
    return draw(view, table.language) if view is not None else None


# -- commands ----------------------------------------------------------------------------------------------


class Reading:
    """Serves `/league standings`, `bracket`, `pairings` and `why`: open to everybody in the server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def standings(self, who: Actor, league_id: int | None) -> Answer:
        """Who stands where."""
        table = await self.desk.of_guild(who, league_id)
        view = standings_of(table)
        if not any(section.rows for section in view.sections):
            raise Refusal("bl-nobody-yet")
        text = texts.in_order(_in(table, who.language), "")
        return await self._pictured("\n".join(text), view, who.language)

    async def bracket(self, who: Actor, league_id: int | None) -> Answer:
        """The cut, or the knock-out."""
        table = await self.desk.of_guild(who, league_id)
        event, language = table.league.event, who.language
        if event.cut is None:
            # It is drawn with the first round of a knock-out, and after the last round before a cut.
            cut = event.settings.cut or event.settings.format in KNOCK_OUT
            raise Refusal("bl-bracket-later" if cut else "bl-bracket-none")
        view = bracket_view(event)
        lines = [say(language, "bl-bracket", title=words.plain(view.league))]
        lines += [
            say(language, "bl-bracket-place", place=place.place, player=words.plain(place.name))
            for place in view.places
        ]
        lines += [
            say(
                language,
                "bl-bracket-game",
                game=str(game.number),
                first=words.plain(game.first.name),
                second=words.plain(game.second.name),
            )
            for each in view.rounds
            for game in each.games
            if game.state in ("ready", "playing", "reported")
        ]
        return await self._pictured("\n".join(lines), view, language)

    async def pairings(self, who: Actor, league_id: int | None, number: int | None) -> Answer:
        """Who plays whom in a round, the newest unless one is named."""
        table = await self.desk.of_guild(who, league_id)
        event = table.league.event
        if not event.rounds:
            raise Refusal("bl-no-pairings")
        ladder = event.settings.format == "ladder"
        shown = len(event.rounds) if number is None else number
        try:
            view = pairings_view(
                event, None if ladder and number is None else shown, playing=playing_of(table, shown)
            )
        except LeagueError as error:
            raise Refused(error, table.league) from error
        if ladder and number is None:
            text = [say(who.language, "bl-challenges", title=words.plain(table.league.settings.title))]
            text += [
                say(
                    who.language,
                    "bl-pairing",
                    table=str(p.table),
                    first=words.plain(p.first),
                    second=words.plain(p.second),
                )
                for p in view.pairings
            ]
        else:
            text = texts.in_round(_in(table, who.language), str(shown))
        return await self._pictured("\n".join(text), view, who.language)

    async def why(self, who: Actor, league_id: int | None, person: str, number: int | None) -> Answer:
        """Why somebody stands where they stand, and why they were paired as they were."""
        table = await self.desk.of_guild(who, league_id)
        event, language = table.league.event, who.language
        if person not in {player.id for player in event.players}:
            raise Refused(LeagueError("ls-error-not-in"))
        lines: list[str] = []
        try:
            if number is None:
                lines += [say(language, "bl-why-rank"), *_told(explain_rank(event, person), language)]
            lines += _pairing(event, person, number, language)
        except LeagueError as error:
            raise Refused(error, table.league) from error
        lines.append("-# " + say(language, "bl-why-seed", seed=str(event.settings.seed)))
        return Answer(layout=text_layout("\n".join(lines)))

    async def _pictured(self, text: str, view: View, language: str) -> Answer:
        drawn = await self.desk.app.pictures.drawn(draw(view, language))
        layout = text_layout(text, images=tuple(image(picture) for picture in drawn))
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))


def _told(notes: Sequence[Note], language: str) -> list[str]:
    return ["• " + describing.told(note, language) for note in notes]


def _pairing(event: Event, person: str, number: int | None, language: str) -> list[str]:
    """Why somebody's latest pairing, or that of a round, was made."""
    rounds = event.rounds if number is None else (event.round(number),)
    for played in reversed(rounds):
        for pairing in played.pairings:
            if person in pairing.players and pairing.counts:
                names = " – ".join(words.plain(event.name_of(one)) for one in pairing.players)
                head = say(language, "bl-why-pairing", round=played.number, names=names)
                return [head, *_told(explain_pairing(event, played.number, pairing.table), language)]
    return [say(language, "bl-why-unpaired")]


def _in(table: LeagueTable, language: str) -> LeagueTable:
    """The same league, spoken of in another language."""
    return replace(table, row=replace(table.row, language=language))
