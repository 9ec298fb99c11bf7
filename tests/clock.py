"""The clock of tests, for the bot and for the sandbox."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable


class ManualClock:
    """Stands still until `advance`: timers are called and sleepers wake, in the order of their times."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self.last = start
        """When that falls due which was put off last."""
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._count = itertools.count()
        self._cancelled: set[int] = set()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self.call_later(seconds, woken.set)
        await woken.wait()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Callable[[], None]:
        number, self.last = next(self._count), self._now + delay
        heapq.heappush(self._timers, (self.last, number, callback))
        return lambda: self._cancelled.add(number)

    def advance(self, seconds: float) -> None:
        """Move on by `seconds`; back, if they are less than none."""
        until = self._now + seconds
        while self._timers and self._timers[0][0] <= until:
            due, number, callback = heapq.heappop(self._timers)
            self._now = max(self._now, due)
            if number not in self._cancelled:
                callback()
        self._now = until
