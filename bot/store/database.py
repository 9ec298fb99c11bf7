"""The store's transactions, which say clearly when they cannot be."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from types import TracebackType
from typing import Any, NamedTuple, TypeVar

from prometheus_client import Histogram
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import QueuePool

from bot.process import measures
from bot.process.logs import begin_alone, cause, caused_by, logger
from bot.process.shards import Shards
from bot.store.connection import Connection, seen
from bot.store.deferred import Press
from bot.store.leases import Leases, SharedLeases
from bot.store.portable import is_postgres
from bot.store.postgres import Postgres
from bot.store.sqlite import Sqlite

log = logger(__name__)


Found = TypeVar("Found")
Change = Callable[[AsyncConnection], Awaitable[object]]
"""Something to do in a transaction."""
ROUNDS = 100
"""How often closing looks, for a moment each, whether who was cancelled has given back what it used."""
BATCH = 16
"""Changes in one commit at most: an answer must not wait long behind them."""
LATE = 5.0
"""Seconds that a change waits for a commit of others at most, if nothing is lost with it (`write_late`)."""
LATE_BESIDE = 0.3
"""The same on a server, where answers do not take it along. Less than another process waits for a lease that
is given back (`leases.LINGER`)."""


class StoreUnavailable(Exception):
    """The database is locked, full or unreadable just now; nothing was changed."""


class _Soon(NamedTuple):
    """A change that waits to be made with others."""

    change: Change
    done: asyncio.Future[Any]
    by: int | None
    """The interaction that led to it."""

    async def make(self, connection: AsyncConnection) -> object:
        with caused_by(self.by):
            return await self.change(connection)


class Database:
    """The store: an SQLite file, or a PostgreSQL database. How each of them keeps transactions apart is said
    in `sqlite` and `postgres`."""

    def __init__(self, path: str, busy_ms: int = 2000, shards: Shards | None = None) -> None:
        """`shards`: of the gateway, where this process does not carry all; a file cannot be shared."""
        self.path = path
        self.busy_seconds = busy_ms / 1000
        self.backend = Postgres(path) if is_postgres(path) else Sqlite(path, self._connect)
        self._shared = SharedLeases(shards) if shards is not None and not shards.all else None
        self.leases: Leases = self._shared or Leases()
        self.writer, self.reader = self.backend.writer, self.backend.reader
        self.presses: dict[int, Press] = {}
        """What is being worked on, by interaction."""
        self._soon: list[_Soon] = []
        self._late: list[_Soon] = []
        self._at_the_latest: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._moments: dict[asyncio.Task[Any] | None, _Moment] = {}
        """Of tasks that read what follows in one transaction."""

    def _connect(self, path: str, **options: Any) -> Connection:
        return Connection(path, self.busy_seconds, **options)

    def serving(self, lost: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """Hold the store for this process, and those it is shared with: InUse. `lost`: another has it."""
        return self.backend.serving(lost, self._shared)

    @asynccontextmanager
    async def write(self, *, of: int | None = None, long: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change things: committed at the end, undone by any exception. Nobody else
        changes anything meanwhile.

        `of`: it reads and changes what belongs to this game only, so that others may change other games
        beside it, where the store can do that. `long`: as for `read`."""
        press = self._press()
        along: list[_Soon] = []
        try:
            async with _Watched(self.backend, self.backend.write(of, long), _WRITES) as connection:
                if self.backend.one_writer:
                    along = self._take_late()
                for each in along:
                    await self._make_along(each, connection)
                yield connection
                if press is not None:
                    await press.store(connection)
            if press is not None:
                press.stored = True
        except BaseException:
            self._put_late([each for each in along if not each.done.done()])
            raise
        finally:
            if press is not None:
                press.quiet.set()
        for each in along:
            if not each.done.done():
                each.done.set_result(None)

    async def _make_along(self, asked: _Soon, connection: AsyncConnection) -> None:
        """What others commit does not fail with it, unless it is the store that does."""
        try:
            await asked.make(connection)
        except Exception as error:
            if self.backend.unavailable(error) is not None:
                raise
            asked.done.set_exception(error)

    def _press(self) -> Press | None:
        """The press that what is done here is the work of."""
        interaction = cause()
        return self.presses.get(interaction) if interaction is not None else None

    async def write_soon(self, change: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """Make a small change together with others that wait: one commit serves many. Returns what it found,
        once it is stored. For what follows a message sent; an answer has a transaction of its own."""
        asked = self._asked(change)
        self._soon.append(asked)
        self._begin_writing()
        found: Found = await asked.done
        return found

    def write_late(self, change: Change) -> asyncio.Future[Any]:
        """Make a small change with whatever is committed next, `LATE` seconds from now at the latest: for
        what is done again without harm if it is lost. The future is done once it is stored or has failed."""
        asked = self._asked(change)
        asked.done.add_done_callback(seen)
        self._put_late([asked])
        return asked.done

    def _put_late(self, changes: Sequence[_Soon]) -> None:
        if changes and not self._late:
            wait = LATE if self.backend.one_writer else LATE_BESIDE
            self._at_the_latest = asyncio.get_running_loop().call_later(wait, self._write_late_now)
        self._late += changes

    def _write_late_now(self) -> None:
        """Nothing else begins it: also where others' small changes are being made at this moment."""
        self._soon += self._take_late()
        self._begin_writing()

    def _take_late(self) -> list[_Soon]:
        """What waits for a commit."""
        taken, self._late = self._late, []
        if self._at_the_latest is not None:
            self._at_the_latest.cancel()
        return taken

    def _asked(self, change: Change) -> _Soon:
        return _Soon(change, asyncio.get_running_loop().create_future(), cause())

    def _begin_writing(self) -> None:
        if (self._soon or self._late) and (self._writing is None or self._writing.done()):
            self._writing = asyncio.get_running_loop().create_task(self._write_batches())

    async def written(self) -> None:
        """Changes that were asked for "soon" or "late" are made."""
        self._begin_writing()
        while self._writing is not None and not self._writing.done():
            await asyncio.wait({self._writing})
            self._begin_writing()

    async def _write_batches(self) -> None:
        begin_alone()  # It serves whoever asks, not only who came first.
        self._soon += self._take_late()
        while self._soon:
            batch, self._soon = self._soon[:BATCH], self._soon[BATCH:]
            await self._write_together(batch)

    async def _write_together(self, batch: Sequence[_Soon]) -> None:
        try:
            async with self.write() as connection:
                found = [await each.make(connection) for each in batch]
        except Exception as error:
            if len(batch) > 1:
                # One of them is at fault: each for itself, so that the others are not undone with it.
                for each in batch:
                    await self._write_together([each])
            elif not batch[0].done.done():
                batch[0].done.set_exception(error)
            return
        for each, result in zip(batch, found, strict=True):
            if not each.done.done():
                each.done.set_result(result)

    def read(self, *, long: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """A consistent picture of the store. `long`: what is read takes many milliseconds (whole tables), and
        is read away from the event loop."""
        moment = self._moments.get(asyncio.current_task()) if self._moments and not long else None
        return _Watched(self.backend, moment or self.backend.read(long), _READS)

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[None]:
        """Whatever this task reads within is of one moment, and one transaction. For some looks one after the
        other: meanwhile it has one of a few connections."""
        moment = self._moments[asyncio.current_task()] = _Moment(self.backend.read)
        try:
            yield
        finally:
            del self._moments[asyncio.current_task()]
            await moment.end()

    async def scrub(self) -> None:
        """What has been deleted or overwritten shall not be left in the bytes of an SQLite database: in the
        file it is overwritten at once (`sqlite.PRAGMAS`), here the journal is emptied; where that cannot be
        now, the next time. What is left in a server's files is the server's to overwrite."""
        if isinstance(self.backend, Postgres):
            return
        try:
            if await self.backend.scrub():
                return
        except Exception as error:
            if self.backend.unavailable(error) is None:
                raise
        log.warning("journal not emptied")

    async def close(self) -> None:
        """Changes that wait to be made are made first; whoever else reads or writes is cut off."""
        await self.written()
        await self.backend.release()
        # Whoever was cancelled leaves it to a task of SQLAlchemy's to give the connection back.
        for _ in range(ROUNDS):
            if not (_in_use(self.writer) or _in_use(self.reader)):
                break
            # Real time, whatever the event loop takes for time: threads are at work.
            await asyncio.to_thread(time.sleep, 0.002)
        await self.writer.dispose()
        await self.reader.dispose()
        await self.backend.close()


def _in_use(engine: AsyncEngine) -> int:
    """How many of its connections somebody has, or is opening."""
    assert isinstance(engine.pool, QueuePool)
    return engine.pool.checkedout()


class _Moment:
    """A transaction that goes on between what is read in it. It begins with the first of that."""

    def __init__(self, begin: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._begin = begin
        self._within: AbstractAsyncContextManager[AsyncConnection] | None = None

    async def __aenter__(self) -> AsyncConnection:
        if self._within is None:
            within = self._begin()
            self._connection = await within.__aenter__()
            self._within = within
        return self._connection

    async def __aexit__(self, *raised: Any) -> None:
        if raised[0] is not None:  # a server goes on with nothing after an error
            await self.end(*raised)

    async def end(self, *raised: Any) -> None:
        within, self._within = self._within, None
        if within is not None:
            await within.__aexit__(*(raised or (None, None, None)))


_READS, _WRITES = measures.DATABASE.labels("read"), measures.DATABASE.labels("write")


class _Watched:
    """A transaction that is timed, and says when it was the store that failed."""

    def __init__(
        self,
        backend: Sqlite | Postgres,
        within: AbstractAsyncContextManager[AsyncConnection],
        seconds: Histogram,
    ) -> None:
        self.backend = backend
        self.within = within
        self.seconds = seconds
        self.begun = time.perf_counter()

    async def __aenter__(self) -> AsyncConnection:
        try:
            return await self.within.__aenter__()
        except BaseException as error:
            self._ended(error)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        failed = error
        try:
            await self.within.__aexit__(kind, error, trace)
        except BaseException as ending:
            failed = ending
            raise
        finally:
            self._ended(failed)

    def _ended(self, error: BaseException | None) -> None:
        self.seconds.observe(time.perf_counter() - self.begun)
        reason = self.backend.unavailable(error) if isinstance(error, Exception) else None
        if reason is not None:
            log.error("store unavailable", reason=reason)
            raise StoreUnavailable(reason) from error
