"""The sandbox's clock: real, or moved by hand in tests."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    def time(self) -> float:
        """Seconds since 1970."""
        ...

    def call_later(self, delay: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after `delay` seconds; returns the function that cancels it."""
        ...


class RealClock:
    def time(self) -> float:
        return time.time()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(delay, callback).cancel


class ManualClock:
    """Stands still until `advance`; timers that fall due are called in their order."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.now = start
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._count = itertools.count()
        self._cancelled: set[int] = set()

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], None]) -> Callable[[], None]:
        number = next(self._count)
        heapq.heappush(self._timers, (self.now + delay, number, callback))
        return lambda: self._cancelled.add(number)

    def advance(self, seconds: float) -> None:
        until = self.now + seconds
        while self._timers and self._timers[0][0] <= until:
            due, number, callback = heapq.heappop(self._timers)
            self.now = max(self.now, due)
            if number not in self._cancelled:
                callback()
        self.now = until
