"""What this process carries of Discord's gateway, and which of it is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import discord

from bot.process.clock import Clock
from bot.process.logs import logger
from bot.process.shards import Shards
from bot.store.leases import Leases

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

log = logger(__name__)

KIND: Final = "identify"
"""A group of shards that begin sessions one after the other, as processes share them out."""
PAUSE: Final = 5.0
"""Seconds between two sessions of a group."""
LOOK: Final = 0.5
"""Seconds until it is looked again whether another process's turn is over."""
LONGEST: Final = 45.0
"""Seconds that a turn is waited for: the client gives a connection up after 60."""
FEW: Final = 100
"""So few sessions left of a day's (Discord gives 1,000, then changes the token) are told in the log."""


class Gateway:
    """The shards that a process carries; `shards` None: the only one."""

    def __init__(self, shards: Shards | None, clock: Clock) -> None:
        self.shards = shards if shards is not None else Shards((0,), 1)
        self.clock = clock
        self._away = dict.fromkeys(self.shards.ids, clock.now())

    @property
    def away(self) -> Shards:
        """Those of its shards that are not connected."""
        return Shards(tuple(sorted(self._away)), self.shards.count)

    @property
    def away_since(self) -> float | None:
        """Since when one of them is not; None while all are."""
        return min(self._away.values(), default=None)

    def reached(self, *shards: int) -> None:
        """These are connected (again); none named: all."""
        for shard in shards or self.shards.ids:
            self._away.pop(shard, None)

    def lost(self, *shards: int) -> None:
        """These are not any more; none named: all."""
        for shard in shards or self.shards.ids:
            self._away.setdefault(shard, self.clock.now())


class Turns:
    """When a shard may begin a session (IDENTIFY). Discord takes one in five seconds from those shards whose
    numbers leave the same rest by its `max_concurrency`, whichever process carries them; one that comes too
    soon is sent away, and counts all the same."""

    def __init__(self, leases: Leases, limits: Callable[[], Awaitable[SessionStartLimit]]) -> None:
        """`limits`: what Discord says of them."""
        self.leases = leases
        self.limits = limits
        self._groups = 0
        self._turns: dict[int, asyncio.Lock] = {}
        self._free: dict[int, float] = {}
        """From when on the next of a group may begin, by the loop's time."""

    async def wait(self, shard: int) -> None:
        """Until it is this shard's turn; where the others do not let it have one, it tries all the same."""
        group = shard % (self._groups or await self._ask())
        loop = asyncio.get_running_loop()
        async with self._turns.setdefault(group, asyncio.Lock()):
            await asyncio.sleep(self._free.get(group, 0.0) - loop.time())
            taken = False
            for _ in range(int(LONGEST / LOOK)):
                if taken := await self.leases.take(KIND, group, tell=False):
                    break
                await asyncio.sleep(LOOK)
            if taken:
                # Kept until the next may begin.
                loop.call_later(PAUSE, self.leases.free, KIND, group)
            else:
                log.warning("a session is begun out of turn", shard=shard)
            self._free[group] = loop.time() + PAUSE

    async def _ask(self) -> int:
        try:
            limits = await self.limits()
        except (discord.DiscordException, OSError) as error:
            log.warning("Discord's limits are not known", error=type(error).__name__)
            return 1
        left, hours = limits["remaining"], limits["reset_after"] / 3.6e6
        if left < FEW:
            log.warning("few sessions are left", left=left, hours=round(hours, 1))
        self._groups = max(1, limits["max_concurrency"])
        return self._groups
