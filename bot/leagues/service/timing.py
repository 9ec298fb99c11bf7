"""What time brings to leagues: one loop over those that are due, whatever they are due for."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.due import PUT_OFF, DueLoop
from bot.hosting.uptime import Uptime
from bot.leagues.service import rated
from bot.process.clock import Clock
from bot.store import leagues as store
from bot.store import uptime
from bot.store.database import Database


class Due(Protocol):
    """What falls due: `Leagues`."""

    db: Database
    clock: Clock
    uptime: Uptime

    async def tick(self, league_id: int) -> object:
        """Bring to a league what time has brought. Raises Refusal."""

    async def put_off(self, league_id: int, seconds: float) -> None:
        """Do not try this one again before."""


class Timing(DueLoop):
    """Ticks leagues that are due. What a tick brings is derived from the league and marked in it, in one
    transaction with its messages."""

    def __init__(self, leagues: Due, sweep_seconds: float) -> None:
        super().__init__(leagues.db, leagues.clock, sweep_seconds)
        self.leagues = leagues

    async def next_due(self, db: AsyncConnection) -> float | None:
        return await store.next_due(db, await uptime.away(db))

    async def fire(self) -> bool:
        """Bring everything that is due by now, the longest overdue first; then the ratings. Nothing while
        Discord is out of reach, or the server's shard is: nobody could have acted."""
        if not await self.leagues.uptime.note():
            return False
        async with self.db.read() as db:
            overdue = await store.due(db, self.clock.now(), await uptime.away(db))
        for league_id in overdue:
            if not await self.each(partial(self.leagues.tick, league_id), league=league_id):
                await self.leagues.put_off(league_id, PUT_OFF)
        await rated.catch_up(self.db)
        return True
