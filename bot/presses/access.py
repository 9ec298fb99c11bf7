"""Who may look at what an id names: whoever sends it, nobody is trusted to have been shown it."""

from __future__ import annotations

import discord

from bot.messages.refusals import Refusal
from bot.presses.languages import Asker
from bot.presses.routes import Ids
from bot.store import challenges
from bot.store import games as store
from bot.store.database import Database
from bot.store.game_rows import GameRow, Place


def may_look(place: Place, asker: Asker) -> bool:
    """Whether somebody may see what a game shows to everybody: its players from anywhere, others of its
    server where they can read the channel it is played in."""
    if asker.user_id in place.players:
        return True
    return here(asker, place.guild_id, place.channel_id, place.thread_id)


def here(asker: Asker, guild_id: int | None, channel_id: int, *channels: int | None) -> bool:
    """Whether somebody is in one of these channels of a server, or can read the first."""
    if guild_id is None or guild_id != asker.guild_id:
        return False
    return asker.channel_id in (channel_id, *channels) or asker.reads(channel_id)


def check_look(row: GameRow | None, asker: Asker) -> GameRow:
    """The game; Refusal, as if there were none."""
    players = frozenset(seat.user_id for seat in row.seats.values() if seat.user_id) if row else frozenset()
    if row is None or not may_look(Place(row.guild_id, row.channel_id, row.thread_id, players), asker):
        raise Refusal("bot-no-game")
    return row


class Rules:
    """The rules of routes that name a game or a challenge."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def onlooker(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> GameRow:
        """Whoever may see the game."""
        async with self.db.read() as db:
            return check_look(await store.get(db, ids.number("game")), asker)

    async def player(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> GameRow:
        """Whoever has a seat in it."""
        row = await self.onlooker(interaction, asker, ids)
        if not row.seats_of(asker.user_id):
            raise Refusal("bot-not-in-game")
        return row

    async def challenged(self, interaction: discord.Interaction, asker: Asker, ids: Ids) -> None:
        """Whom a challenge names, and whoever can read where it stands."""
        async with self.db.read() as db:
            row = await challenges.get(db, ids.number("challenge"))
        if row is None:
            raise Refusal("bot-forged")
        if asker.user_id in (row.challenger_id, row.opponent_id):
            return
        if row.guild_id is None and asker.channel_id in (row.channel_id, row.message_channel_id):
            return
        if not here(asker, row.guild_id, row.channel_id, row.message_channel_id):
            raise Refusal("bot-forged")
