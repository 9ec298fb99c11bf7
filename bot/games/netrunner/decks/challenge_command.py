"""`/netrunner challenge`: the starter games, or a format with decks of one's own."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.contract.duel import Duel
from bot.games.netrunner.decks.challenging import RANDOM_NAME, Challenging
from bot.games.netrunner.decks.playing import FORMAT, PLAYED
from bot.messages.refusals import Refusal
from bot.presses.challenges import Offer
from bot.presses.channels import place_of
from bot.presses.commands import RANDOM, agreed, computers, levels, paces, sides, switch, undo_rules
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.routes import anybody
from bot.presses.translations import message
from bot.presses.tree import may

Sys = discord.Interaction
Choice = app_commands.Choice
Name = app_commands.Range[str, 1, 60]


def add(group: app_commands.Group, kind: Duel, services: Services, challenging: Challenging) -> None:
    """Add the command to a game's group."""
    first = next(iter(kind.levels("en")))
    formats = [Choice(name=message(f"nrf-{one}"), value=one) for one in PLAYED]

    async def decks(interaction: Sys, current: str) -> list[Choice[str]]:
        side = str(getattr(interaction.namespace, "side", "") or "")
        asker = await services.languages.asker(interaction)
        return await challenging.names(asker, current, side if side in kind.seats else "")

    @group.command(description=message("bot-command-challenge"))
    @app_commands.describe(
        opponent=message("bot-option-opponent"),
        side=message("bot-option-side"),
        level=message("bot-option-level"),
        format=message("bot-option-challenge-format"),
        deck=message("bot-option-challenge-deck"),
        computer=message("bot-option-computer"),
        memory=message("bot-option-memory"),
        undo=message("bot-option-undo"),
        pace=message("bot-option-pace"),
    )
    @app_commands.choices(
        level=levels(kind),
        format=formats,
        side=sides(kind),
        computer=computers(kind),
        memory=switch(),
        undo=undo_rules(),
        pace=paces(),
    )
    @app_commands.autocomplete(deck=decks)
    @may(deck=anybody)
    async def challenge(
        interaction: Sys,
        opponent: discord.User | None = None,
        side: Choice[str] | None = None,
        level: Choice[str] | None = None,
        format: Choice[str] | None = None,
        deck: Name | None = None,
        computer: Choice[str] | None = None,
        memory: Choice[str] | None = None,
        undo: Choice[str] | None = None,
        pace: Choice[str] | None = None,
    ) -> None:
        mine = side.value if side is not None and side.value != RANDOM else None
        robot = computer.value if computer is not None else None
        rules = agreed(memory, undo, pace)

        async def work(asker: Asker) -> Offer:
            channel_id = place_of(interaction, asker.language)
            if format is None and deck is None:
                chosen = level.value if level is not None else first
                return await services.challenges.offer(
                    asker, channel_id, kind, chosen, mine, opponent, robot, rules
                )
            if level is not None:
                raise Refusal("bot-challenge-level-or-deck")
            played = format.value if format is not None else FORMAT
            return await challenging.offer(
                asker, channel_id, played, deck or RANDOM_NAME, mine, opponent, robot, rules
            )

        await services.challenges.show(interaction, work)
