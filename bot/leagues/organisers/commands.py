"""The slash commands of organisers, those that everybody reads a league by, and `/privacy`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.leagues.access import Actor, LeagueRules
from bot.leagues.organisers import exchange, roster
from bot.leagues.organisers.routes import Handlers
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import user_of
from bot.messages.components import cut
from bot.messages.refusals import Refusal
from bot.presses.answers import Answer
from bot.presses.channels import place_of
from bot.presses.routes import anybody
from bot.presses.translations import message
from bot.presses.tree import may

Sys = discord.Interaction
Choice = app_commands.Choice
LeagueId = app_commands.Range[int, 1, 10**12]
RoundNumber = app_commands.Range[int, 1, 999]
MOST = 25
Find = Callable[[Sys, str], Coroutine[Any, Any, list[Choice[int]]]]
GUILD_ONLY = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)


def commands(handlers: Handlers) -> list[app_commands.Group]:
    """`/league` with the organisers' and readers' commands, and `/privacy`. Players' commands are added to
    the first by who serves them."""
    league = app_commands.Group(
        name="league",
        description=message("bl-command-league"),
        allowed_contexts=GUILD_ONLY,
        allowed_installs=INSTALLED,
    )
    add_to(league, handlers)
    return [league, _privacy(handlers)]


def add_to(group: app_commands.Group, handlers: Handlers) -> None:
    """Add the organisers' and readers' commands to a group."""
    leagues_here = finder(handlers.access.leagues)
    _setting_up(group, handlers, leagues_here)
    _driving(group, handlers, leagues_here)
    _reading(group, handlers, leagues_here)
    _files(group, handlers, leagues_here)


def finder(leagues: Leagues) -> Find:
    """Completes the names of the leagues of this server, the latest first; those that are over last."""

    async def leagues_here(interaction: Sys, current: str) -> list[Choice[int]]:
        if interaction.guild_id is None:
            return []
        found = await leagues.of_guild(interaction.guild_id, over=True)
        found.sort(key=lambda table: table.league.state in ("finished", "cancelled"))
        return [
            Choice(name=cut(table.row.name, 100), value=table.id)
            for table in found
            if current.lower() in table.row.name.lower()
        ][:MOST]

    return leagues_here


@dataclass(frozen=True)
class LeagueCommand:
    """A command that names a league, or means the one of the server, and gives it to a handler."""

    name: str
    """Its description is the message `bl-command-<name>`."""
    work: Callable[[Actor, int | None], Awaitable[Answer]]
    slow: bool = False


def _add(group: app_commands.Group, handlers: Handlers, leagues_here: Find, row: LeagueCommand) -> None:
    @group.command(name=row.name, description=message(f"bl-command-{row.name}"))
    @app_commands.describe(league=message("bl-option-league"))
    @app_commands.autocomplete(league=leagues_here)
    @may(league=LeagueRules(handlers.access).league)
    async def one(interaction: Sys, league: LeagueId | None = None) -> None:
        await handlers.give(interaction, lambda who: row.work(who, league), slow=row.slow)


def _found(
    handlers: Handlers, work: Callable[[Actor, int], Awaitable[Answer]]
) -> Callable[[Actor, int | None], Awaitable[Answer]]:
    """What is done with the league that is meant."""

    async def found(who: Actor, league: int | None) -> Answer:
        return await work(who, (await handlers.access.of_guild(who, league)).id)

    return found


def _setting_up(group: app_commands.Group, handlers: Handlers, leagues_here: Find) -> None:
    """From nothing to a start."""
    organising = handlers.organising

    @group.command(description=message("bl-command-create"))
    async def create(interaction: Sys) -> None:
        async def work(who: Actor) -> Answer:
            await place_of(interaction, who.language, league=True)
            return await handlers.creating.templates(who)

        await handlers.give(interaction, work)

    for name, work in (
        ("settings", organising.settings),
        ("start", partial(organising.start, update=False)),
        ("close", partial(organising.close, update=False)),
        ("cancel", partial(organising.ask_cancel, update=False)),
    ):
        _add(group, handlers, leagues_here, LeagueCommand(name, _found(handlers, work)))


def _driving(group: app_commands.Group, handlers: Handlers, leagues_here: Find) -> None:
    """While it is played."""
    rules = LeagueRules(handlers.access)

    async def named(interaction: Sys, current: str) -> list[Choice[str]]:
        """Players of the league, by name: to take a place of, or to say who an imported one is."""
        asker = await handlers.languages.asker(interaction)
        league = getattr(interaction.namespace, "league", None)
        try:
            table = await handlers.access.of_guild(Actor(asker), league if isinstance(league, int) else None)
        except Refusal:
            return []
        linking = getattr(interaction.namespace, "action", "") == "link"
        return [
            Choice(name=cut(player.name, 100), value=player.id)
            for player in table.league.event.players
            if current.lower() in player.name.lower() and (user_of(player.id) is None or not linking)
        ][:MOST]

    for name, work in (
        ("repair", partial(handlers.pairing.panel, update=False)),
        ("undo", handlers.organising.ask_undo),
        ("report-for", partial(handlers.deciding.choose, update=False)),
        ("audit", handlers.audit.page),
    ):
        _add(group, handlers, leagues_here, LeagueCommand(name, _found(handlers, work)))

    @group.command(description=message("bl-command-player"))
    @app_commands.describe(
        action=message("bl-option-action"),
        user=message("bl-option-user"),
        other=message("bl-option-other"),
        seed=message("bl-option-seed"),
        league=message("bl-option-league"),
    )
    @app_commands.choices(
        action=[Choice(name=message(f"bl-choice-{name}"), value=name) for name in roster.ACTIONS]
    )
    @app_commands.autocomplete(league=leagues_here)
    @may(league=rules.league, other=rules.organising, seed=anybody)
    async def player(
        interaction: Sys,
        action: Choice[str],
        user: discord.User,
        other: app_commands.Range[str, 1, 100] | None = None,
        seed: app_commands.Range[int, 0, 999] | None = None,
        league: LeagueId | None = None,
    ) -> None:
        async def work(who: Actor) -> Answer:
            table = await handlers.access.of_guild(who, league)
            return await handlers.roster.player(who, table.id, action.value, user, other or "", seed)

        await handlers.give(interaction, work)

    player.autocomplete("other")(named)


def _reading(group: app_commands.Group, handlers: Handlers, leagues_here: Find) -> None:
    """What everybody may see."""
    rules = LeagueRules(handlers.access)

    for name, work in (("standings", handlers.reading.standings), ("bracket", handlers.reading.bracket)):
        _add(group, handlers, leagues_here, LeagueCommand(name, work, slow=True))

    @group.command(description=message("bl-command-pairings"))
    @app_commands.describe(round=message("bl-option-round"), league=message("bl-option-league"))
    @app_commands.autocomplete(league=leagues_here)
    @may(league=rules.league, round=anybody)
    async def pairings(
        interaction: Sys, round: RoundNumber | None = None, league: LeagueId | None = None
    ) -> None:
        await handlers.give(interaction, lambda who: handlers.reading.pairings(who, league, round), slow=True)

    @group.command(description=message("bl-command-why"))
    @app_commands.describe(
        player=message("bl-option-player"),
        round=message("bl-option-round"),
        league=message("bl-option-league"),
    )
    @app_commands.autocomplete(league=leagues_here)
    @may(league=rules.league, round=anybody)
    async def why(
        interaction: Sys,
        player: discord.User | None = None,
        round: RoundNumber | None = None,
        league: LeagueId | None = None,
    ) -> None:
        async def work(who: Actor) -> Answer:
            return await handlers.reading.why(who, league, str(player.id if player else who.id), round)

        await handlers.give(interaction, work)


def _files(group: app_commands.Group, handlers: Handlers, leagues_here: Find) -> None:
    """Files out and in."""
    rules = LeagueRules(handlers.access)

    @group.command(description=message("bl-command-export"))
    @app_commands.describe(form=message("bl-option-form"), league=message("bl-option-league"))
    @app_commands.choices(
        form=[Choice(name=message(f"bl-choice-{form}"), value=form) for form in exchange.FORMATS]
    )
    @app_commands.autocomplete(league=leagues_here)
    @may(league=rules.league)
    async def export(interaction: Sys, form: Choice[str], league: LeagueId | None = None) -> None:
        await handlers.give(
            interaction, lambda who: handlers.exchange.export(who, league, form.value), file=True, stores=True
        )

    @group.command(name="import", description=message("bl-command-import"))
    @app_commands.describe(file=message("bl-option-file"))
    async def import_(interaction: Sys, file: discord.Attachment) -> None:
        async def work(who: Actor) -> Answer:
            channel_id = await place_of(interaction, who.language, league=True)
            return await handlers.exchange.load(who, channel_id, file)

        await handlers.give(interaction, work, file=True, stores=True)


def _privacy(handlers: Handlers) -> app_commands.Group:
    """`/privacy`: everybody's own data."""
    group = app_commands.Group(
        name="privacy",
        description=message("bl-command-privacy"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLED,
    )

    @group.command(description=message("bl-command-privacy-export"))
    async def export(interaction: Sys) -> None:
        await handlers.give(interaction, lambda who: handlers.privacy.export(who.asker), file=True)

    @group.command(description=message("bl-command-privacy-delete"))
    async def delete(interaction: Sys) -> None:
        await handlers.give(interaction, lambda who: handlers.privacy.ask(who.asker))

    return group
