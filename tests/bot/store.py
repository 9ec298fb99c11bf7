"""A store for tests of the bot: SQLite without threads and without waiting for the disk.

A thread for each connection makes the order of things depend on the machine, and most of a test's time goes
into waking threads. Here a query is made when it is asked for, and its answer comes in the event loop's next
round, as if the thread had been quick: other tasks go on in between, in the same order on every machine. What
is about threads, death or durability uses `bot.store.database.Database` itself, in processes of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

from sqlalchemy import event

from bot.store.database import Database, _Connection


class _Started:
    """In the place of the connection's thread."""

    daemon = True

    def start(self) -> None:
        pass


class _Now:
    """In the place of the queue of the connection's thread: does what is put into it."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        try:
            result = function()
        except Exception as error:
            self._later(future, "set_exception", error)
        else:
            self._later(future, "set_result", result)

    def _later(self, future: asyncio.Future[Any] | None, how: str, value: object) -> None:
        if future is not None:
            future.get_loop().call_soon(lambda: future.done() or getattr(future, how)(value))


class QuickDatabase(Database):
    """The same transactions on the same file."""

    def __init__(self, path: str, busy_ms: int = 2000) -> None:
        super().__init__(path, busy_ms)
        for engine in (self.writer, self.reader):
            event.listen(engine.sync_engine, "connect", _hurry)

    def _connect(self, path: str, **options: Any) -> _Connection:
        connection = super()._connect(path, **options)
        connection._thread = _Started()  # type: ignore[assignment]
        connection._tx = _Now()  # type: ignore[assignment]
        return connection


def _hurry(connection: sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = OFF")
    cursor.close()
