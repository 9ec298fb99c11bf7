"""The bot's only source of time, handed in so that tests and simulated seasons run their own."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970 (UTC), and a way to wait for some of them."""

    def now(self) -> float: ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that only `advance` moves; sleepers wake in the order of their times."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        event = asyncio.Event()
        self._sleepers.append((self._now + seconds, event))
        await event.wait()

    def advance(self, seconds: float) -> None:
        """Move on by `seconds` and wake everybody who has slept long enough."""
        self._now += seconds
        due = sorted((s for s in self._sleepers if s[0] <= self._now), key=lambda s: s[0])
        self._sleepers = [s for s in self._sleepers if s[0] > self._now]
        for _, event in due:
            event.set()
