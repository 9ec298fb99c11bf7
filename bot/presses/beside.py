"""What somebody is told privately beside a game's panel: one message for each person and game, which goes
when they are told something else, or move."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from bot.process.latest import Latest

KEPT: Final = 1000
"""Messages that are remembered, by this process alone: one that is forgotten stays until it is dismissed."""


class Beside:
    """Takes away what was told before. Discord allows that for a quarter of an hour."""

    def __init__(self) -> None:
        self._kept: Latest[tuple[int, int], tuple[discord.Interaction, int]] = Latest(KEPT)

    async def keep(self, interaction: discord.Interaction, game_id: int, message_id: int) -> None:
        """Somebody was told something about a game; what they were told before goes."""
        await self.gone(interaction, game_id)
        self._kept[interaction.user.id, game_id] = interaction, message_id

    async def gone(self, interaction: discord.Interaction, game_id: int) -> None:
        """What somebody was told about a game goes, unless that is what they press."""
        kept = self._kept.get((interaction.user.id, game_id))
        if kept is None or (interaction.message is not None and interaction.message.id == kept[1]):
            return
        del self._kept[interaction.user.id, game_id]
        if not kept[0].is_expired():
            with suppress(discord.HTTPException, OSError):
                await kept[0].followup.delete_message(kept[1])
