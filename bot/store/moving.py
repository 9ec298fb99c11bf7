"""`python -m bot move FILE`: everything of an SQLite database goes into an empty PostgreSQL database.

Rows are copied in the order of their keys, some hundreds in a transaction that also notes how far it has
come: a move that was interrupted goes on from there. At the end all rows of both are read again, counted and
summed; only then does the note go, without which no bot starts with the database. The file is brought to
this version's schema, and otherwise stays as it is.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    LargeBinary,
    MetaData,
    Table,
    TypeDecorator,
    inspect,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.process.alone import InUse
from bot.store import backup
from bot.store.migrating import UNFINISHED, NotOurs, check_ours, migrate
from bot.store.portable import url_of
from bot.store.serving import KEEPALIVES, SERVING
from bot.store.tables import ALL

BATCH: Final = 500
"""Rows in a transaction."""

Row = tuple[Any, ...]


class NotMoved(Exception):
    """Why a database cannot be moved, or was not moved well."""


class Moved(NamedTuple):
    table: str
    rows: int
    checksum: str
    """The sum of the SHA-256 of its rows, in hexadecimal digits: the same in both databases."""


async def move(file: str, target: str) -> list[Moved]:
    """Copy all that is in `file` to the database at `target`; what was moved, by table.

    Nobody may use either meanwhile: InUse for the target; the caller holds the file. NotMoved; NotOurs."""
    # Before anything is written anywhere: the name of another file is soon given.
    if (schema := backup.revision(file)) is None:
        raise NotOurs(f"{file} is not a database of Sysop's")
    check_ours(file, schema)
    migrate(target, unfinished=True)
    migrate(file)
    async with _connected(target) as db:
        with closing(sqlite3.connect(file)) as source:
            await _begin(db)
            for table in _tables():
                await _copy(source, db, table)
            found = [await _compared(source, db, table) for table in _tables()]
            await _finish(source, db)
    return found


@asynccontextmanager
async def _connected(target: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(
        url_of(target),
        poolclass=NullPool,
        hide_parameters=True,
        connect_args={"server_settings": dict(KEEPALIVES)},
    )
    try:
        async with engine.connect() as db:
            held = await db.scalar(text("SELECT pg_try_advisory_lock(:it)"), {"it": SERVING})
            await db.commit()
            if not held:
                raise InUse(target)
            yield db
    finally:
        await engine.dispose()


def _tables() -> list[Table]:
    """The tables of the schema as they are stored, those first that others refer to."""
    plain = MetaData()
    for table in ALL.sorted_tables:
        columns = [Column(c.name, _stored(c.type), primary_key=c.primary_key) for c in table.columns]
        Table(table.name, plain, *columns)
    return [plain.tables[table.name] for table in ALL.sorted_tables]


def _stored(kind: Any) -> Any:
    return kind.impl_instance if isinstance(kind, TypeDecorator) else kind


async def _begin(db: AsyncConnection) -> None:
    """Note that a move goes on, unless it does. NotMoved if there is something that no move has brought."""
    if await db.run_sync(lambda sync: inspect(sync).has_table(UNFINISHED)):
        return
    for table in _tables():
        if (await db.execute(select(*table.primary_key).limit(1))).first() is not None:
            raise NotMoved(f"the database is not empty: it has rows of {table.name}")
    await db.execute(text(f"CREATE TABLE {UNFINISHED} (name text PRIMARY KEY, last text NOT NULL)"))
    await db.commit()


async def _copy(source: sqlite3.Connection, db: AsyncConnection, table: Table) -> None:
    noted = text(f"SELECT last FROM {UNFINISHED} WHERE name = :name")  # noqa: S608
    note = text(
        f"INSERT INTO {UNFINISHED} (name, last) VALUES (:name, :last)"  # noqa: S608
        " ON CONFLICT (name) DO UPDATE SET last = excluded.last"
    )
    last = await db.scalar(noted, {"name": table.name})
    after = tuple(json.loads(last)) if last is not None else None
    names = [column.name for column in table.columns]
    while rows := _read(source, table, after):
        await db.execute(table.insert(), [dict(zip(names, _row(table, row), strict=True)) for row in rows])
        after = _key(table, rows[-1])
        await db.execute(note, {"name": table.name, "last": json.dumps(after)})
        await db.commit()


def _key(table: Table, row: Row) -> Row:
    return tuple(value for column, value in zip(table.columns, row, strict=True) if column.primary_key)


def _read(source: sqlite3.Connection, table: Table, after: Row | None) -> list[Row]:
    """The next rows of the file."""
    keys = ", ".join(f'"{column.name}"' for column in table.primary_key)
    marks = ", ".join("?" for _ in table.primary_key)
    where = f"WHERE ({keys}) > ({marks})" if after is not None else ""
    return source.execute(f"{_all(table)} {where} ORDER BY {keys} LIMIT {BATCH}", after or ()).fetchall()


def _all(table: Table) -> str:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    return f'SELECT {names} FROM "{table.name}"'  # noqa: S608


def _row(table: Table, row: Sequence[Any]) -> Row:
    """A row of the file as PostgreSQL has it."""
    return tuple(_value(column, value) for column, value in zip(table.columns, row, strict=True))


def _value(column: Column[Any], value: Any) -> Any:
    """SQLite has what was put in, whatever the column is declared as."""
    if value is None:
        return None
    if isinstance(column.type, LargeBinary):
        return value.encode() if isinstance(value, str) else bytes(value)
    if isinstance(column.type, Boolean):
        return bool(value)
    if isinstance(column.type, Float):
        return float(value)
    if isinstance(value, str):
        return value.replace("\0", "\N{REPLACEMENT CHARACTER}")
    return value


async def _compared(source: sqlite3.Connection, db: AsyncConnection, table: Table) -> Moved:
    """What both have of a table, all of it read anew. NotMoved if that is not the same."""
    here = _told(table, (_row(table, row) for row in source.execute(_all(table))))
    there = _told(table, ())
    async with db.stream(select(table)) as result:
        async for found in result.partitions(BATCH):
            there = _told(table, (tuple(row) for row in found), there)
    await db.rollback()
    if here != there:
        raise NotMoved(
            f"{table.name} has {here.rows} rows in the file and {there.rows} in the database, or what is in"
            " them differs: has the bot run meanwhile? Empty the database and begin anew"
        )
    return here


def _told(table: Table, rows: Iterable[Row], before: Moved | None = None) -> Moved:
    count, total = (before.rows, int(before.checksum, 16)) if before is not None else (0, 0)
    for row in rows:
        count += 1
        total += int.from_bytes(hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest())
    return Moved(table.name, count, f"{total % 2**256:064x}")


async def _finish(source: sqlite3.Connection, db: AsyncConnection) -> None:
    """No number is given twice; and the database is whole."""
    for name, last in _numbers(source).items():
        sequence = await db.scalar(text("SELECT pg_get_serial_sequence(:name, 'id')"), {"name": name})
        if sequence is not None and last > 0:
            await db.execute(text("SELECT setval(:it, :last)"), {"it": sequence, "last": last})
    await db.execute(text(f"DROP TABLE {UNFINISHED}"))
    await db.commit()


def _numbers(source: sqlite3.Connection) -> Mapping[str, int]:
    return dict(source.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
