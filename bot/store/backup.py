"""`python -m bot backup FILE` and `integrity`, while the bot runs or not; `restore FILE`, while it does not.

A copy of the database file alone lacks what is still in its journal; a backup has everything that was
committed before it began.
"""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.process.alone import hand_over
from bot.store.revisions import is_ours

ERRORS = (sqlite3.Error, OSError)
"""What a file that cannot be used comes to."""
AHEAD = 10_000
"""So many numbers are left out after a restore: more games or leagues than come between two backups."""
PAGES = 2000
"""Copied at once; between them a signal is heard."""
PARTIAL = ".partial"
"""Ends the name of what is being written."""
LEFT = 86_400
"""Seconds after which a partial file that nobody wrote to is one of a process that was killed."""
JOURNALS = ("-journal", "-wal", "-shm")
"""What SQLite may have beside a file."""


def backup(database: str, target: str) -> None:
    """Copy the database to a new file that only its owner can read. FileExistsError; sqlite3.Error."""
    if not Path(database).exists():
        raise FileNotFoundError(database)
    with private_file(target) as partial:
        _copy(database, partial)


def restore(database: str, source: str, newest: str, kept: str) -> str | None:
    """Put a backup in the database's place; nobody may be using it. What was there goes to `kept`; returns
    that, or None where there was nothing.

    `newest` is the schema this program knows: sqlite3.DatabaseError for a backup of a newer one, for a file
    that is no backup and for a damaged one; FileNotFoundError, FileExistsError for `kept`. Until the very end
    the database is the old one; after it, the new one: nothing lies between. Where the database is a link,
    this is done where it leads; a name for `kept` that begins as the link's does then follows it there.
    """
    real = os.path.realpath(database)
    if Path(database).is_symlink() and kept.startswith(database):
        kept = real + kept.removeprefix(database)
    database = real
    if not Path(source).exists():
        raise FileNotFoundError(source)
    try:
        found = revision(source)
    except sqlite3.DatabaseError as error:
        raise sqlite3.DatabaseError(f"{source} cannot be read: {error}") from error
    if found is None or not is_ours(found):
        raise sqlite3.DatabaseError(f"{source} is no backup of this bot")
    if found > newest:
        raise sqlite3.DatabaseError(f"{source} is of a newer version ({found}; this one knows {newest})")
    with _beside(database, database) as partial:
        _copy(source, partial)
        _redraw(partial)
        old = Path(database).exists()
        if old:
            _settle(database)
            _keep(database, kept)
            for journal in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.replace(database + journal, kept + journal)
        os.replace(partial, database)
    return kept if old else None


def _keep(database: str, kept: str) -> None:
    """The database, which nobody is using, has another name as well. FileExistsError."""
    try:
        os.link(database, kept)
    except FileExistsError:
        raise _there(kept) from None
    except OSError:  # a file system where a file has one name
        with _beside(kept, database) as copy:
            shutil.copyfile(database, copy)
            with open(copy, "rb+") as file:
                os.fsync(file.fileno())  # before what it is a copy of goes
            _name(copy, kept)


@contextmanager
def private_file(target: str) -> Iterator[str]:
    """A new file that only its owner can read: what is written to the path that is given stands under its
    name at the end, or nothing does. FileExistsError; FileNotFoundError for the folder."""
    if os.path.lexists(target):
        raise _there(target)
    with _beside(target) as partial:
        yield partial
        _name(partial, target)


def _there(path: str) -> FileExistsError:
    return FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), path)


def _name(partial: str, target: str) -> None:
    """Give a file its name, unless there is another of that name by now: FileExistsError."""
    try:
        os.link(partial, target)
    except FileExistsError:
        raise _there(target) from None
    except OSError:  # a file system where a file has one name: this one is taken, then its file replaced
        create_private(target, exclusive=True)
        try:
            os.replace(partial, target)
        except BaseException:
            Path(target).unlink(missing_ok=True)
            raise


@contextmanager
def _beside(target: str, database: str | None = None) -> Iterator[str]:
    """An empty private file in another's folder; gone at the end, unless it has taken the other's place.
    What is to become the `database` belongs to whom that belongs. FileNotFoundError for the folder."""
    folder, name = os.path.split(target)
    if not Path(folder or ".").exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), folder)
    _sweep(folder, name)
    # A name of its own: what a process leaves that was killed is in nobody's way.
    descriptor, partial = tempfile.mkstemp(PARTIAL, f"{name}.", folder or ".")
    try:
        try:
            if database is not None:
                hand_over(descriptor, database)
        finally:
            os.close(descriptor)
        yield partial
    finally:
        for each in ("", *JOURNALS):
            Path(partial + each).unlink(missing_ok=True)


def _sweep(folder: str, name: str) -> None:
    """Remove what processes that were killed have left of this file: whole copies, and nobody's any more."""
    for left in Path(folder).glob(f"{glob.escape(name)}.????????{PARTIAL}*"):
        with contextlib.suppress(OSError):
            if left.stat().st_mtime < time.time() - LEFT:
                left.unlink()


def _copy(source: str, target: str) -> None:
    """Copy a database, and check the copy. sqlite3.Error."""
    with closing(sqlite3.connect(target)) as copy:
        with closing(sqlite3.connect(source)) as reader:
            # All of one moment: without it SQLite begins anew whenever the bot has written between two steps.
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            reader.backup(copy, pages=PAGES, progress=lambda *_: None)
        if (found := problems(copy)) != []:
            raise sqlite3.DatabaseError("; ".join(found))


def _redraw(database: str) -> None:
    """What people see on Discord is newer than the backup: every board, panel and page of what still goes on
    is edited to what is stored, whatever it is said to show."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE slots SET shown = -1, digest = '', picture = '', due = 0, attempts = 0"
            " WHERE slot <> 'start' AND (owner <> 'game'"
            " OR owner_id IN (SELECT id FROM games WHERE status = 'running'))"
        )
        # Buttons posted after the backup name what is not stored any more: nothing new may get their numbers.
        connection.execute("UPDATE sqlite_sequence SET seq = seq + ?", (AHEAD,))


def _settle(database: str) -> None:
    """Move what is in the journal into the file, so that the file alone is the database; what is damaged
    stays as it is. sqlite3.OperationalError: somebody is using it."""
    busy = 0
    with contextlib.suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as connection:
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("database is locked")


def revision(path: str) -> str | None:
    """The schema of an existing database; None where there is none yet. Raises sqlite3.Error."""
    if not Path(path).exists():
        return None
    with closing(sqlite3.connect(path)) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None  # no such table; or it cannot be read, which whoever uses it then says
    return str(found[0]) if found is not None else None


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
    seeds; SQLite gives the files beside it the same permissions, and owner. What root makes is the folder's
    owner's."""
    if not exclusive:
        path = os.path.realpath(path)
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600)
    except FileExistsError:
        if exclusive:
            raise
        return
    try:
        if not exclusive:
            hand_over(descriptor, os.path.dirname(path))
    finally:
        os.close(descriptor)
