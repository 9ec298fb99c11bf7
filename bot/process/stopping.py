"""Stopping: SIGTERM or SIGINT at any moment ends the process within five seconds, and nothing is lost.

Whatever has been acknowledged is in the store by then, so that a stop need not finish anything; it only does
not tear what is nearly done. Every wait in it has its limit, and behind all of them stands a thread that ends
the process whatever else happens.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Collection
from typing import Any

from bot.process.logs import logger

log = logger(__name__)

SECONDS = 4.5
"""After the signal, the process has ended."""
FINISH_SECONDS = 1.5
"""For what is nearly done: presses that are being answered, messages under way."""
CANCEL_SECONDS = 0.5
"""For tasks to end that have been told to."""
CLOSE_SECONDS = 0.5
"""For each connection to be closed: to Discord, to the store."""


class Stop:
    """Waits for the signal to stop, and sees to it that the process ends."""

    def __init__(self) -> None:
        self._asked = asyncio.Event()

    def listen(self) -> None:
        """Take SIGINT and SIGTERM from now on."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # not on Windows
                loop.add_signal_handler(name, self.ask)

    def ask(self) -> None:
        """Stop; asked again, nothing more happens."""
        if self._asked.is_set():
            return
        self._asked.set()
        guard = threading.Timer(SECONDS, _end)
        guard.daemon = True
        guard.start()

    async def wait(self) -> None:
        """Until somebody asks."""
        await self._asked.wait()


def _end() -> None:
    log.error("stopped by force")
    os._exit(0)


async def finish(tasks: Collection[asyncio.Task[Any]], seconds: float = FINISH_SECONDS) -> None:
    """Let tasks come to their end within so many seconds; whatever has not is cancelled, and what does not
    end even then is left behind and logged."""
    waited = set(tasks)
    if waited and seconds > 0:
        _, waited = await asyncio.wait(waited, timeout=seconds)
    for task in waited:
        task.cancel()
    if waited:
        _, waited = await asyncio.wait(waited, timeout=CANCEL_SECONDS)
    for task in waited:
        log.error("task did not end", task=task.get_name())
    for task in set(tasks) - waited:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("task ended with an error", task=task.get_name(), error=type(error).__name__)
