"""Archives the threads of games that are over: whoever writes there opens one again."""

from __future__ import annotations

import discord

from bot.outbox import failures
from bot.outbox.failures import NotYet
from bot.outbox.looking import Note, settled
from bot.process.logs import logger
from bot.store import outbox, slots
from bot.store.database import Database
from bot.store.game_rows import OPEN, GameRow
from bot.store.outbox import Row

log = logger(__name__)


class Closing:
    """Serves rows of the lane `outbox.CLOSE`."""

    def __init__(self, client: discord.Client, db: Database) -> None:
        self.client = client
        self.db = db

    async def close(self, row: Row, game: GameRow) -> Note:
        """Archive the game's thread, once all is said there. Raises NotYet while something is not."""
        over = game.status != "running" and game.closes and game.thread_state == OPEN
        if not over or game.thread_id is None:
            return settled(row, "skipped")
        await self.db.written()  # what came through, too
        async with self.db.read() as db:
            waiting = await outbox.waiting(db, game.id, outbox.THREAD)
            behind = await slots.behind_of(db, game.id)
        if waiting or any(slot.channel_id == game.thread_id for slot in behind):
            raise NotYet
        try:
            # By its route: the object's method insists on a cached server.
            await self.client.http.edit_channel(game.thread_id, archived=True)
        except discord.HTTPException as error:
            if failures.passes(error):
                raise
            log.info("thread not archived", game=game.id, code=error.code)
        return settled(row, "sent")
