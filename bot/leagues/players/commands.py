"""The players' commands of `/league`."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands, ui

from bot.leagues.access import LeagueAccess, LeagueRules, actor, organises
from bot.leagues.players.joining import decks_layout, open_to
from bot.leagues.players.routes import Handlers
from bot.leagues.stored import Refused, StoredLeague
from bot.messages.components import cut
from bot.messages.local import zones
from bot.messages.refusals import Refusal
from bot.presses.answers import Answer, Work
from bot.presses.languages import Asker
from bot.presses.routes import anybody
from bot.presses.translations import message
from bot.presses.tree import may
from engine.leagues.errors import LeagueError

Sys = discord.Interaction
Choice = app_commands.Choice
LeagueId = app_commands.Range[int, 1, 10**12]
TeamName = app_commands.Range[str, 1, 60]
ZoneName = app_commands.Range[str, 1, 60]
Likely = Callable[[Asker, StoredLeague], bool]


def _mine(asker: Asker, table: StoredLeague) -> bool:
    return str(asker.user_id) in table.league.people


def _to_join(asker: Asker, table: StoredLeague) -> bool:
    found = table.league.people.get(str(asker.user_id))
    if found is None:
        return open_to(table.league)
    return table.league.event.player(found.id).status in ("dropped", "retired")


async def leagues_near(handlers: Handlers, asker: Asker) -> list[StoredLeague]:
    """The leagues of the server one is in, or in direct messages one's own; the latest first."""
    if asker.guild_id is not None:
        return await handlers.leagues.of_guild(asker.guild_id)
    return await handlers.leagues.of_user(asker.user_id)


async def which(handlers: Handlers, asker: Asker, league_id: int | None, likely: Likely) -> int:
    """The league somebody means: named, else of those that are likely the only one, or the one of the channel
    they are in. Refusal if that does not say which."""
    if league_id is not None:
        return (await handlers.joining.reached(asker, league_id)).id
    found = [table for table in await leagues_near(handlers, asker) if likely(asker, table)]
    here = [table for table in found if table.row.channel_id == asker.channel_id]
    for some in (found, here):
        if len(some) == 1:
            return some[0].id
    raise Refusal("blp-which-league" if found else "blp-no-league-here")


def finder(handlers: Handlers) -> Callable[[Sys, str], Coroutine[Any, Any, list[Choice[int]]]]:
    """Completes the names of leagues that are near."""

    async def of_league(interaction: Sys, current: str) -> list[Choice[int]]:
        asker = await handlers.languages.asker(interaction)
        found = [(table.row.name, table.id) for table in await leagues_near(handlers, asker)]
        fitting = [(name, number) for name, number in found if current.lower() in name.lower()]
        return [Choice(name=cut(name, 100), value=number) for name, number in fitting[:25]]

    return of_league


def team_finder(handlers: Handlers) -> Callable[[Sys, str], Coroutine[Any, Any, list[Choice[str]]]]:
    """Completes the names of teams in the leagues that are near."""

    async def of_team(interaction: Sys, current: str) -> list[Choice[str]]:
        asker = await handlers.languages.asker(interaction)
        tables = await leagues_near(handlers, asker)
        names = [each.name for table in tables for each in table.league.event.teams]
        return [Choice(name=name, value=name) for name in names if current.lower() in name.lower()][:25]

    return of_team


async def named_team(handlers: Handlers, league_id: int, name: str) -> str:
    """The id of a team by its name, "" for none asked for. Refusal if there is none of this name."""
    if not name:
        return ""
    table = await handlers.leagues.load(league_id)
    for each in table.league.event.teams:
        if each.name.casefold() == " ".join(name.split()).casefold():
            return each.id
    raise Refused(LeagueError("lg-error-no-team"))


def add_commands(group: app_commands.Group, handlers: Handlers) -> None:
    """Add the players' commands to `/league`."""
    give, rating, of_league = handlers.answers.give, handlers.rating, finder(handlers)
    rules = LeagueRules(LeagueAccess(handlers.leagues))
    _entering(group, handlers, rules)

    option = message("blp-option-league")

    @group.command(name="my", description=message("blp-command-my"))
    async def my(interaction: Sys) -> None:
        await give(interaction, handlers.owing.show)

    @group.command(name="challenge", description=message("blp-command-challenge"))
    @app_commands.describe(opponent=message("blp-option-opponent"), league=option)
    @app_commands.autocomplete(league=of_league)
    @may(league=rules.league)
    async def challenge(
        interaction: Sys, opponent: discord.User | None = None, league: LeagueId | None = None
    ) -> None:
        def likely(asker: Asker, table: StoredLeague) -> bool:
            return _mine(asker, table) and table.league.event.settings.format == "ladder"

        async def work(asker: Asker) -> Answer:
            found = await which(handlers, asker, league, likely)
            if opponent is None:
                return await handlers.joining.choose_opponent(asker, found)
            table = await handlers.joining.challenge(asker, found, str(opponent.id))
            return await handlers.matches.show(asker, found, next(reversed(table.league.matches)))

        await give(interaction, work)

    @group.command(name="team", description=message("blp-command-team"))
    @app_commands.describe(team=message("blp-option-team"), league=option)
    @app_commands.autocomplete(league=of_league)
    @app_commands.autocomplete(team=team_finder(handlers))
    @may(league=rules.league, team=anybody)
    async def team(interaction: Sys, team: TeamName | None = None, league: LeagueId | None = None) -> None:
        def likely(asker: Asker, table: StoredLeague) -> bool:
            return table.league.event.settings.boards > 0

        async def work(asker: Asker) -> Answer:
            who, found = actor(interaction, asker), await which(handlers, asker, league, likely)
            return await handlers.teams.mine(who, found, await named_team(handlers, found, team or ""))

        await give(interaction, work)

    @group.command(name="deck", description=message("blp-command-deck"))
    @app_commands.describe(player=message("blp-option-player"), league=option)
    @app_commands.autocomplete(league=of_league)
    @may(league=rules.league)
    async def deck(
        interaction: Sys, player: discord.User | None = None, league: LeagueId | None = None
    ) -> None:
        async def work(asker: Asker) -> Answer:
            viewer = str(asker.user_id)
            whose = str(player.id) if player is not None else viewer

            def likely(_: Asker, table: StoredLeague) -> bool:
                return whose in table.league.people

            table = await handlers.leagues.load(await which(handlers, asker, league, likely))
            if asker.guild_id != table.row.guild_id and viewer not in table.league.people:
                raise Refusal("lst-no-league")
            allowed = organises(actor(interaction, asker), table)
            return Answer(layout=decks_layout(table, viewer, whose, allowed, asker.language))

        await give(interaction, work)

    @group.command(name="rating", description=message("blp-command-rating"))
    @app_commands.describe(player=message("blp-option-player"))
    async def show_rating(interaction: Sys, player: discord.User | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            who = player if player is not None else interaction.user
            return await rating.show(asker, who.id, who.display_name)

        await give(interaction, work)

    @group.command(name="leaderboard", description=message("blp-command-leaderboard"))
    async def leaderboard(interaction: Sys) -> None:
        async def work(asker: Asker) -> Answer:
            name = interaction.guild.name if interaction.guild is not None else ""
            return await rating.leaderboard(asker, name)

        await give(interaction, work, slow=True)


def _entering(group: app_commands.Group, handlers: Handlers, rules: LeagueRules) -> None:
    """Joining, leaving, and what one has told a league."""
    give, option, of_league = handlers.answers.give, message("blp-option-league"), finder(handlers)

    async def zone_names(interaction: Sys, current: str) -> list[Choice[str]]:
        return [Choice(name=name, value=name) for name in zones(current)]

    @group.command(name="join", description=message("blp-command-join"))
    @app_commands.describe(league=option)
    @app_commands.autocomplete(league=of_league)
    @may(league=rules.league)
    async def join(interaction: Sys, league: LeagueId | None = None) -> None:
        async def form(asker: Asker) -> ui.Modal | Work:
            found = await which(handlers, asker, league, _to_join)
            modal = await handlers.joining.join_form(asker, found)
            return modal or (lambda asker: handlers.joining.join(asker, found))

        await handlers.answers.ask(interaction, form)

    @group.command(name="leave", description=message("blp-command-leave"))
    @app_commands.describe(league=option)
    @app_commands.autocomplete(league=of_league)
    @may(league=rules.league)
    async def leave(interaction: Sys, league: LeagueId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return await handlers.joining.ask_leave(asker, await which(handlers, asker, league, _mine))

        await give(interaction, work)

    @group.command(name="details", description=message("blp-command-details"))
    @app_commands.describe(zone=message("blp-option-zone"), league=option)
    @app_commands.autocomplete(league=of_league)
    @app_commands.autocomplete(zone=zone_names)
    @may(league=rules.league, zone=anybody)
    async def details(interaction: Sys, zone: ZoneName | None = None, league: LeagueId | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            found = await which(handlers, asker, league, _mine)
            if zone is not None:
                return await handlers.details.set(asker, found, "zone", [zone])
            return await handlers.details.show(asker, found)

        await give(interaction, work)
