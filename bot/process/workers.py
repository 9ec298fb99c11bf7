"""Heavy work away from the event loop: pictures, and the pairing of large fields.

What holds the interpreter (drawing, matching) would stop every answer while it lasts, in a thread as well; so
it is done in processes, each job with a limit of time, each process with a limit of memory. A job is a
callable that can be pickled and whose module imports little: a function of `render` or `engine` with its
arguments (`functools.partial`).
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pkgutil
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from multiprocessing import forkserver
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext
from typing import Protocol, TypeVar

import pebble

from bot.process.logs import logger

log = logger(__name__)

T = TypeVar("T")

QUEUE_SECONDS = 10.0
"""How long a job may wait for its turn, where nothing else is said."""
START_SECONDS = 5.0
"""How long it may wait besides for the processes to start, where they have not (`begin`)."""
MEMORY_MIB = 1024
"""What a process may take of the address space before its allocations fail."""
JOBS = 2000
"""After so many a process is replaced."""


def _rooms(floor: str) -> list[str]:
    """The packages in a package, which is not imported."""
    found = find_spec(floor)
    there = pkgutil.iter_modules(found.submodule_search_locations if found is not None else ())
    return [f"{floor}.{room.name}" for room in there if room.ispkg]


LOADED = (
    "bot.process.loading", "pebble", "bot.process.workers", *_rooms("render"), *_rooms("engine.players"),
    "engine.leagues.season.importing", "render.ready",
)  # fmt: skip
"""Imported once, before the processes are forked with what draws and plays each game; the last freezes it."""

# A process that is told to end does so at once (`_begin`); pebble would wait for three seconds.
pebble.CONSTS.term_timeout = 0.5


class Workers(Protocol):
    """Does jobs. Raises whatever they raise, TimeoutError for one that took or waited too long."""

    async def begin(self) -> None:
        """Be ready for the first job, which need not wait for that then."""

    async def run(self, job: Callable[[], T], seconds: float, queue: float | None = None) -> T:
        """The job's result; it may run for so many seconds, and wait so many for its turn."""

    def wait(self, job: Callable[[], T], seconds: float) -> T:
        """The same from a thread."""

    async def close(self) -> None:
        """Give up what is running."""


class Processes:
    """As many processes as named, started for the first job."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: pebble.ProcessPool | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._lock = threading.Lock()
        self._closed = False

    async def begin(self) -> None:
        if self._beginning is None or self._beginning.done():
            # Once, whoever waits for it: threads for everything else would be used up.
            self._beginning = asyncio.create_task(asyncio.to_thread(self._begun), name="workers")
        await asyncio.shield(self._beginning)

    async def run(self, job: Callable[[], T], seconds: float, queue: float | None = None) -> T:
        try:
            scheduled = self._scheduled(job, seconds)
        except RuntimeError:  # not begun, or not there any more
            async with asyncio.timeout(START_SECONDS):
                await self.begin()
            scheduled = self._scheduled(job, seconds)
        async with asyncio.timeout(seconds + (QUEUE_SECONDS if queue is None else queue)):
            return await asyncio.wrap_future(scheduled)

    def wait(self, job: Callable[[], T], seconds: float) -> T:
        self._begun()
        future = self._scheduled(job, seconds)
        try:
            return future.result(seconds + QUEUE_SECONDS)
        except TimeoutError:
            future.cancel()
            raise

    def _scheduled(self, job: Callable[[], T], seconds: float) -> Future[T]:
        if self._pool is None:
            raise RuntimeError("the workers are closed")
        found: Future[T] = self._pool.schedule(job, timeout=seconds)
        return found

    def _begun(self) -> None:
        """Blocks while processes are started (and what they are forked from has loaded, `prepare`)."""
        with self._lock:
            if self._closed:
                raise RuntimeError("the workers are closed")
            if self._pool is None or not self._pool.active:
                self._end()
                pool = pebble.ProcessPool(self.count, JOBS, _begin, (MEMORY_MIB,), prepare())
                assert pool.active  # which starts them
                self._pool = pool

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._lock:
            self._closed = True
            self._end()

    def _end(self) -> None:
        """No process is left, also where the pool gave itself up."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None


class Threads:
    """The same in threads of this process, without limits of memory: for tests and for very small machines. A
    job that takes too long is no longer waited for, but goes on."""

    def __init__(self, count: int = 1) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="work")

    async def begin(self) -> None:
        pass

    async def run(self, job: Callable[[], T], seconds: float, queue: float | None = None) -> T:
        async with asyncio.timeout(seconds + (QUEUE_SECONDS if queue is None else queue)):
            return await asyncio.get_running_loop().run_in_executor(self._pool, job)

    def wait(self, job: Callable[[], T], seconds: float) -> T:
        return job()

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def workers(count: int) -> Workers:
    """So many processes; for 0, a thread."""
    return Processes(count) if count else Threads()


def prepare() -> BaseContext:
    """Begin to load what processes are forked from, beside whatever is done here meanwhile: it takes seconds.

    They are forked from a process that has no threads: forking this one could deadlock."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(LOADED))
    forkserver.ensure_running()
    return context


def _begin(mebibytes: int) -> None:
    """A process begins: with its limit, and so that it ends with the bot, however that ends."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limits
        import resource

        most = mebibytes * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
