"""`/netrunner challenge`: the starter games, or a format with decks of one's own."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.contract.duel import Duel
from bot.games.netrunner.decks.challenging import RANDOM_NAME, Challenging
from bot.games.netrunner.decks.playing import FORMAT, PLAYED
from bot.messages.refusals import Refusal
from bot.presses import challenge_command as usual
from bot.presses.challenge_command import Given, Option, Wanted, value
from bot.presses.challenges import Offer
from bot.presses.channels import place_of
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
    formats = [Choice(name=message(f"nrf-{one}"), value=one) for one in PLAYED]
    options = usual.usual(kind)
    after = next(number for number, option in enumerate(options, 1) if option.name == "level")
    options[after:after] = [
        Option("format", message("bot-option-challenge-format"), formats),
        Option("deck", message("bot-option-challenge-deck"), kind=Name),
    ]

    async def decks(interaction: Sys, current: str) -> list[Choice[str]]:
        side = str(getattr(interaction.namespace, "side", "") or "")
        asker = await services.languages.asker(interaction)
        return await challenging.names(asker, current, side if side in kind.seats else "")

    async def serve(interaction: Sys, given: Given) -> None:
        async def work(asker: Asker) -> Offer:
            wanted, deck = Wanted.of(given), value(given, "deck")
            if "format" not in given and deck is None:
                return await usual.offer(services, kind, asker, interaction, wanted)
            channel_id = await place_of(interaction, asker.language, group=usual.own_group(kind))
            if wanted.level is not None:
                raise Refusal("bot-challenge-level-or-deck")
            return await challenging.offer(
                asker, channel_id, value(given, "format") or FORMAT, deck or RANDOM_NAME, wanted.side,
                wanted.opponent, wanted.computer, wanted.agreed,
            )  # fmt: skip

        await services.challenges.show(interaction, work)

    body = usual.body_of(options, serve)
    app_commands.autocomplete(deck=decks)(body)
    may(deck=anybody)(body)
    group.command(name="challenge", description=message("bot-command-challenge"))(
        body  # type: ignore[arg-type]  # its parameters are those of the options
    )
