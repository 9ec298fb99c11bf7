"""What time brings to leagues: one loop over those that are due, whatever they are due for."""

from __future__ import annotations

import asyncio
from typing import Protocol

from bot.hosting.uptime import Uptime
from bot.leagues.service import rated
from bot.messages.refusals import Refusal
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store import leagues as store
from bot.store.database import Database, StoreUnavailable

log = logger(__name__)

PUT_OFF = 300.0
"""Seconds until a league is tried again in which something went wrong."""


class Due(Protocol):
    """What falls due: `Leagues`."""

    db: Database
    clock: Clock
    uptime: Uptime

    async def tick(self, league_id: int) -> object:
        """Bring to a league what time has brought. Raises Refusal."""

    async def put_off(self, league_id: int, seconds: float) -> None:
        """Do not try this one again before."""


class Timing:
    """Ticks leagues that are due: at once after a start, then as each falls due.

    Nothing is remembered but how to wake up: what is due is read from the store, so that a restart, another
    process or a week of downtime makes no difference. What a tick brings is derived from the league and
    marked in it, in one transaction with its messages.
    """

    def __init__(self, leagues: Due, sweep_seconds: float) -> None:
        self.leagues = leagues
        self.db = leagues.db
        self.clock = leagues.clock
        self.sweep_seconds = sweep_seconds
        self._nudged = False
        self._pause: asyncio.Future[None] | None = None

    def nudge(self) -> None:
        """A league may be due sooner than was known."""
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
                await self.fire()
                async with self.db.read() as db:
                    due = await store.next_due(db)
                if due is not None:
                    pause = max(0.0, min(pause, due - self.clock.now()))
            except StoreUnavailable:
                log.warning("leagues put off")
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

    async def fire(self) -> None:
        """Bring everything that is due by now, the longest overdue first; then the ratings. Nothing while
        Discord is out of reach: nobody could have acted."""
        if not await self.leagues.uptime.note():
            return
        async with self.db.read() as db:
            overdue = await store.due(db, self.clock.now())
        for league_id in overdue:
            try:
                await self.leagues.tick(league_id)
            except Refusal as refusal:
                log.info("tick refused", league=league_id, reason=refusal.identifier)
                await self.leagues.put_off(league_id, PUT_OFF)
            except StoreUnavailable:
                raise
            except Exception as error:
                # The others go on; this one is tried again later.
                log.exception("tick failed", league=league_id, error=type(error).__name__)
                await self.leagues.put_off(league_id, PUT_OFF)
        await rated.catch_up(self.db)
