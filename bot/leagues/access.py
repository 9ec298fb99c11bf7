"""Who may do what with a league: loaded with the check, and changed by who may."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.contract.editions import editions_of
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import Op, Refused, StoredLeague
from bot.messages import components
from bot.messages.components import button
from bot.messages.layout import Layout, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.languages import Asker
from bot.presses.routes import Ids
from bot.store import leagues as store
from engine.leagues.errors import LeagueError
from engine.leagues.teams import invited


@dataclass(frozen=True)
class Actor:
    """Who presses, and what the server lets them do."""

    asker: Asker
    roles: frozenset[int] = frozenset()
    manages: bool = False
    """May manage the server: organises every league in it."""
    may_create: bool = False

    @property
    def id(self) -> int:
        return self.asker.user_id

    @property
    def key(self) -> str:
        """Their id as a person of a league."""
        return str(self.asker.user_id)

    @property
    def language(self) -> str:
        return self.asker.language


def actor(interaction: discord.Interaction, asker: Asker) -> Actor:
    """Who this is. In direct messages nobody has roles."""
    user, may = interaction.user, interaction.permissions
    if interaction.guild_id is None or not isinstance(user, discord.Member):
        return Actor(asker)
    # Ids as Discord sent them: a role that is not in the cache counts all the same.
    roles = frozenset(int(role) for role in user._roles)
    return Actor(asker, roles, may.manage_guild, may.manage_guild or may.manage_events)


@dataclass(frozen=True)
class Offered:
    """Names of starter decks and of editions of the rules by id, the usual ones first."""

    levels: Mapping[str, str]
    editions: Mapping[str, str]


class LeagueAccess:
    """What the handlers of organisers and readers share: loading with the check, and changing."""

    def __init__(self, leagues: Leagues) -> None:
        self.leagues = leagues

    def offered(self, language: str, kind: str = "") -> Offered:
        """What an organiser can choose for the games of a league ("": of what leagues host)."""
        found = self.leagues.hosting.kind_of(kind or self.leagues.hosting.kind)
        return Offered(found.levels(language), editions_of(found, language))

    async def seen(self, who: Actor, league_id: int, *, look: str = "") -> StoredLeague:
        """A league of the server this is asked in. Refusal for any other."""
        table = await self.leagues.load(league_id, look=look)
        if who.asker.guild_id is not None and table.row.guild_id != who.asker.guild_id:
            raise Refusal("lst-no-league")
        if who.asker.guild_id is None and who.key not in table.league.people and not organises(who, table):
            raise Refusal("lst-no-league")  # in direct messages only one's own
        return table

    async def organised(self, who: Actor, league_id: int, *, look: str = "") -> StoredLeague:
        """The same for its organisers; Refusal for everybody else."""
        table = await self.seen(who, league_id, look=look)
        if not organises(who, table):
            raise Refused(LeagueError("ls-error-organisers"))
        return table

    async def do(
        self,
        who: Actor,
        league_id: int,
        action: str,
        op: Op,
        *,
        match: str = "",
        undo: bool = True,
        **args: Any,
    ) -> StoredLeague:
        """Change a league as its organiser; the check is made anew. `args` go into the history."""
        await self.organised(who, league_id)
        return await self.leagues.change(league_id, who.id, action, op, args, match=match, undo=undo)

    async def of_guild(self, who: Actor, league_id: int | None, *, over: bool = True) -> StoredLeague:
        """The league somebody means: named, or the one of the channel they are in, or the only one that is
        not over, or the latest. Refusal if that does not say which."""
        if league_id is not None:
            return await self.seen(who, league_id)
        if who.asker.guild_id is None:
            raise Refusal("bot-server-only")
        going = await self.leagues.of_guild(who.asker.guild_id)
        here = [table for table in going if table.row.channel_id == who.asker.channel_id]
        if len(here) == 1 or len(going) == 1:
            return (here if len(here) == 1 else going)[0]
        if going:
            raise Refusal("bl-which-league")
        past = await self.leagues.of_guild(who.asker.guild_id, over=True) if over else []
        if not past:
            raise Refusal("bl-no-league")
        return past[0]


def organises(who: Actor, table: StoredLeague) -> bool:
    """Whether somebody organises a league: its creator, whom they named, and who manages the server."""
    manages = who.manages and who.asker.guild_id == table.row.guild_id
    return table.row.organised_by(who.id, who.roles, manages)


def belongs(table: StoredLeague, asker: Asker) -> bool:
    """Whether somebody is on the league's server, in the league, or asked into a team of it."""
    me = str(asker.user_id)
    inside = asker.guild_id == table.row.guild_id or me in table.league.people
    return inside or invited(table.league.event, me)


def asked(
    table: StoredLeague, question: str, yes: str, act: str, arg: str, language: str, **arguments: str | int
) -> Layout:
    """A destructive step, asked once more. `yes`: the message on the button that does it."""
    rows = components.row(
        button(say(language, yes), organiser_address(table.id, act, arg), discord.ButtonStyle.danger),
        button(say(language, "bl-no"), organiser_address(table.id, "no")),
    )
    return text_layout(say(language, question, **arguments), rows=(rows,))


class LeagueRules:
    """The rules of routes and commands that name a league."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access

    async def near(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """Whoever is on its server, in it or asked into a team of it, or organises it."""
        table = await self.access.leagues.load(ids.number("league"))
        if not belongs(table, asker) and not organises(actor(interaction, asker), table):
            raise Refusal("lst-no-league")

    async def league(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """Whoever is on its server; from elsewhere, who is `near` it."""
        async with self.access.leagues.db.read() as db:
            row = await store.get(db, ids.number("league"))
        if row is None:
            raise Refusal("lst-no-league")
        if asker.guild_id != row.guild_id:
            await self.near(interaction, asker, ids)

    async def organising(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """Who organises the league that is named, or that is meant where none is."""
        who, named = actor(interaction, asker), ids.text("league")
        table = await self.access.of_guild(who, int(named) if named else None)
        if not organises(who, table):
            raise Refused(LeagueError("ls-error-organisers"))

    async def organiser(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """Who organises it."""
        await self.access.organised(actor(interaction, asker), ids.number("league"))

    async def oneself(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """Whom the id names; 0 is nobody, who keeps what there is."""
        if ids.number("user") not in (0, asker.user_id):
            raise Refusal("bl-forged")
