"""A store for tests of the bot: SQLite without threads and without waiting for the disk.

A thread for each connection makes the order of things depend on the machine, and most of a test's time goes
into waking threads. Here a query is made when it is asked for, and its answer comes in the event loop's next
round, as if the thread had been quick: other tasks go on in between, in the same order on every machine.
Making and closing its cursor and fetching its rows, which no other task could see, are answered at once. What
is about threads, death or durability uses `bot.store.database.Database` itself, in processes of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import event

from bot.store.database import Database, _Connection

AT_ONCE = {"cursor", "fetchone", "fetchmany", "fetchall", "close"}
"""What a connection is asked for before and after the query itself."""


class _Started:
    """In the place of the connection's thread."""

    daemon = True

    def start(self) -> None:
        pass


class _Now:
    """In the place of the queue of the connection's thread: does what is put into it."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        result: Any = None
        failed: Exception | None = None
        try:
            result = function()
        except Exception as error:
            failed = error
        if future is None:
            return
        if isinstance(function, partial) and function.func.__name__ in AT_ONCE:
            _answer(future, result, failed)
        else:
            future.get_loop().call_soon(_answer, future, result, failed)


def _answer(future: asyncio.Future[Any], result: object, failed: Exception | None) -> None:
    if future.done():
        return
    if failed is not None:
        future.set_exception(failed)
    else:
        future.set_result(result)


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
