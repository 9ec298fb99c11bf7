"""Coming in and going out: join, leave, come back; and challenges in a ladder."""

from __future__ import annotations

from collections.abc import Callable

from discord import ui

from bot.leagues.players.details import Details, decks_form, read_decks
from bot.leagues.posts.addresses import player_address
from bot.leagues.posts.buttons import league_button
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, OPTIONS, PLACEHOLDER, Row, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.leagues import ladder, season
from engine.leagues.errors import LeagueError
from engine.leagues.season.model import Availability, Deck, League, Outcome, Person
from engine.leagues.season.registering import registers

NAME = 60


class Joining:
    """Serves sign-up from the players' side."""

    def __init__(self, leagues: Leagues, details: Details) -> None:
        self.leagues = leagues
        self.details = details

    async def reached(self, asker: Asker, league_id: int) -> StoredLeague:
        """A league of this server, or one the asker is in already. Refusal for any other: who is not on its
        server has no way to it."""
        table = await self.leagues.load(league_id)
        if asker.guild_id != table.row.guild_id and str(asker.user_id) not in table.league.people:
            raise Refusal("lst-no-league")
        return table

    async def join_form(self, asker: Asker, league_id: int) -> ui.Modal | None:
        """The form for decks, where the league wants them of somebody who is new; else None. Those that they
        named last in another league stand in it already."""
        table = await self.reached(asker, league_id)
        league = table.league
        new = str(asker.user_id) not in league.people
        if new and league.settings.decks == "free" and not registers(league) and open_to(league):
            last = await self._last(
                asker, lambda person: person.corp is not None or person.runner is not None
            )
            return decks_form(table, asker.language, last.corp, last.runner)
        return None

    async def join(self, asker: Asker, league_id: int, typed: dict[str, str] | None = None) -> Answer:
        """Sign up, or come back. Times are those last told to another league. `typed`: decks, as
        they were put into the form."""
        before = await self.reached(asker, league_id)
        me = str(asker.user_id)
        if me in before.league.people:
            return await self._rejoin(asker, before)
        corp, runner = read_decks(typed, asker.language) if typed is not None else (None, None)
        known = await self._last(asker, lambda person: bool(person.availability.windows))
        name = cut(" ".join(asker.name.split()), NAME) or me
        seed = await self.leagues.seed_of(before, me)

        def op(league: League, now: float) -> Outcome:
            return season.join(
                league,
                now,
                me,
                name,
                availability=known.availability,
                corp=corp,
                runner=runner,
                seed=seed,
            )

        table = await self.leagues.change(league_id, asker.user_id, "join", op)
        waiting = table.league.event.player(me).status == "waiting"
        note = say(asker.language, "blp-you-wait" if waiting else "blp-you-are-in")
        return self.details.shown(asker, table, note, "")

    async def _last(self, asker: Asker, told: Callable[[Person], bool]) -> Person:
        """As whom somebody is in the newest league that they have told something."""
        me = str(asker.user_id)
        for table in await self.leagues.of_user(asker.user_id, over=True):
            found = table.league.people.get(me)
            if found is not None and told(found):
                return found
        return Person(me, asker.name, availability=Availability())

    async def _rejoin(self, asker: Asker, table: StoredLeague) -> Answer:
        me = str(asker.user_id)

        def op(league: League, now: float) -> Outcome:
            if me not in league.people:
                raise LeagueError("ls-error-not-in")
            if league.event.player(me).status in ("active", "waiting") and not league.people[me].gone:
                raise LeagueError("ls-error-in-already")
            return season.rejoin(league, now, me)

        after = await self.leagues.change(table.id, asker.user_id, "rejoin", op)
        return self.details.shown(asker, after, say(asker.language, "blp-you-are-back"), "")

    async def check_in(self, asker: Asker, league_id: int) -> Answer:
        """Say that one is there before round one."""
        before = await self.reached(asker, league_id)
        if str(asker.user_id) not in before.league.people:
            raise Refusal("blp-not-in")

        def op(league: League, now: float) -> Outcome:
            return season.come(league, now, str(asker.user_id))

        table = await self.leagues.change(league_id, asker.user_id, "check-in", op)
        waiting = table.league.event.player(str(asker.user_id)).status == "waiting"
        said = say(asker.language, "blp-checked-in-waiting" if waiting else "blp-checked-in")
        return Answer(layout=text_layout(said))

    # -- leaving -------------------------------------------------------------------------------------------

    async def ask_leave(self, asker: Asker, league_id: int) -> Answer:
        """Ask once more before somebody leaves."""
        table = await self.details.mine(asker, league_id)
        league, me = table.league, str(asker.user_id)
        if league.state in ("finished", "cancelled"):
            raise Refusal("ls-error-over")
        if league.people[me].gone or league.event.player(me).status in ("dropped", "retired"):
            raise Refusal("ls-error-left-already")
        question = "blp-leave-begun" if league.event.rounds else "blp-leave-before"
        if league.event.ladder and not league.event.rounds:  # nobody has been challenged yet
            question = "blp-leave-ladder"
        buttons = components.row(
            *(league_button(asker.language, league_id, act) for act in ("leave-yes", "leave-no"))
        )
        said = say(asker.language, question, league=words.plain(table.row.name))
        return Answer(layout=text_layout(said, rows=(buttons,)))

    async def leave(self, asker: Asker, league_id: int, sure: bool) -> Answer:
        """The answer to that."""
        if not sure:
            return Answer(layout=text_layout(say(asker.language, "blp-you-stay")))

        def op(league: League, now: float) -> Outcome:
            return season.leave(league, now, str(asker.user_id))

        table = await self.leagues.change(league_id, asker.user_id, "leave", op)
        in_still = str(asker.user_id) in table.league.people
        said = say(asker.language, "blp-you-dropped" if in_still else "blp-you-left")
        return Answer(layout=text_layout(said))

    # -- ladders -------------------------------------------------------------------------------------------

    async def choose_opponent(self, asker: Asker, league_id: int) -> Answer:
        """Whom somebody may challenge in a ladder."""
        table = await self.details.mine(asker, league_id)
        league, me = table.league, str(asker.user_id)
        if league.event.settings.format != "ladder":
            raise Refusal("lg-error-no-ladder")
        if league.state != "running":
            raise Refusal("ls-error-not-begun" if league.state != "finished" else "ls-error-over")
        places = {one: at for at, one in enumerate(ladder.order(league.event), 1)}
        found = ladder.may_challenge(league.event, me)
        if not found:
            raise Refusal("blp-nobody-to-challenge")
        options = [
            components.option(label=cut(f"{places[one]}. {league.people[one].name}", OPTION_LABEL), value=one)
            for one in found
            if one in league.people
        ]
        select = components.select(
            custom_id=player_address(league_id, "challenged"),
            placeholder=cut(say(asker.language, "blp-choose-opponent"), PLACEHOLDER),
            options=options[-OPTIONS:],
        )
        said = say(asker.language, "blp-challenge-how", place=places[me], reach=league.event.settings.reach)
        return Answer(layout=text_layout(said, rows=(components.row(select),)))

    async def challenge(self, asker: Asker, league_id: int, other: str) -> StoredLeague:
        """Challenge somebody; returns the league with the new match, the asker's newest."""

        def op(league: League, now: float) -> Outcome:
            if other not in league.people:
                raise LeagueError("ls-error-not-in")
            return season.challenge(league, now, str(asker.user_id), other)

        return await self.leagues.change(league_id, asker.user_id, "challenge", op, {"other": other})


def open_to(league: League) -> bool:
    """Whether somebody new could get in, as far as one can tell without asking them for anything."""
    if league.state == "signup":
        return True
    return league.state in ("closed", "running") and league.settings.late


# -- decks --------------------------------------------------------------------------------------------------


def decks_of(table: StoredLeague, viewer: str, person: str, organiser: bool, language: str) -> list[Deck]:
    """Somebody's decks. Refusal where the viewer may not see them (yet), or there are none."""
    if person not in table.league.people:
        raise Refusal("ls-error-not-in")
    found = season.visible_decks(table.league, viewer, person, organiser=organiser)
    if found is None:
        raise Refusal(f"blp-decks-hidden-{table.league.settings.lists}", name=table.name(person))
    decks = [deck for deck in found if deck is not None]
    if not decks:
        raise Refusal("blp-no-decks", name=table.name(person))
    return decks


def decks_layout(table: StoredLeague, viewer: str, person: str, organiser: bool, language: str) -> Layout:
    """Somebody's decks with their lists."""
    decks = decks_of(table, viewer, person, organiser, language)
    lines = [say(language, "blp-decks-of", name=table.name(person), league=words.plain(table.row.name))]
    for deck in decks:
        lines.append(f"**{words.plain(deck.identity)}**" + (f"\n<{deck.link}>" if deck.link else ""))
        if deck.text:
            listed = deck.text.replace("```", "'''")
            lines.append(f"```\n{cut(listed, 1700)}\n```")
    rows: tuple[Row, ...] = ()
    mine = table.league.people[person]
    if person == viewer and table.league.settings.decks == "free" and not mine.locked:
        act = "register" if registers(table.league) else "decks-form"
        rows = (components.row(league_button(language, table.id, act)),)
    return text_layout("\n".join(lines), rows=rows)
