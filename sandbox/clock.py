"""The sandbox's clock, handed in so that tests move their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def call_later(self, delay: float, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after `delay` seconds; returns the function that cancels it."""
        ...


class RealClock:
    def now(self) -> float:
        return time.time()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(delay, callback).cancel
