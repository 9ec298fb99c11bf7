"""`python -m bot backup FILE` and `python -m bot integrity`, while the bot runs or not.

A copy of the database file alone lacks what is still in its journal; a backup has everything that was
committed before it began.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

PAGES = 2000
"""Copied at once; between them the bot writes on."""


def backup(database: str, target: str) -> None:
    """Copy the database to a new file that only its owner can read. FileExistsError; sqlite3.Error."""
    if not Path(database).exists():
        raise FileNotFoundError(database)
    partial = f"{target}.partial"
    create_private(target, exclusive=True)
    try:
        Path(partial).unlink(missing_ok=True)
        create_private(partial)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy, pages=PAGES)
            if (found := problems(copy)) != []:
                raise sqlite3.DatabaseError("; ".join(found))
        os.replace(partial, target)
    except BaseException:
        Path(partial).unlink(missing_ok=True)
        Path(target).unlink(missing_ok=True)
        raise


def problems(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with a database; [] for nothing."""
    found = [row[0] for row in connection.execute("PRAGMA integrity_check").fetchall()]
    broken = connection.execute("PRAGMA foreign_key_check").fetchall()
    return [*(line for line in found if line != "ok"), *(f"foreign key: {row[0]} {row[1]}" for row in broken)]


def integrity(database: str) -> list[str]:
    """What is wrong with the database at this path."""
    with closing(sqlite3.connect(f"{Path(database).absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return problems(connection)


def create_private(path: str, exclusive: bool = False) -> None:
    """Make an empty file that only its owner can read and write, unless it is there. It holds hands and
    seeds; SQLite gives the files beside it the same permissions."""
    flags = os.O_CREAT | os.O_WRONLY | (os.O_EXCL if exclusive else 0)
    os.close(os.open(path, flags, 0o600))
