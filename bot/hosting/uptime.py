"""When the bot was there, and when it was away: written down, so that nobody has to guess.

As long as the process lives and Discord can be reached, the time is written into the store. A gap in it is an
outage: the process was dead, the machine asleep, or Discord out of reach. It is noted before anything else is
done, and whatever has deadlines puts them off by it (`engine.leagues.season.outages`).

Where the gateway is split into shards, Discord is reached while shard 0 is connected: direct messages come
there, wherever somebody plays. Each other shard that is not connected is an outage of its servers alone: in
these nothing falls due, in all others everything goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.process.clock import Clock
from bot.process.logs import logger
from bot.process.shards import Shards
from bot.store import uptime as store
from bot.store.database import Database, StoreUnavailable
from engine.leagues.season.outages import NOTICEABLE

log = logger(__name__)

NONE_AWAY: Final = Shards((), 1)
EVERYBODY: Final = Shards((0,), 1)
PutOff = Callable[[AsyncConnection, Shards, float, float], Awaitable[None]]
"""Puts off what is due in servers on these shards by an outage, from when until when."""
BEAT: Final = 30.0
"""Seconds between two signs of life."""
PATIENCE: Final = 90.0
"""A process that gives no sign of life for longer was away: asleep, or without a connection."""
BLINK: Final = 1.0
"""After a start the whole time since the last sign of life was an outage, unless it is shorter than this."""


class Uptime:
    """Writes signs of life, and outages where there was none.

    `away`: the shards that are not connected; while shard 0 is among them, nobody can act."""

    def __init__(self, db: Database, clock: Clock, away: Callable[[], Shards] = lambda: NONE_AWAY) -> None:
        self.db = db
        self.clock = clock
        self.away = away
        self.ended: list[PutOff] = []
        """What is done when an outage has ended, in the transaction that notes it."""
        self.patience = PATIENCE
        self._noted: float | None = None
        self._gone = NONE_AWAY
        """The shards that were away when it was noted."""
        self._lock = asyncio.Lock()

    async def run(self) -> None:
        """Give signs of life for ever."""
        while True:
            try:
                await self.note()
            except StoreUnavailable:
                log.warning("sign of life put off")
            await self.clock.sleep(BEAT)

    async def note(self) -> bool:
        """Before anything falls due: note outages that have begun or just ended, and that the bot is there.
        False while Discord is out of reach: nothing may fall due then. Raises StoreUnavailable."""
        async with self._lock:
            now, gone = self.clock.now(), self.away()
            if 0 in gone.ids:
                return False
            if self._noted is not None and 0 <= now - self._noted < BEAT and gone == self._gone:
                return True
            # Where there are other processes, the last sign may be a living one's.
            first = self._noted is None and not self.db.leases.shared
            gap = BLINK if first else self.patience
            async with self.db.write() as db:
                last = await store.last(db)
                since = now if last is None else min(last, now)
                ended = await store.note_away(db, gone, since, now, self.patience)
                if last is not None and now - last > gap:
                    log.warning("was away", seconds=round(now - last))
                    await store.add_outage(db, last, now)
                    ended.append((EVERYBODY, last, now))
                for put_off in self.ended:
                    for whose, start, end in ended:
                        await put_off(db, whose, start, end)
                if any(end - start >= NOTICEABLE for _, start, end in ended):
                    await store.wake_leagues(db, now)
                await store.set_last(db, now)
            self._noted, self._gone = now, gone
            return True
