"""When Python looks for garbage that counting references does not find.

A full collection looks at all that lives, and holds the event loop up for as long. So what is loaded at
the start, which lives as long as the process, is put away (`settle`), Python begins none by itself (`spare`),
and small ones are made often, when nobody waits for an answer (`tidy`). What has gathered in caches since is
put away too, now and then.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 5_000
"""New objects after which Python looks at the new ones."""
ROUNDS: Final = 4
"""After so many times it looks at those that were left, too: some 10 ms."""
NEVER: Final = 1_000_000_000
EVERY: Final = 5.0
"""Seconds between two full collections."""
LOOKS: Final = 1_200
LOOK: Final = 0.1
"""How often, and how many seconds apart, one looks for a moment in which nobody waits. With 40 presses in
flight in 500 games there is none, and a collection looks at what all of them need: 100 ms. What it would find
is little (a thousand objects a second)."""
PUTS_AWAY: Final = 120
"""Of so many collections in quiet moments one puts away what it has left ..."""
TAKES_OUT: Final = 36
"""... and of so many of those one looks at everything again: about every six hours."""


def spare() -> None:
    """Leave full collections to `tidy`."""
    gc.set_threshold(YOUNG, ROUNDS, NEVER)


def settle() -> None:
    """Do not look again at what is there now."""
    gc.collect()
    gc.freeze()


async def tidy(quiet: Callable[[], bool]) -> None:
    """Collect now and then, for ever, when it is `quiet` if that comes in time."""
    calm = away = 0
    while True:
        await asyncio.sleep(EVERY)
        for _ in range(LOOKS):
            if quiet():
                break
            await asyncio.sleep(LOOK)
        else:
            gc.collect()
            continue
        calm += 1
        if calm % PUTS_AWAY:
            gc.collect()
            continue
        away += 1
        if not away % TAKES_OUT:
            gc.unfreeze()
        settle()
