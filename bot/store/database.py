"""Opening the database: migrations, SQLite's settings, transactions that say clearly when they cannot be."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from bot.process import measures
from bot.process.logs import begin_alone, logger
from bot.store.backup import create_private, revision
from bot.store.connection import Connection

log = logger(__name__)


Change = Callable[[AsyncConnection], Awaitable[None]]
"""Something to do in a transaction."""
READERS = 8
"""Connections that only read, each with a thread of its own."""
ROUNDS = 100
"""How often closing looks, for a moment each, whether who was cancelled has given back what it used."""
BATCH = 16
"""Changes in one commit at most: an answer must not wait long behind them."""


class StoreUnavailable(Exception):
    """The database is locked, full or unreadable just now; nothing was changed."""


MIGRATIONS = Path(__file__).parent / "migrations"


def newest_revision() -> str:
    """The schema the code expects: migrations are named by their number, which is their revision."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(path: str) -> None:
    """Bring the file at `path` to the newest schema, making it where it is missing."""
    if revision(path) == newest_revision():
        return
    with contextlib.suppress(OSError):  # what is wrong with the path, SQLite says
        create_private(path)
    # Alembic takes a third of a second to import: only who needs it shall wait for it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


class Database:
    """One SQLite file. Readers never wait for the writer (WAL); writers take turns.

    synchronous=FULL: an answer is told to be taken only once it is on the disk, so that a power cut loses
    none. At a commit per decision the extra fsync (about a millisecond) is not felt.
    """

    def __init__(self, path: str, busy_ms: int = 2000) -> None:
        url = f"sqlite+aiosqlite:///{path}"
        self.path = path
        self.busy_seconds = busy_ms / 1000
        # Parameters are states and answers: they must not turn up in an error's text.
        arguments = {"async_creator_fn": self._connect}
        common = {"connect_args": arguments, "hide_parameters": True}
        self.writer = create_async_engine(url, pool_size=1, max_overflow=0, **common)
        self.reader = create_async_engine(url, pool_size=READERS, max_overflow=0, **common)
        self._connections: WeakSet[Connection] = WeakSet()
        self._soon: list[tuple[Change, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        _prepare(self.writer, "BEGIN IMMEDIATE")
        _prepare(self.reader, "BEGIN")

    @asynccontextmanager
    async def write(self, *, long: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change things: committed at the end, undone by any exception. `long`: as for
        `read`."""
        with measures.timed(measures.DATABASE, "write"):
            async with _translate_errors(), self.writer.begin() as connection, _away(connection, long):
                yield connection

    async def write_soon(self, change: Change) -> None:
        """Make a small change together with others that wait: one commit serves many. Returns once it is
        stored. For what follows a message sent; an answer has a transaction of its own."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._soon.append((change, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write_batches())
        await done

    async def _write_batches(self) -> None:
        begin_alone()  # It serves whoever asks, not only who came first.
        while self._soon:
            batch, self._soon = self._soon[:BATCH], self._soon[BATCH:]
            try:
                async with self.write() as connection:
                    for change, _ in batch:
                        await change(connection)
            except Exception as error:
                if len(batch) > 1:
                    # One of them is at fault: each for itself, so that the others are not undone with it.
                    for each in batch:
                        await self._write_one(*each)
                elif not batch[0][1].done():
                    batch[0][1].set_exception(error)
                continue
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _write_one(self, change: Change, done: asyncio.Future[None]) -> None:
        try:
            async with self.write() as connection:
                await change(connection)
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(None)

    @asynccontextmanager
    async def read(self, *, long: bool = False) -> AsyncIterator[AsyncConnection]:
        """A consistent picture of the store. `long`: what is read takes many milliseconds (whole tables), and
        is read away from the event loop."""
        # No commit at the end: closing rolls back, which is one turn to the connection's thread less.
        with measures.timed(measures.DATABASE, "read"):
            async with _translate_errors(), self.reader.connect() as connection, _away(connection, long):
                yield connection

    def _connect(self, path: str, **options: Any) -> Connection:
        connection = Connection(path, self.busy_seconds, **options)
        self._connections.add(connection)
        return connection

    async def close(self) -> None:
        """Changes that were asked for "soon" are made first; whoever else reads or writes is cut off."""
        if self._writing is not None:
            await asyncio.wait({self._writing})
        # Whoever was cancelled leaves it to a task of SQLAlchemy's to give the connection back.
        for _ in range(ROUNDS):
            if not (_in_use(self.writer) or _in_use(self.reader)):
                break
            # Real time, whatever the event loop takes for time: threads are at work.
            await asyncio.to_thread(time.sleep, 0.002)
        await self.writer.dispose()
        await self.reader.dispose()
        for connection in list(self._connections):
            await connection.close()


@asynccontextmanager
async def _away(connection: AsyncConnection, long: bool) -> AsyncIterator[None]:
    """Whatever is asked within goes to the connection's thread, if it is long."""
    if not long:
        yield
        return
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, Connection)
    driver.threaded = True
    try:
        yield
    finally:
        driver.threaded = False


def _in_use(engine: AsyncEngine) -> int:
    """How many of its connections somebody has, or is opening."""
    assert isinstance(engine.pool, QueuePool)
    return engine.pool.checkedout()


@asynccontextmanager
async def _translate_errors() -> AsyncIterator[None]:
    try:
        yield
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.OperationalError | sqlite3.DatabaseError) and not isinstance(
            error.orig, sqlite3.IntegrityError | sqlite3.ProgrammingError
        ):
            log.error("store unavailable", reason=str(error.orig))
            raise StoreUnavailable(str(error.orig)) from error
        raise


def _prepare(engine: AsyncEngine, begin: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)
