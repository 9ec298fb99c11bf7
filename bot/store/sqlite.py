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
from typing import Any
from weakref import WeakSet

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.connection import Connection

READERS = 8
"""Connections that only read, each with a thread of its own."""
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


class Sqlite:
    """A file as the store. `connect`: makes the driver's connections."""

    def __init__(self, path: str, connect: Connect) -> None:
        url = f"sqlite+aiosqlite:///{path}"
        self._connections: WeakSet[Connection] = WeakSet()

        def create(path: str, **options: Any) -> Connection:
            connection = connect(path, **options)
            self._connections.add(connection)
            return connection

        # Parameters are states and answers: they must not turn up in an error's text.
        common = {"connect_args": {"async_creator_fn": create}, "hide_parameters": True}
        self.writer = create_async_engine(url, pool_size=1, max_overflow=0, **common)
        # The one that was used last comes first: those for busy moments keep nothing in memory otherwise.
        self.reader = create_async_engine(
            url, pool_size=READERS, max_overflow=0, pool_use_lifo=True, **common
        )
        _prepare(self.writer, "BEGIN IMMEDIATE", PRAGMAS)
        _prepare(self.reader, "BEGIN", (*PRAGMAS, f"cache_size = -{READS_KIB}"))

    @asynccontextmanager
    async def serving(self, _lost: object, _leases: object) -> AsyncIterator[None]:
        """A file is held by `process.alone`, before it is brought up to date."""
        yield

    @asynccontextmanager
    async def write(self, _of: object) -> AsyncIterator[AsyncConnection]:
        async with self.writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        # No commit at the end: closing rolls back, which is one turn to the connection's thread less.
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def away(self, connection: AsyncConnection) -> AsyncIterator[None]:
        """Whatever is asked within goes to the connection's thread."""
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, Connection)
        driver.threaded = True
        try:
            yield
        finally:
            driver.threaded = False

    async def scrub(self) -> bool:
        """Write all that is in the journal into the file, and empty it: it holds copies of what has been
        overwritten. False where others are reading for too long."""
        for _ in range(SCRUBS):
            async with self.writer.connect() as connection, self.away(connection):
                driver = (await connection.get_raw_connection()).driver_connection
                assert isinstance(driver, Connection)
                async with driver.execute("PRAGMA wal_checkpoint(TRUNCATE)") as cursor:
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

    async def close(self) -> None:
        for connection in list(self._connections):
            await connection.close()


def _prepare(engine: AsyncEngine, begin: str, pragmas: Sequence[str]) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        # What was asked of the driver itself (`statements`) may have begun it.
        if not connection.connection.driver_connection.in_transaction:
            connection.exec_driver_sql(begin)
