"""When Python looks for garbage that counting references does not find.

A full collection looks at all that lives, and holds the event loop up for as long: 100 ms with 500 games in
memory. So what lives is put away (`settle`), at the start and whenever it has become much, and a collection
looks only at what has come since: 25 ms with 40 presses in flight, some 10 ms otherwise. Python begins none
by itself (`spare`). What becomes garbage while it is put away is found when all is taken out again and looked
at, some 300 ms, which is seldom and in a moment in which nobody waits for an answer.

What was freed goes back to the system only from the end of a heap (glibc's malloc): messages and pictures
come and go among what stays, and the process grows around the gaps, by 25 MiB in half an hour of 20 presses a
second. So they are given back now and then (`give_back`), which takes a millisecond or two, and what is large
lies in no heap, of which there is one for all threads (`keep_together`).
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = 5_000
"""New objects after which Python looks at the new ones."""
ROUNDS: Final = 4
"""After so many times it looks at those that were left, too: some 10 ms."""
NEVER: Final = 1_000_000_000
FEW: Final = 30_000
"""Objects that may live without being put away: they are looked at each time, some 10 ms. More are put away
when it is quiet: of what lives while somebody waits much is garbage soon after."""
MANY: Final = 100_000
"""More are put away at any rate."""
EVERY: Final = 2.0
"""Seconds between two collections of what has come since."""
LOOKS: Final = 10
LOOK: Final = 0.1
"""How often, and how many seconds apart, one looks for a moment in which nobody waits."""
TAKES_OUT: Final = 1_000_000
"""Objects found as garbage until all is taken out: of as much as a tenth more it was not seen that it is
garbage, measured with 40 presses in flight. A press makes some 55, so 20,000 presses."""
LATEST: Final = 3
"""After so many times as many it is done even if somebody waits."""
GIVES_BACK: Final = 30.0
"""Seconds between two times that memory is given back."""
LARGE: Final = 128 * 1024
"""Bytes that are got from the system by themselves. Left to itself, glibc has ever more in its heap."""
M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
"""As <malloc.h> has them."""


def spare() -> None:
    """Leave full collections to `tidy`."""
    gc.set_threshold(YOUNG, ROUNDS, NEVER)


def settle() -> None:
    """Do not look again at what is there now."""
    gc.freeze()


def keep_together() -> None:
    """One heap, without what is large. Before there are threads."""
    _ask_malloc("mallopt", M_MMAP_THRESHOLD, LARGE)
    _ask_malloc("mallopt", M_ARENA_MAX, 1)


def give_back() -> None:
    """Let the system have what is free within the heap."""
    _ask_malloc("malloc_trim", 0)


def _ask_malloc(what: str, *values: int) -> None:
    """Nothing is done where the allocator is not glibc's: others see to it themselves."""
    with contextlib.suppress(OSError, TypeError, AttributeError):
        getattr(ctypes.CDLL(None), what)(*values)


def _found() -> int:
    """Objects that were found to be garbage since the start."""
    return sum(generation["collected"] for generation in gc.get_stats())


def _alive() -> int:
    """Objects that are looked at each time.

    Counted without another thread having its turn meanwhile: a tuple that one is just building must not be
    in a list by the time it goes on (SystemError there, in `tuple()` of a generator)."""
    return sum(map(len, map(gc.get_objects, (2,))))


async def tidy(quiet: Callable[[], bool]) -> None:
    """Collect now and then, for ever, when it is `quiet` if that comes in time."""
    looked, given = _found(), time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        for _ in range(LOOKS):
            if quiet():
                break
            await asyncio.sleep(LOOK)
        since = _found() - looked
        if since >= LATEST * TAKES_OUT or (since >= TAKES_OUT and quiet()):
            gc.unfreeze()
            gc.collect()
            looked = _found()
        else:
            gc.collect()
        if time.monotonic() - given >= GIVES_BACK:
            give_back()
            given = time.monotonic()
        alive = _alive()
        if alive > MANY or (alive > FEW and quiet()):
            settle()
