"""Bringing a database to the schema that the program expects, and a connection for what is done outside of
the event loop: migrations, copies, exports."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final, TypeVar

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.process.alone import InUse
from bot.store import backup, serving
from bot.store.portable import is_postgres, spoken, url_of
from bot.store.revisions import MIGRATIONS, is_ours, newest_revision, revisions
from bot.store.serving import CONNECT_SECONDS, KEEPALIVES

MIGRATING: Final = 0x4D494752
"""The advisory lock of who migrates ("MIGR"): of two processes that start at once one waits."""
Found = TypeVar("Found")


class Unreachable(Exception):
    """There is no way into the PostgreSQL database, and why."""


class NotOurs(Exception):
    """A database that stays as it is: it is of a newer version, or none of Sysop's. Says so in a sentence."""


def reason(error: Exception) -> str:
    """What a driver says, without the SQL and the link that SQLAlchemy adds."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(told).splitlines() or [type(told).__name__])[0]


UNFINISHED: Final = "unfinished_move"
"""A table that is there while a database is being moved here (`store.moving`)."""


def ask(database: str, question: Callable[[Connection], Found], *, changes: bool = False) -> Found:
    """What a function finds out with a connection to either kind of database: all is of one moment. With
    `changes` it sees what is committed meanwhile, and what it does is committed at the end.

    It blocks. SQLAlchemyError; Unreachable for a server that is not there or lets nobody in."""
    if is_postgres(database):
        try:
            return _away(lambda: asyncio.run(_ask(database, question, changes)))
        except TimeoutError as error:
            raise Unreachable(f"its server has not answered for {CONNECT_SECONDS:.0f} seconds") from error
        except Exception as error:
            # While connecting nobody wraps what the driver raises.
            if isinstance(error, OSError) or type(error).__module__.startswith("asyncpg"):
                raise Unreachable(f"{type(error).__name__}: {error}") from error
            raise
    # The driver itself begins no transaction to read.
    options = {} if changes else {"isolation_level": "AUTOCOMMIT"}
    engine = create_engine(f"sqlite:///{database}", hide_parameters=True, **options)
    try:
        with engine.begin() as connection:
            if not changes:
                connection.exec_driver_sql("BEGIN")
            return question(connection)
    finally:
        engine.dispose()


def _away(work: Callable[[], Found]) -> Found:
    """What comes of work in a thread, with a loop of its own: there may be one here that is at work. Ctrl-C
    does not wait for it, nor does the process that ends then; its server undoes what was not committed."""
    done: Future[Found] = Future()

    def do() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    Thread(target=do, daemon=True, name="database").start()
    return done.result()


async def _ask(database: str, question: Callable[[Connection], Found], changes: bool) -> Found:
    isolation = "READ COMMITTED" if changes else "REPEATABLE READ"
    engine = create_async_engine(
        url_of(database),
        poolclass=NullPool,
        hide_parameters=True,
        isolation_level=isolation,
        connect_args={"server_settings": dict(KEEPALIVES), "timeout": CONNECT_SECONDS},
    )
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(question)
    finally:
        await engine.dispose()


def revision(database: str) -> str | None:
    """The schema of a database; None where there is none yet. SQLAlchemyError, sqlite3.Error, OSError."""
    return ask(database, revision_of) if is_postgres(database) else backup.revision(database)


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def check_usable(database: str) -> None:
    """NotOurs for a database that this version cannot use nor bring up to date; one that is not there yet, or
    has no tables, is a new one. SQLAlchemyError, sqlite3.Error, OSError, Unreachable."""
    check_ours(database, found := revision(database))
    full = partial(ask, database, tables_of) if is_postgres(database) else partial(_is_full, database)
    # Of several that start at once another may have made the tables by now, and its version with them.
    if found is None and full() and revision(database) is None:
        raise NotOurs(f"{spoken(database)} is not a database of Sysop's")


def check_ours(database: str, schema: str | None) -> None:
    """NotOurs for a schema that this version does not know; None for none at all."""
    if schema is None or schema in revisions():
        return
    if is_ours(schema):
        raise NotOurs(
            f"The database {spoken(database)} is of a newer version of Sysop;"
            f" this one knows the schema {newest_revision()}, not {schema}"
        )
    raise NotOurs(f"{spoken(database)} is not a database of Sysop's")


def check_replaceable(database: str) -> None:
    """NotOurs for an SQLite file of another program. sqlite3.Error for a damaged one."""
    schema = backup.revision(database)
    if not is_ours(schema) and (schema is not None or _is_full(database)):
        raise NotOurs(f"{database} is not a database of Sysop's")


def _is_full(path: str) -> bool:
    """Whether there is anything in an SQLite file. sqlite3.Error."""
    if not Path(path).exists():
        return False
    # Alembic's own table comes before the first of ours: a start that was interrupted then may be repeated.
    query = "SELECT 1 FROM sqlite_schema WHERE tbl_name <> 'alembic_version' LIMIT 1"
    with contextlib.closing(sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)) as file:
        return file.execute(query).fetchone() is not None


def tables_of(connection: Connection) -> list[str]:
    """What a PostgreSQL database has of tables that no extension has brought."""
    query = """SELECT relname FROM pg_class WHERE relkind IN ('r', 'p')
        AND relnamespace = quote_ident(current_schema())::regnamespace AND NOT EXISTS (SELECT FROM pg_depend
        WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e') ORDER BY relname"""
    return list(connection.scalars(text(query)))


def migrate(database: str, unfinished: bool = False) -> None:
    """Bring a database to the newest schema; the file is made where it is missing. Unreachable for one that
    only half of another was moved to, unless `unfinished`; InUse for one that an older version serves;
    NotOurs for one that stays as it is."""
    if is_postgres(database) and not unfinished and ask(database, _is_half):
        raise Unreachable("a move into it is not finished: `python -m bot move FILE` goes on with it")
    if revision(database) == newest_revision():
        return
    check_usable(database)
    if not is_postgres(database):
        with contextlib.suppress(OSError):  # what is wrong with the path, SQLite says
            backup.create_private(database)
    ask(database, partial(_upgrade, database), changes=True)


def _is_half(connection: Connection) -> bool:
    return inspect(connection).has_table(UNFINISHED)


def _upgrade(database: str, connection: Connection) -> None:
    # Alembic takes a third of a second to import: only who needs it shall wait for it.
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        # Before anything is read: then it sees what the one before has done.
        connection.execute(text("SELECT pg_advisory_xact_lock(:it)"), {"it": MIGRATING})
        if (found := revision_of(connection)) == newest_revision():
            return
        check_ours(database, found)
        # Until it is done none begins to serve, and none may be serving: it is of another version.
        tries = int(serving.PATIENCE / serving.PAUSE)
        while not connection.scalar(text("SELECT pg_try_advisory_xact_lock(:it)"), {"it": serving.SERVING}):
            tries -= 1
            if tries < 0:
                raise InUse
            time.sleep(serving.PAUSE)
    else:
        # SQLite's driver begins a transaction with the first row that is written: where this process dies,
        # tables made before it would stay, in a database without a version.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
