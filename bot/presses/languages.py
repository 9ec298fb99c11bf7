"""Who asks, and in which language they are answered.

Private answers: the person's own setting, else the language of their Discord client, else the server's.
Threads: the server's setting, else what the server has told Discord. English where none of these is known.
The locales are kept as they were last seen, because messages that answer nobody (panels in direct messages,
boards) are sent long after.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from bot.messages import words
from bot.process.logs import logger
from bot.store import people
from bot.store.database import Database, StoreUnavailable
from engine.messages import DEFAULT

log = logger(__name__)


ASKER = "asker"
"""Where an interaction carries who it is from."""


@dataclass(frozen=True)
class Asker:
    """Who has pressed a button or used a command."""

    user_id: int
    name: str
    language: str
    """For what only they read."""
    public: str
    """For what everybody in the channel reads."""
    automatic: str = DEFAULT
    """What `language` is without a setting of their own."""
    guild_id: int | None = None
    channel_id: int | None = None
    reads: Callable[[int], bool] = lambda channel_id: False
    """Whether they can read another channel of the server."""
    seat: str = ""
    """The seat whose panel they have pressed, of somebody who holds several; "" where that is not told."""


PRESSING: Final[ContextVar[Asker | None]] = ContextVar("pressing", default=None)
"""Who has pressed what is being served, for what is kept of them (`bot.leagues.service`)."""


class Languages:
    """Finds the languages of an interaction, and remembers the locales it came with."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def asker(self, interaction: discord.Interaction) -> Asker:
        """Who it is from, read once. Never fails: where the store cannot be read, the interaction's own
        locales are taken."""
        found: Asker | None = interaction.extras.get(ASKER)
        if found is None:
            found = interaction.extras[ASKER] = await self._read(interaction)
        PRESSING.set(found)
        return found

    async def _read(self, interaction: discord.Interaction) -> Asker:
        user, guild_id = interaction.user, interaction.guild_id
        locale = str(interaction.locale)
        guild_locale = str(interaction.guild_locale) if interaction.guild_locale is not None else None
        own, server = (
            people.UserRow(user.id, locale=locale),
            people.ServerRow(guild_id or 0, None, guild_locale),
        )
        try:
            async with self.db.read() as db:
                own = await people.user(db, user.id)
                if guild_id is not None:
                    server = await people.server(db, guild_id)
            new_locale = locale if own.locale != locale else None
            new_guild = guild_locale if guild_id is not None and server.locale != guild_locale else None
            if new_locale is not None or new_guild is not None:
                await self.db.write_soon(
                    lambda db: people.remember(db, user.id, new_locale, guild_id, new_guild)
                )
        except StoreUnavailable:
            log.warning("locale not remembered", user=user.id)
        public = words.first(server.language, guild_locale)
        automatic = words.first(locale, server.language, guild_locale)
        language = words.first(own.language, automatic)
        return Asker(
            user_id=user.id,
            name=words.visible(user.display_name),
            language=language,
            public=public if guild_id is not None else language,
            automatic=automatic,
            guild_id=guild_id,
            channel_id=interaction.channel_id,
            reads=partial(_reads, interaction),
        )


def _reads(interaction: discord.Interaction, channel_id: int) -> bool:
    guild, user = interaction.guild, interaction.user
    channel = guild.get_channel(channel_id) if guild is not None else None
    if channel is None or not isinstance(user, discord.Member):
        return False
    may = channel.permissions_for(user)
    return may.view_channel and may.read_message_history
