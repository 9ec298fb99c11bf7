"""What is declared once and comes out alike on SQLite and on PostgreSQL.

Tables are declared as SQLite has them: whole numbers of 64 bits, texts of any length that are compared byte
by byte, indexes of some rows only. PostgreSQL would have numbers of 32 bits, refuse a text that is longer
than declared, and sort in the language of its machine. So each column and index, of the tables of `schema` as
of those that migrations make, says for PostgreSQL what is meant.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    URL,
    BigInteger,
    Column,
    Index,
    Integer,
    String,
    Text,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError

from bot.process.settings import LAST_PORT

POSTGRES: Final = "postgresql"
TEXT: Final = Text(collation="C")


def is_postgres(database: str) -> bool:
    """Whether a setting of SYSOP_DATABASE names a PostgreSQL database; it is a file of SQLite's otherwise."""
    return database.partition(":")[0] in ("postgres", POSTGRES, f"{POSTGRES}+asyncpg")


def url_of(database: str) -> URL:
    """A PostgreSQL database as SQLAlchemy names it. ArgumentError for what is no URL."""
    return make_url(database.replace("postgres:", "postgresql:", 1)).set(drivername=f"{POSTGRES}+asyncpg")


def check_url(database: str) -> None:
    """ValueError for a setting that names no PostgreSQL database; what was written is not in it."""
    try:
        port = url_of(database).port
    except (ArgumentError, ValueError):
        raise ValueError("is written like postgresql+asyncpg://user:password@host:5432/name") from None
    if port is not None and not 0 < port <= LAST_PORT:
        raise ValueError(f"the port is a number from 1 to {LAST_PORT}")


def spoken(database: str) -> str:
    """A database as people may read it: without a password."""
    if not is_postgres(database):
        return database
    # Of a password with an @ that is not written as %40, SQLAlchemy takes the rest for the host.
    before, at, after = database.rpartition("@")
    url = url_of(f"{before.partition('@')[0]}{at}{after}")
    if "password" in url.query:
        url = url.update_query_dict({"password": "***"})
    return url.render_as_string()


def declare_alike() -> None:
    """From now on, whatever table is declared means the same on both."""
    event.listen(Column, "before_parent_attach", _same_column)
    event.listen(Index, "after_parent_attach", _same_index)


def _same_column(column: Column[Any], _table: object) -> None:
    kind = column.type
    # A reference without a type of its own takes that of the column it refers to.
    if isinstance(kind, String) and POSTGRES not in kind._variant_mapping:
        column.type = kind.with_variant(TEXT, POSTGRES)
    elif isinstance(kind, Integer) and POSTGRES not in kind._variant_mapping:
        column.type = kind.with_variant(BigInteger(), POSTGRES)


def _same_index(index: Index, _table: object) -> None:
    of = index.dialect_options
    of[POSTGRES]["where"] = of["sqlite"]["where"]
