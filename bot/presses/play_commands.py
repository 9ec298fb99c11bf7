"""`/play`: what belongs to all games: when somebody is reminded."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.messages.local import likely_zone, zones
from bot.presses.answers import Answer
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.reminders import DAYS_A_YEAR, Reminders
from bot.presses.routes import Ids, Routes, anybody
from bot.presses.translations import message

Sys = discord.Interaction
Choice = app_commands.Choice
Short = app_commands.Range[str, 1, 60]
Days = app_commands.Range[int, 0, DAYS_A_YEAR]


def commands(services: Services) -> app_commands.Group:
    """The group `/play`."""
    group = app_commands.Group(
        name="play",
        description=message("bot-command-play"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    _reminders(group, services)
    return group


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
    async def reminders(
        interaction: Sys, quiet: Short | None = None, zone: Short | None = None, vacation: Days | None = None
    ) -> None:
        likely = likely_zone(str(interaction.locale))

        async def work(asker: Asker) -> Answer:
            return await page.show(asker, quiet, zone, vacation, likely=likely)

        await services.answers.give(interaction, work)


def declare(services: Services, at: Routes) -> None:
    """The custom_ids of what `/play` shows."""
    reminders = Reminders(services.play)

    @at.press("pl:back", may=anybody)
    async def back(interaction: Sys, ids: Ids) -> None:
        await services.answers.give(
            interaction, lambda asker: reminders.show(asker, vacation=0, update=True), update=True
        )
