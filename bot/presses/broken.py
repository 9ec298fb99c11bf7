"""Promises that a process broke by its death: whoever was told that an answer follows hears what came of it.

In place of the answer, as long as Discord takes one; by direct message after that. What was pressed is not
done for them: the game has gone on, perhaps, and they see what is to be decided now.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import discord

from bot.messages.layout import Layout, text_layout
from bot.messages.words import say
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.process.shards import Shards
from bot.store import deferred
from bot.store.database import Database, StoreUnavailable
from bot.store.deferred import Promise

log = logger(__name__)

TOO_MANY: Final = 429


class Broken:
    """Looks for such promises once, when a process begins, and goes on until all are told."""

    def __init__(
        self, client: discord.Client, db: Database, clock: Clock, shards: Shards | None, seconds: float
    ) -> None:
        """`shards`: those whose people it tells; `seconds`: between two tries."""
        self.client = client
        self.db = db
        self.clock = clock
        self.shards = shards
        self.seconds = seconds

    async def run(self) -> None:
        """Until nobody is left to be told."""
        before = self.clock.now()
        while True:
            try:
                async with self.db.read() as db:
                    found = await deferred.broken(db, self.shards)
                # Those made since are this process's own.
                left = [one for one in found if one.at < before and one.interaction_id not in self.db.presses]
                if all([await self._tell(one) for one in left]):
                    return
            except StoreUnavailable:
                log.warning("broken promises not looked for")
            await self.clock.sleep(self.seconds)

    async def _tell(self, promise: Promise) -> bool:
        """Whether that is over."""
        try:
            try:
                await self._in_place(promise)
            except discord.HTTPException as error:
                if _passes(error):
                    raise
                await self._directly(promise)
        except discord.HTTPException as error:
            if _passes(error):
                return False
            log.warning("broken promise not told", interaction=promise.interaction_id, code=error.code)
        except OSError:
            return False
        await self.db.write_soon(partial(deferred.kept, interaction_id=promise.interaction_id))
        return True

    async def _in_place(self, promise: Promise) -> None:
        state: Any = self.client._connection
        data: Any = {"id": self.client.application_id, "type": 3, "token": promise.token}
        # The first one takes the place of "is thinking".
        await discord.Webhook.from_state(data=data, state=state).send(view=_said(promise), ephemeral=True)

    async def _directly(self, promise: Promise) -> None:
        channel = await self.client.create_dm(discord.Object(promise.user_id))
        await channel.send(view=_said(promise))


def _said(promise: Promise) -> Layout:
    return text_layout(say(promise.language, "bot-died-stored" if promise.stored else "bot-died-lost"))


def _passes(error: discord.HTTPException) -> bool:
    return error.status >= 500 or error.status == TOO_MANY
