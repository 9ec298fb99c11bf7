"""A connection to SQLite whose queries run where they are asked for, and only waiting is done in a thread.

A query of one game takes some hundredths of a millisecond; to hand it to a thread and back takes several
times that, and an answer is some fifteen queries. So they run in the event loop's own thread. What may have
to wait goes to the connection's thread, as all does in aiosqlite: a commit (for the disk), and whatever finds
the database locked by another process. After some queries the other tasks have their turn.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import aiosqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
FETCHES: Final = {"fetchone", "fetchmany", "fetchall"}
Found = tuple[list[Any], int]
"""The rows that a statement finds, and how many it has changed."""
RETRY_SECONDS: Final = 0.005
"""Between two looks whether the database is still locked."""
TURN: Final = 8
"""Statements (`ask`) after which the other tasks have their turn."""

LOCK: Final = "UPDATE games SET id = id WHERE 0"
"""Changes nothing, and lets nobody else do so until the transaction ends."""


class Connection(aiosqlite.Connection):
    """May be closed more than once.

    SQLAlchemy closes a connection twice where the task that uses it is cancelled while it closes it. In
    aiosqlite the second closing waits for ever for a thread that has ended; here, for the first.

    `busy_seconds`: how long a query waits for a lock. SQLite itself must not wait (timeout 0): it would hold
    the event loop."""

    threaded = False
    """Whether every query goes to the thread: for what reads whole tables."""
    begins = "BEGIN"
    """How a transaction begins."""

    def __init__(self, path: str, busy_seconds: float, **options: Any) -> None:
        # SQLAlchemy says BEGIN itself; the driver's own late BEGIN would let two writers deadlock.
        options |= {"timeout": 0.0, "check_same_thread": False, "isolation_level": None}
        super().__init__(lambda: sqlite3.connect(path, **options), iter_chunk_size=64)
        # A process that ends does not wait for it: whatever is not committed is not there.
        self._thread.daemon = True
        self.busy_seconds = busy_seconds
        self._away: asyncio.Future[Any] | None = None
        """What the thread is doing."""
        self._ending: asyncio.Future[None] | None = None
        self._ended = False
        self.asked = 0
        """Statements, of which some let other tasks have their turn."""

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Everything that is asked of the connection or one of its cursors comes through here."""
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        query = fn.__name__ in ("execute", "executemany")
        # A query finds its first row; the others are found when they are fetched.
        if fn.__name__ == "commit" or (self.threaded and (query or fn.__name__ in FETCHES)):
            return await self._in_thread(partial(fn, *args, **kwargs))
        await self.rest()
        try:
            result = fn(*args, **kwargs)
        except sqlite3.OperationalError as error:
            if not is_locked(error):
                raise
            return await self._in_thread(partial(fn, *args, **kwargs))
        # Not while a connection is made ready: SQLAlchemy leaves one lying that is cancelled then.
        if query and not args[0].startswith(("BEGIN", "PRAGMA")):
            await asyncio.sleep(0)
        return result

    async def ask(self, text: str, given: Sequence[Sequence[Any]]) -> Found:
        """Carry out a statement in the transaction that goes on, or begins with it, for each of several sets
        of parameters. Raises as SQLAlchemy does."""
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        await self.rest()
        found: Found
        try:
            if not self.threaded:
                try:
                    found = _carry_out(self._connection, self.begins, text, given)
                except sqlite3.OperationalError as error:
                    if not is_locked(error):
                        raise
                else:
                    self.asked += 1
                    if not self.asked % TURN:
                        await asyncio.sleep(0)
                    return found
            found = await self._in_thread(partial(_carry_out, self._connection, self.begins, text, given))
            return found
        except sqlite3.Error as error:
            raise _as_told(text, error) from error

    async def end(self, commits: bool) -> None:
        """End the transaction that goes on: commit it, or undo what was asked. Raises as SQLAlchemy does."""
        try:
            await (self.commit() if commits else self.rollback())
        except sqlite3.Error as error:
            raise _as_told("COMMIT" if commits else "ROLLBACK", error) from error

    def undo(self) -> bool:
        """End, here and now, a transaction that has only read. False where that cannot be."""
        try:
            self._conn.rollback()
        except (sqlite3.Error, ValueError):  # the latter: it is closed
            return False
        return True

    def lock(self) -> bool:
        """Have the transaction that goes on be the one that changes things, here and now. False where another
        does, or has since it began to read."""
        try:
            self._conn.execute(LOCK)
        except (sqlite3.Error, ValueError):
            return False
        return True

    async def rest(self) -> None:
        """Wait for what the thread still does for who was cancelled: one thing at a time."""
        if self._away is not None and not self._away.done():
            await asyncio.wait({self._away})

    async def _in_thread(self, ask: Callable[[], Any]) -> Any:
        future = self._away = asyncio.get_running_loop().create_future()
        future.add_done_callback(seen)
        self._tx.put_nowait((future, partial(_patiently, ask, self.busy_seconds)))
        return await asyncio.shield(future)

    def stop(self) -> asyncio.Future[None] | None:
        """The future is done when the thread has closed the file; None where no event loop runs."""
        if not self._ended:
            self._ended = True
            self._ending = super().stop()
        # Whoever waits may be cancelled, and the others wait on.
        return asyncio.shield(self._ending) if self._ending is not None else None

    async def close(self) -> None:
        ending = self.stop()
        if ending is not None:
            await ending


class FileConnection(AsyncConnection):
    """SQLAlchemy's connection, with the driver's own that is below it (`driver`)."""

    driver: Connection

    async def start(self, is_ctxmanager: bool = False) -> FileConnection:
        await super().start(is_ctxmanager)
        driver = (await self.get_raw_connection()).driver_connection
        assert isinstance(driver, Connection)
        self.driver = driver
        return self

    def lock(self) -> bool:
        """Have nobody else change anything from now on, if nobody has since it began to read."""
        return self.driver.in_transaction and not self.in_transaction() and self.driver.lock()

    async def end(self, commits: bool) -> None:
        """End the transaction, whoever of both has begun it, also one that the thread is only about to begin:
        left behind, it would keep others from writing, and the next one's commit would store half of it."""
        await self.driver.rest()
        if self.in_transaction():
            await (self.commit() if commits else self.rollback())
        elif self.driver.in_transaction:
            await self.driver.end(commits)


def is_locked(error: sqlite3.OperationalError) -> bool:
    """Whether another connection's lock is the reason, which passes."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in LOCKED


def _as_told(text: str, error: sqlite3.Error) -> BaseException:
    """Without the parameters: they are states and answers."""
    return DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True)


def _carry_out(
    connection: sqlite3.Connection, begins: str, text: str, given: Sequence[Sequence[Any]]
) -> Found:
    if not connection.in_transaction:
        connection.execute(begins)
    if len(given) == 1:
        cursor = connection.execute(text, given[0])
        return cursor.fetchall(), cursor.rowcount
    return [], connection.executemany(text, given).rowcount


def _patiently(ask: Callable[[], Any], seconds: float) -> Any:
    """Ask until the database is not locked, for about so long."""
    for _ in range(int(seconds / RETRY_SECONDS)):
        try:
            return ask()
        except sqlite3.OperationalError as error:
            if not is_locked(error):
                raise
        time.sleep(RETRY_SECONDS)
    return ask()


def seen(future: asyncio.Future[Any]) -> None:
    """What went wrong is nobody's to hear once whoever asked was cancelled."""
    if not future.cancelled():
        future.exception()
