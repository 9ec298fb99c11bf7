"""One SQLite file. Readers never wait for the writer (WAL); writers take turns.

synchronous=FULL: an answer is told to be taken only once it is on the disk, so that a power cut loses none.
At a commit per decision the extra fsync (about a millisecond) is not felt.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any
from weakref import WeakSet

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.connection import Connection, FileConnection

READERS = 8
"""Connections that read, each with a thread of its own; a write may go on in one of them (`_Change`)."""
PATIENCE = 30.0
"""Seconds that a transaction waits for a connection."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    # What is deleted is overwritten: somebody who is forgotten must not be left in the file's free space.
    "secure_delete = ON",
)
READS_KIB = 256
"""What of the file each of them keeps in memory. Every commit of the writer makes it worthless: with SQLite's
own 2,000 KiB eight of them kept 16 MB for nothing."""
SCRUBS = 20
"""Tries to empty the journal."""
SCRUB_SECONDS = 0.05
"""Between two of them."""
Connect = Callable[..., Connection]


class _Open:
    """The connections of an engine that are open, the one used last coming first: to give one back to
    SQLAlchemy's pool and take it again takes ten times what a transaction does.

    What only reads leaves its transaction to whoever reads next within the same turn of the event loop: all
    that those know of was committed before it began, for a commit is heard of a turn later."""

    def __init__(self, engine: AsyncEngine, most: int, commits: bool) -> None:
        self.engine = engine
        self.commits = commits
        self.patience = PATIENCE
        self.closing = False
        self._turns = asyncio.Semaphore(most)
        self._free: list[FileConnection] = []
        self._begun: list[FileConnection] = []
        """Those that began to read in this turn."""

    async def take(self) -> FileConnection:
        """One that nobody uses, as soon as there is one."""
        if not self._turns.locked():
            await self._turns.acquire()
        else:
            try:
                await asyncio.wait_for(self._turns.acquire(), self.patience)
            except TimeoutError as error:
                raise NoConnection("no connection in time") from error
        try:
            taken = self._free.pop() if self._free else await FileConnection(self.engine).start()
        except BaseException:
            self._turns.release()
            raise
        if not self.commits and taken not in self._begun:
            if not self._begun:
                asyncio.get_running_loop().call_soon(self._turn_is_over)
            self._begun.append(taken)
        return taken

    def _turn_is_over(self) -> None:
        begun, self._begun = self._begun, []
        for connection in begun:
            connection.driver.asked = 0
            if connection in self._free and not connection.driver.undo():
                self._free.remove(connection)
                self._dropped = asyncio.ensure_future(connection.close())

    async def go_on(self) -> FileConnection | None:
        """What was read in this turn, to be gone on with by who changes something. None where nothing was, or
        others change something or have done so since."""
        found = self._free[-1] if self._free and not self._turns.locked() else None
        if found is None or found not in self._begun or not found.lock():
            return None
        await self._turns.acquire()
        return self._free.pop()

    async def give(self, connection: FileConnection, failed: bool, commits: bool = False) -> None:
        """End its transaction and let others have it. One that could not end it is SQLAlchemy's to see to."""
        commits = commits or self.commits
        try:
            if failed or commits or connection not in self._begun or connection.in_transaction():
                await connection.end(commits and not failed)
            if self.closing:
                await connection.close()
            else:
                self._free.append(connection)
        except BaseException:
            await asyncio.shield(asyncio.ensure_future(connection.close()))
            raise
        finally:
            self._turns.release()

    async def close(self) -> None:
        self.closing = True
        while self._free:
            await self._free.pop().close()


class _Use:
    """A transaction."""

    def __init__(self, of: _Open, long: bool) -> None:
        self.of = of
        self.long = long

    async def __aenter__(self) -> FileConnection:
        self.connection = await self.of.take()
        self.connection.driver.threaded = self.long
        return self.connection

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.connection.driver.threaded = False
        await self.of.give(self.connection, error is not None)


class _Change(_Use):
    """One that changes something. It goes on where something was just read, if it can: a press reads, and
    writes what comes of it, in one transaction."""

    def __init__(self, of: _Open, long: bool, reading: _Open) -> None:
        super().__init__(of, long)
        self.reading = reading

    async def __aenter__(self) -> FileConnection:
        own = await super().__aenter__()
        self.on = None if self.long else await self.reading.go_on()
        return self.on or own

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if self.on is not None:
                await self.reading.give(self.on, error is not None, commits=True)
        finally:
            await super().__aexit__(kind, error, trace)


class Sqlite:
    """A file as the store. `connect`: makes the driver's connections."""

    one_writer = True
    """Whether no two transactions that change something go on beside each other."""

    def __init__(self, path: str, connect: Connect) -> None:
        url = f"sqlite+aiosqlite:///{path}"
        self._connections: WeakSet[Connection] = WeakSet()

        def engine(most: int, begins: str, pragmas: Sequence[str]) -> AsyncEngine:
            def create(path: str, **options: Any) -> Connection:
                connection = connect(path, **options)
                connection.begins = begins
                self._connections.add(connection)
                return connection

            made = create_async_engine(
                url,
                pool_size=most,
                max_overflow=0,
                connect_args={"async_creator_fn": create},
                # Parameters are states and answers: they must not turn up in an error's text.
                hide_parameters=True,
            )
            _prepare(made, pragmas)
            return made

        self.writer = engine(1, "BEGIN IMMEDIATE", PRAGMAS)
        self.reader = engine(READERS, "BEGIN", (*PRAGMAS, f"cache_size = -{READS_KIB}"))
        self.writing = _Open(self.writer, 1, commits=True)
        self.reading = _Open(self.reader, READERS, commits=False)

    @asynccontextmanager
    async def serving(self, _lost: object, _leases: object) -> AsyncIterator[None]:
        """A file is held by `process.alone`, before it is brought up to date."""
        yield

    def write(self, _of: object, long: bool = False) -> _Use:
        """`long`: whatever is asked within goes to the connection's thread."""
        return _Change(self.writing, long, self.reading)

    def read(self, long: bool = False) -> _Use:
        return _Use(self.reading, long)

    async def scrub(self) -> bool:
        """Write all that is in the journal into the file, and empty it: it holds copies of what has been
        overwritten. False where others are reading for too long."""
        for _ in range(SCRUBS):
            async with (
                self.write(None, long=True) as connection,
                connection.driver.execute("PRAGMA wal_checkpoint(TRUNCATE)") as cursor,
            ):
                found = await cursor.fetchone()
            if found is not None and not found[0]:
                return True
            # Real time, whatever the event loop takes for time: others have their connections meanwhile.
            await asyncio.to_thread(time.sleep, SCRUB_SECONDS)
        return False

    def unavailable(self, error: BaseException) -> str | None:
        """Why the store cannot be used just now; None if that is not what went wrong."""
        kinds = sqlite3.OperationalError | sqlite3.DatabaseError
        ours = sqlite3.IntegrityError | sqlite3.ProgrammingError
        if isinstance(error, NoConnection):  # so many wait that one's turn does not come
            return str(error)
        if not isinstance(error, DBAPIError):
            return None
        if isinstance(error.orig, kinds) and not isinstance(error.orig, ours):
            return str(error.orig)
        return None

    async def release(self) -> None:
        """Keep no connection open that nobody uses."""
        await self.writing.close()
        await self.reading.close()

    async def close(self) -> None:
        for connection in list(self._connections):
            await connection.close()


def _prepare(engine: AsyncEngine, pragmas: Sequence[str]) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        # What was asked of the driver itself (`statements`) may have begun it.
        driver = connection.connection.driver_connection
        if not driver.in_transaction:
            connection.exec_driver_sql(driver.begins)
