"""A loop over what falls due. What that is stands in the store, so it does not matter when it is looked at.

Nothing is remembered but how to wake up: a restart, another process, a week of downtime make no difference.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages.refusals import Refusal
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store.database import Database, StoreUnavailable

log = logger(__name__)

KIND: Final = "due"
"""How processes tell the one that keeps the time."""
PUT_OFF = 300.0
"""Seconds until something is tried again that went wrong."""


class DueLoop(ABC):
    """Does what is due: at once after a start, then as each falls due."""

    def __init__(self, db: Database, clock: Clock, sweep_seconds: float) -> None:
        self.db = db
        self.clock = clock
        self.sweep_seconds = sweep_seconds
        self._nudged = False
        self._pause: asyncio.Future[None] | None = None

    @abstractmethod
    async def fire(self) -> bool:
        """Do everything that is due by now; False if nothing may be done now. Raises StoreUnavailable."""

    @abstractmethod
    async def next_due(self, db: AsyncConnection) -> float | None:
        """When something falls due next."""

    def nudge(self) -> None:
        """Something may be due sooner than was known."""
        leases = self.db.leases
        if not leases.keeper:
            return leases.tell(KIND)
        self._nudged = True
        if self._pause is not None:
            self._pause.cancel()

    async def run(self) -> None:
        """Fire for ever. Looks again after a sweep's time at the latest: another process may have changed
        what is due."""
        while True:
            pause = self.sweep_seconds
            self._nudged = False
            try:
                due = None
                if await self.fire():
                    async with self.db.read() as db:
                        due = await self.next_due(db)
                if due is not None:
                    pause = max(0.0, min(pause, due - self.clock.now()))
            except StoreUnavailable:
                log.warning("what is due is put off", what=type(self).__name__)
            await self._wait(pause)

    async def _wait(self, seconds: float) -> None:
        """Until that time has passed, or somebody nudges."""
        if self._nudged:
            return
        self._pause = asyncio.get_running_loop().create_task(self.clock.sleep(seconds))
        try:
            await asyncio.wait({self._pause})
        finally:
            self._pause.cancel()
            self._pause = None

    async def each(self, work: Callable[[], Awaitable[object]], **about: int) -> bool:
        """Do one thing that is due; False if it went wrong, which must not keep the others from theirs.
        Raises StoreUnavailable."""
        try:
            await work()
        except Refusal as refusal:
            log.info("refused when due", what=type(self).__name__, reason=refusal.identifier, **about)
        except StoreUnavailable:
            raise
        except Exception as error:
            # The others go on; this one is tried again later.
            log.exception("failed when due", what=type(self).__name__, error=type(error).__name__, **about)
        else:
            return True
        return False
