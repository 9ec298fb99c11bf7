"""A store for tests of the bot: SQLite without threads and without waiting for the disk.

A thread makes the order of things depend on the machine. Here a commit is made when it is asked for, and its
answer comes in the event loop's next round, as if the thread had been quick: other tasks go on in between, in
the same order on every machine. What is about threads, death or durability uses `bot.store.database.Database`
itself, in processes of its own.

Statements are compiled once for all tests, and not for each test's database anew.
"""

from __future__ import annotations

import asyncio
import itertools
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import LRUCache

from bot.store.connection import Connection
from bot.store.database import Database
from bot.store.portable import is_postgres
from tests.bot.postgres import READER

COMPILED: LRUCache[Any, Any] = LRUCache(2000)
"""The statements of all databases."""
_dialects: list[Dialect] = []
"""The dialect of all databases, once one of them has been opened: compiled statements belong to a dialect."""


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
            _share(engine)

    def _connect(self, path: str, **options: Any) -> Connection:
        connection = super()._connect(path, **options)
        connection._thread = _Started()  # type: ignore[assignment]
        connection._tx = _Now()  # type: ignore[assignment]
        return connection


def quick(path: str) -> Database:
    """The store at a path; in an SQLite file a lock of somebody else's is waited for for 50 ms. In SQL of the
    tests' own `?` stands for a value in both."""
    if not is_postgres(path):
        return QuickDatabase(path, busy_ms=50)
    db = Database(path)
    for engine in (db.writer, db.reader):
        event.listen(engine.sync_engine, "before_cursor_execute", _numbered, retval=True)
    return db


def _numbered(_c: object, _cursor: object, statement: str, given: Any, *_: object) -> tuple[str, Any]:
    return numbered(statement), given


def numbered(query: str) -> str:
    """As PostgreSQL's driver wants it: each `?` a number of its own."""
    numbers = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", query)


def read_rows(database: str, query: str, *values: object) -> list[Any]:
    """What a query finds, with a connection of its own, while others work with the database: `?` stands for
    a value."""
    if not is_postgres(database):
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
            return db.execute(query, values).fetchall()
    return READER.rows(database, numbered(query), *values)


def _share(engine: AsyncEngine) -> None:
    """Lets an engine use what others have compiled."""
    sync = engine.sync_engine
    sync._compiled_cache = COMPILED

    def use(*_: object) -> None:
        if not _dialects:
            _dialects.append(sync.dialect)
        sync.dialect = sync.pool._dialect = _dialects[0]

    if _dialects:
        sync.dialect.initialize = _known  # type: ignore[assignment, method-assign]
        use()
    else:  # only a connection tells a dialect all it needs
        event.listen(sync, "connect", use)


def _known(_connection: object) -> None:
    """In the place of asking the first connection what it can do: the shared dialect has asked."""


def _hurry(connection: sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = OFF")
    cursor.close()
