"""Messages that were sent are forgotten while the bot runs, once nobody needs their rows any more.

The row of a message says which it was: so one that may have come through is told from an older one that says
the same (`Poster.find`), and what somebody has deleted from one that was never posted (reconciliation).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.outbox.posting import WRONG_CLOCK
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store import pruning as store
from bot.store.database import Database, StoreUnavailable
from bot.store.pruning import Ended

log = logger(__name__)

KEEP_SECONDS = 30 * 86_400.0
"""How long they are kept of a game that is played, and of leagues."""
ENDED_SECONDS = 2 * WRONG_CLOCK
"""How long of a game that is over, after its end. Messages are told apart for no longer than this machine's
clock may be wrong, forward or back; for so long the game's thread is looked at, too."""
LATE = 3600.0
"""After its end a game still sends: what it has ended with, and what is deleted then."""
EVERY = 3600.0
"""Seconds between two looks."""
AFTER_START = 60.0
PAUSE = 0.1
"""Between two transactions, so that all others have their turn."""


class Pruning:
    """Looks for what can be forgotten."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self.db = db
        self.clock = clock
        self._after = Ended(0.0, 0)
        """The last game of which the messages are forgotten."""

    async def run(self) -> None:
        """For ever."""
        await self.clock.sleep(AFTER_START)
        while True:
            try:
                await self.look()
            except StoreUnavailable:
                log.warning("pruning put off")
            await self.clock.sleep(EVERY)

    async def look(self) -> None:
        """Forget what is old enough by now."""
        now = self.clock.now()
        await self._all(partial(store.prune, before=now - KEEP_SECONDS))
        # Of games that ended earlier than that nothing is left.
        self._after = max(self._after, Ended(now - KEEP_SECONDS - ENDED_SECONDS - LATE, 0))
        while True:
            async with self.db.read() as db:
                found = await store.ended(db, self._after, now - ENDED_SECONDS - LATE)
            if not found:
                break
            games = [game.game_id for game in found]
            await self._all(partial(store.prune_games, game_ids=games, before=now - ENDED_SECONDS))
            self._after = found[-1]
        await self.db.scrub()

    async def _all(self, some: Callable[[AsyncConnection], Awaitable[bool]]) -> None:
        """Forget some after some, until there are no more."""
        while True:
            async with self.db.write(long=True) as db:
                more = await some(db)
            if not more:
                return
            await self.clock.sleep(PAUSE)
