"""Work that goes on for ever in the background does go on: whatever goes wrong in it is logged and counted,
and it is begun anew after a pause.

What can go wrong with one of many things is for the work itself to see to, so that the others are done; this
is for what nobody has thought of. Everything such work does is found in the store, so that it may begin anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.process.clock import Clock
from bot.process.logs import logger
from bot.process.measures import BEGUN_ANEW

log = logger(__name__)

PAUSE: Final = 5.0
"""Seconds until it is begun anew the first time; twice as long each time after that,"""
LONGEST: Final = 300.0
"""up to this. What has gone on for longer than that begins with the first pause again."""


def begin(what: str, work: Callable[[], Awaitable[object]], clock: Clock) -> asyncio.Task[None]:
    """Do some work in the background until it comes to its end by itself, or is cancelled."""
    return asyncio.get_running_loop().create_task(_supervised(what, work, clock), name=what)


async def _supervised(what: str, work: Callable[[], Awaitable[object]], clock: Clock) -> None:
    pause = PAUSE
    while True:
        begun = clock.now()
        try:
            await work()
            return
        except (Exception, asyncio.CancelledError) as error:
            task = asyncio.current_task()
            if isinstance(error, asyncio.CancelledError) and (task is None or task.cancelling()):
                raise  # it was told to end; else something within it was cancelled, which is a fault
            BEGUN_ANEW.labels(what).inc()
            log.exception("background work failed", work=what, error=type(error).__name__)
        if clock.now() - begun > LONGEST:
            pause = PAUSE
        await clock.sleep(pause)
        pause = min(LONGEST, 2 * pause)
