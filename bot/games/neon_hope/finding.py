"""Looking for company for an episode: a table is set, or one that has room is pointed to."""

from __future__ import annotations

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.beginning import link_of
from bot.games.neon_hope.lobbies import Offered
from bot.games.neon_hope.routes import Handlers
from bot.games.neon_hope.rules import text
from bot.games.neon_hope.store import lobbies as store
from bot.games.neon_hope.store.lobbies import LobbyRow
from bot.hosting.pace import NONE
from bot.messages.words import mention, say
from bot.presses.access import here
from bot.presses.channels import place_of
from bot.presses.extension import Services
from bot.presses.languages import Asker
from engine.messages import noted


async def find(
    kind: NeonHope, services: Services, interaction: discord.Interaction, format: str | None, pace: str
) -> None:
    """Set a table for an episode, which whoever likes joins."""
    handlers = Handlers.of(kind, services)

    async def work(asker: Asker) -> Offered:
        channel_id = await place_of(interaction, asker.language)
        return await handlers.lobbies.offer(asker, channel_id, format, None, pace)

    await handlers.show_lobby(interaction, work)


async def looking(kind: NeonHope, db: AsyncConnection, asker: Asker) -> list[str]:
    """A line for each open table with room that the asker can read."""
    if asker.guild_id is None:
        return []
    return [
        _line(kind, row, asker)
        for row in await store.open_in(db, asker.guild_id)
        if row.message_id is not None
        and row.pack in kind.rules.packs
        and row.lobby.places < row.lobby.most
        and here(asker, row.guild_id, row.channel_id, row.message_channel_id)
    ]


def _line(kind: NeonHope, row: LobbyRow, asker: Asker) -> str:
    episode = text(kind.rules.pack(row.pack).episodes[row.episode].name, asker.language)
    pace = row.lobby.options.pace
    agreed = "" if pace == NONE else f" · {say(asker.language, f'bot-challenge-pace-{pace}')}"
    places = noted(asker.language, episode, f"{row.lobby.places}/{row.lobby.most}")
    what = f"{kind.title(asker.language)} · {places}{agreed}"
    return say(asker.language, "bot-find-line", what=what, name=mention(row.host_id), where=link_of(row))
