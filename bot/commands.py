"""The slash commands."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.answers import Answer, answer
from bot.app import Sysop
from bot.games import GameKind
from bot.layout import cut
from bot.store import games as store

Sys = discord.Interaction[Sysop]
Choice = app_commands.Choice
RANDOM = "random"
"""The side drawn by lot, as a choice of the command."""


async def own_games(interaction: Sys, current: str) -> list[Choice[int]]:
    """The asker's running games, those that wait for them first."""
    app = interaction.client
    found: list[Choice[int]] = []
    async with app.play.db.read() as db:
        for game_id in await store.of_user(db, interaction.user.id):
            row = await store.get(db, game_id)
            if row is None:
                continue
            name = f"{game_id}: {' – '.join(row.names.values())}, turn {row.turn}"
            if current.lower() in name.lower():
                found.append(Choice(name=cut(name, 100), value=game_id))
    return found[:25]


async def card_names(interaction: Sys, current: str) -> list[Choice[str]]:
    """Card names of the pool: public knowledge, the same for everyone; nothing of a game can show."""
    kind = interaction.client.kind
    titles = [kind.card(code).title for code in kind.find_card(current)] if current.strip() else kind.titles()
    return [Choice(name=cut(title, 100), value=cut(title, 100)) for title in titles[:25]]


async def game_of(interaction: Sys, game: int | None) -> int:
    private = interaction.client.private
    return await private.one_game(interaction.user.id, interaction.channel_id, game)


def netrunner(kind: GameKind) -> app_commands.Group:
    """The group `/netrunner`."""
    group = app_commands.Group(
        name=kind.name,
        description=f"Play {kind.title} in this server",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    levels = [Choice(name=name, value=level) for level, name in kind.levels.items()]
    sides = [
        *(Choice(name=name, value=seat) for seat, name in kind.seats.items()),
        Choice(name="Random", value=RANDOM),
    ]

    @group.command(description="Challenge somebody, anybody, or the computer to a game")
    @app_commands.describe(
        opponent="Whom to challenge; leave out to challenge anyone",
        side="The side you want to play",
        level="Which decks to play with",
        computer="Play against the computer instead",
    )
    @app_commands.choices(level=levels, side=sides)
    async def challenge(
        interaction: Sys,
        opponent: discord.User | None = None,
        side: Choice[str] | None = None,
        level: Choice[str] | None = None,
        computer: Literal["sensible", "random"] | None = None,
    ) -> None:
        challenges = interaction.client.challenges
        chosen = level.value if level is not None else next(iter(kind.levels))
        mine = side.value if side is not None and side.value != RANDOM else None
        await challenges.show(
            interaction, challenges.offer(interaction, kind, chosen, mine, opponent, computer)
        )

    @group.command(description="Your running games, and whose move it is")
    async def games(interaction: Sys) -> None:
        await answer(interaction, interaction.client.private.games(interaction.user.id))

    @group.command(description="Your decision in a game, for you alone")
    @app_commands.describe(game="Which game, if you play several")
    @app_commands.autocomplete(game=own_games)
    async def move(interaction: Sys, game: app_commands.Range[int, 1, 10**12] | None = None) -> None:
        async def work() -> Answer:
            private = interaction.client.private
            return await private.move(await game_of(interaction, game), interaction.user.id)

        await answer(interaction, work(), slow=True)

    @group.command(description="Your hand, for you alone")
    @app_commands.describe(game="Which game, if you play several")
    @app_commands.autocomplete(game=own_games)
    async def hand(interaction: Sys, game: app_commands.Range[int, 1, 10**12] | None = None) -> None:
        async def work() -> Answer:
            private = interaction.client.private
            return await private.hand(await game_of(interaction, game), interaction.user.id)

        await answer(interaction, work(), slow=True)

    @group.command(description="The board of a game")
    @app_commands.describe(game="Which game, if you play several")
    @app_commands.autocomplete(game=own_games)
    async def board(interaction: Sys, game: app_commands.Range[int, 1, 10**12] | None = None) -> None:
        async def work() -> Answer:
            return await interaction.client.private.board(await game_of(interaction, game))

        await answer(interaction, work(), slow=True)

    @group.command(description="What has happened in a game")
    @app_commands.describe(game="Which game, if you play several")
    @app_commands.autocomplete(game=own_games)
    async def log(interaction: Sys, game: app_commands.Range[int, 1, 10**12] | None = None) -> None:
        async def work() -> Answer:
            return await interaction.client.private.log(await game_of(interaction, game), interaction.user.id)

        await answer(interaction, work())

    @group.command(description="Read a card")
    @app_commands.describe(name="Its name, or part of it")
    @app_commands.autocomplete(name=card_names)
    async def card(interaction: Sys, name: app_commands.Range[str, 1, 100]) -> None:
        await answer(interaction, interaction.client.private.card(None, name), slow=True)

    @group.command(description="Give a game up")
    @app_commands.describe(game="Which game, if you play several")
    @app_commands.autocomplete(game=own_games)
    async def concede(interaction: Sys, game: app_commands.Range[int, 1, 10**12] | None = None) -> None:
        async def work() -> Answer:
            private = interaction.client.private
            return await private.concede(await game_of(interaction, game), interaction.user.id)

        await answer(interaction, work())

    @group.command(description="Where your hand and decisions are shown, and how often you are asked")
    @app_commands.describe(
        private="Direct messages, or a private panel behind My move", full_control="Be asked at every window"
    )
    @app_commands.choices(
        private=[Choice(name="Direct messages", value="dm"), Choice(name="Private panel", value="panel")]
    )
    async def settings(
        interaction: Sys, private: Choice[str] | None = None, full_control: bool | None = None
    ) -> None:
        chosen = private.value if private is not None else None
        work = interaction.client.settings.show(interaction.user.id, chosen, full_control)
        await answer(interaction, work)

    return group
