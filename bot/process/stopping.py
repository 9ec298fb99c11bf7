"""Stopping: SIGTERM or SIGINT at any moment ends the process within five seconds, and nothing is lost.

Whatever has been acknowledged is in the store by then, so that a stop need not finish anything; it only does
not tear what is nearly done. Every wait in it has its limit, and behind all of them stands a thread that ends
the process whatever else happens. It is this thread that hears the signal: the event loop may be busy.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NoReturn

from bot.process.logs import logger

log = logger(__name__)

SECONDS = 4.0
"""After the signal, the process has ended."""
FINISH_SECONDS = 1.2
"""For what is nearly done: presses that are being answered, messages under way."""
CANCEL_SECONDS = 0.5
"""For tasks to end that have been told to."""
CLOSE_SECONDS = 0.5
"""For each connection to be closed: to Discord, to the store."""
FLUSH_SECONDS = 0.3
"""For the last lines of the log to be written."""


class Stop:
    """Waits for the signal to stop, and sees to it that the process ends."""

    def __init__(self) -> None:
        self.status = 0
        """The exit status."""
        self._asked = asyncio.Event()
        self._hears, self._tells = socket.socketpair()
        self._before: dict[signal.Signals, Any] = {}

    def listen(self) -> None:
        """Take SIGINT and SIGTERM from now on.

        Not by the event loop, which comes round too late where something keeps it busy: the interpreter
        writes to a socket that a thread reads."""
        loop = asyncio.get_running_loop()
        self._tells.setblocking(False)
        signal.set_wakeup_fd(self._tells.fileno(), warn_on_full_buffer=False)
        for name in (signal.SIGINT, signal.SIGTERM):
            self._before[name] = signal.signal(name, lambda *_: None)
        threading.Thread(target=self._guard, args=(loop,), name="stop", daemon=True).start()

    def ignore(self) -> None:
        """Take them no longer, where nobody has asked."""
        signal.set_wakeup_fd(-1)
        for name, handler in self._before.items():
            signal.signal(name, handler)
        self._tells.close()

    def ask(self, status: int = 0) -> None:
        """Stop, with this exit status; asked again, nothing more happens."""
        self.status = status
        self._tells.send(b"\0")

    def _guard(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self._hears.recv(1):
            return
        with contextlib.suppress(RuntimeError):  # the loop has come to its end
            loop.call_soon_threadsafe(self._asked.set)
        time.sleep(SECONDS)
        self._leave("stopped by force")

    async def wait(self) -> None:
        """Until somebody asks."""
        await self._asked.wait()

    def leave(self) -> NoReturn:
        """End the process, without waiting for threads that are at work."""
        self._leave("")

    def _leave(self, error: str) -> NoReturn:
        # In a thread: whoever reads the log may have stopped reading.
        flushing = threading.Thread(target=_flush, args=(error,), daemon=True)
        flushing.start()
        flushing.join(FLUSH_SECONDS)
        os._exit(self.status)


def _flush(error: str) -> None:
    if error:
        log.error(error)
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()


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


async def closed(close: Callable[[], Awaitable[None]]) -> None:
    """Close something; if that takes too long, leave it."""
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await close()
    except TimeoutError:
        log.warning("closing took too long", what=getattr(close, "__qualname__", ""))
