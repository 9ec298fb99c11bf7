"""`/play`: what belongs to all games: finding somebody, when one is reminded, statistics, checking
shuffles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands

from bot.contract.duel import Duel
from bot.contract.kind import GameKind
from bot.hosting.pace import NONE
from bot.messages.components import cut
from bot.messages.layout import values_of
from bot.messages.local import likely_zone, zones
from bot.presses import finding, shuffles
from bot.presses.access import Rules
from bot.presses.answers import Answer
from bot.presses.challenge_command import paces
from bot.presses.commands import GameId, own_games
from bot.presses.extension import Services, Sought
from bot.presses.languages import Asker
from bot.presses.reminders import DAYS_A_YEAR, Reminders
from bot.presses.routes import Ids, Routes, anybody
from bot.presses.statistics import StatsPage
from bot.presses.translations import localised, message
from bot.presses.tree import may

Sys = discord.Interaction
Choice = app_commands.Choice
Short = app_commands.Range[str, 1, 60]
Format = app_commands.Range[str, 1, 100]
Days = app_commands.Range[int, 0, DAYS_A_YEAR]


def commands(services: Services) -> app_commands.Group:
    """The group `/play`."""
    group = app_commands.Group(
        name="play",
        description=message("bot-command-play"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    _find(group, services)
    _reminders(group, services)
    _stats(group, services)
    _verify(group, services)
    return group


def _findable(services: Services) -> list[GameKind]:
    """The kinds of game that can be looked for."""
    kinds = services.play.kinds.values()
    return [kind for kind in kinds if isinstance(kind, Sought) and kind.formats("en")]


def _find(group: app_commands.Group, services: Services) -> None:
    games = [Choice(name=localised(partial(_title, kind)), value=kind.name) for kind in _findable(services)]

    async def formats(interaction: Sys, current: str) -> list[Choice[str]]:
        language = (await services.languages.asker(interaction)).language
        kind = services.play.kinds.get(str(getattr(interaction.namespace, "game", "")))
        found: Mapping[str, str] = kind.formats(language) if isinstance(kind, Sought) else {}
        chosen = [(name, value) for value, name in found.items() if current.lower() in name.lower()]
        return [Choice(name=cut(name, 100), value=value) for name, value in chosen[:25]]

    @group.command(description=message("bot-command-find"))
    @app_commands.describe(
        game=message("bot-option-find-game"),
        format=message("bot-option-find-format"),
        pace=message("bot-option-pace"),
    )
    @app_commands.choices(game=games, pace=paces())
    @app_commands.autocomplete(format=formats)
    @may(format=anybody)
    async def find(
        interaction: Sys,
        game: Choice[str] | None = None,
        format: Format | None = None,
        pace: Choice[str] | None = None,
    ) -> None:
        await _seek(
            services, interaction, game.value if game is not None else "", format,
            pace.value if pace is not None else NONE,
        )  # fmt: skip


async def _seek(services: Services, interaction: Sys, game: str, format: str | None, pace: str) -> None:
    """Look for a game of this kind; without one, see who is looking."""
    kind = services.play.kinds.get(game)
    if isinstance(kind, Sought):
        await kind.find(services, interaction, format, pace)
    else:
        await services.answers.give(interaction, lambda asker: finding.listed(services, asker))


def _title(kind: GameKind, language: str) -> str:
    return kind.title(language)


def _reminders(group: app_commands.Group, services: Services) -> None:
    page = Reminders(services.play)

    async def zone_names(interaction: Sys, current: str) -> list[Choice[str]]:
        return [Choice(name=name, value=name) for name in zones(current)]

    @group.command(description=message("bot-command-reminders"))
    @app_commands.describe(
        quiet=message("bot-option-quiet"),
        zone=message("bot-option-zone"),
        vacation=message("bot-option-vacation"),
    )
    @app_commands.autocomplete(zone=zone_names)
    @may(zone=anybody, vacation=anybody)
    async def reminders(
        interaction: Sys, quiet: Short | None = None, zone: Short | None = None, vacation: Days | None = None
    ) -> None:
        likely = likely_zone(str(interaction.locale))

        async def work(asker: Asker) -> Answer:
            return await page.show(asker, quiet, zone, vacation, likely=likely)

        await services.answers.give(interaction, work)


def _stats(group: app_commands.Group, services: Services) -> None:
    page = StatsPage(services.play, services.pictures)

    @group.command(description=message("bot-command-stats"))
    @app_commands.describe(player=message("bot-option-stats-player"))
    async def stats(interaction: Sys, player: discord.User | None = None) -> None:
        await services.answers.give(interaction, lambda asker: page.show(asker, player), slow=True)


def _verify(group: app_commands.Group, services: Services) -> None:
    kinds = [kind for kind in services.play.kinds.values() if isinstance(kind, Duel)]

    async def over(interaction: Sys, current: str) -> list[Choice[int]]:
        found: list[Choice[int]] = []
        for kind in kinds:
            found += await own_games(services, interaction, kind, current, status="over")
        return found[:25]

    @group.command(description=message("bot-command-verify"))
    @app_commands.describe(game=message("bot-option-verify"))
    @app_commands.autocomplete(game=over)
    @may(game=Rules(services.play.db).onlooker)
    async def verify(interaction: Sys, game: GameId) -> None:
        async def work(asker: Asker) -> Answer:
            return await shuffles.verify(services.play, asker, game)

        await services.answers.give(interaction, work, file=True)


def declare(services: Services, at: Routes) -> None:
    """The custom_ids of what `/play` shows."""
    reminders = Reminders(services.play)
    stats = StatsPage(services.play, services.pictures)

    @at.press("pl:stats:{switch:on|off}", may=anybody)
    async def hide(interaction: Sys, ids: Ids) -> None:
        shown = ids.text("switch") == "on"
        await services.answers.give(
            interaction, lambda asker: stats.hide(asker, shown), update=True, slow=True, stores=True
        )

    @at.press("pl:find", may=anybody)
    async def find(interaction: Sys, ids: Ids) -> None:
        name, _, format = next(iter(values_of(interaction)), "").partition(":")
        await _seek(services, interaction, name, format, NONE)

    @at.press("pl:back", may=anybody)
    async def back(interaction: Sys, ids: Ids) -> None:
        await services.answers.give(
            interaction, lambda asker: reminders.show(asker, vacation=0, update=True), update=True
        )
