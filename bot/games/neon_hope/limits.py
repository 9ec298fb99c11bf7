"""Time limits: when silence becomes an answer. Due times are stored, one loop answers what is overdue.

While the bot is away nobody can answer: a limit is put off by that (`hosting/uptime.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.games.neon_hope.store import deadlines as store
from bot.games.neon_hope.store.deadlines import Deadline
from bot.hosting.uptime import Uptime
from bot.messages.refusals import Refusal
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store import uptime as times
from bot.store.database import Database, StoreUnavailable

log = logger(__name__)

Silence = Callable[[int, int], Awaitable[object]]
"""Answers a decision (game, decision) whose time is up; None if it is not open any more. Refusal: the game
cannot be played."""


class Limits:
    """Answers overdue decisions, at once after a start and then as each falls due.

    Nothing is remembered but how to wake up: what is due is read from the store, so that a restart (or a
    change by another process) makes no difference.
    """

    def __init__(
        self, db: Database, clock: Clock, silence: Silence, sweep_seconds: float, uptime: Uptime
    ) -> None:
        self.db = db
        self.clock = clock
        self.silence = silence
        self.sweep_seconds = sweep_seconds
        self.uptime = uptime

    async def run(self) -> None:
        """Fire for ever. Looks again after a sweep's time at the latest: new deadlines are found then, and
        the shortest limit a table can set is longer than a sweep."""
        while True:
            pause = self.sweep_seconds
            try:
                due = None
                if await self.fire():
                    async with self.db.read() as db:
                        due = await store.next_due(db, await times.away(db))
                if due is not None:
                    pause = max(0.0, min(pause, due - self.clock.now()))
            except StoreUnavailable:
                log.warning("deadlines put off")
            await self.clock.sleep(pause)

    async def fire(self) -> bool:
        """Answer everything that is overdue; False, and nothing, while Discord is out of reach."""
        if not await self.uptime.note():
            return False
        async with self.db.read() as db:
            overdue = await store.due(db, self.clock.now(), await times.away(db))
        for deadline in overdue:
            answered: object = None
            try:
                answered = await self.silence(deadline.game_id, deadline.decision)
            except Refusal:
                log.info("silence refused", game=deadline.game_id)
            except StoreUnavailable:
                raise
            except Exception as error:
                log.exception("silence failed", game=deadline.game_id, error=type(error).__name__)
            if answered is None:
                # Answered meanwhile, or it cannot be: either way it is not to be tried for ever.
                await self._drop(deadline)
        return True

    async def _drop(self, deadline: Deadline) -> None:
        async with self.db.write() as db:
            await store.drop(db, deadline.game_id, deadline.decision)
