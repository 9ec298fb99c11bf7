"""When Python looks for garbage that counting references does not find.

A full collection looks at everything that lives, and holds the event loop up for as long. So what is loaded
at the start, which lives as long as the process, is put away (`settle`), Python begins none by itself
(`spare`), and one is made when nobody waits for an answer (`tidy`).
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 5_000
"""New objects after which Python looks at the new ones."""
ROUNDS: Final = 8
"""After so many times it looks at those that were left, too: some 15 ms."""
NEVER: Final = 1_000_000_000
EVERY: Final = 20.0
"""Seconds between two full collections ..."""
LOOKS: Final = 200
LOOK: Final = 0.1
"""... and how often, and how many seconds apart, one looks for a moment in which nobody waits."""


def spare() -> None:
    """Leave full collections to `tidy`."""
    gc.set_threshold(YOUNG, ROUNDS, NEVER)


def settle() -> None:
    """Never look again at what is there now."""
    gc.collect()
    gc.freeze()


async def tidy(quiet: Callable[[], bool]) -> None:
    """Collect now and then, for ever, when it is `quiet` if that comes in time."""
    while True:
        await asyncio.sleep(EVERY)
        for _ in range(LOOKS):
            if quiet():
                break
            await asyncio.sleep(LOOK)
        gc.collect()
