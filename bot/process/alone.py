"""One database, one bot: two that send the same messages and answer the same presses would double them."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class InUse(Exception):
    """Another process works with the database."""


class Unlockable(sqlite3.OperationalError):
    """There is a lock file, and this process may not open it: whether somebody holds it cannot be told."""


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold the database for this process; InUse, Unlockable. The lock goes with the process, however it ends.

    A POSIX record lock: unlike one of `flock`, the bot's drawing processes do not inherit it, so that those
    of a bot that was killed cannot keep the next one out.
    """
    # By a link and by its own name it is the same database.
    database = os.path.realpath(database)
    descriptor = _open(f"{database}.lock")
    if descriptor is None:
        yield
        return
    try:
        with contextlib.suppress(OSError):  # then it stays with who made it
            hand_over(descriptor, database)
        try:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES):
                raise InUse(database) from error
            # a file system that knows no locks
        yield
    finally:
        os.close(descriptor)


def _open(lock: str) -> int | None:
    """The lock file; None where there can be none. Unlockable."""
    try:
        # Root may come into a folder of somebody else, who could have made a link of it to any file.
        return os.open(lock, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)
    except OSError as error:
        if error.errno != errno.EROFS and os.path.lexists(lock):
            raise Unlockable(f"the lock file {lock} cannot be opened ({error.strerror})") from error
        return None  # no folder, or not one's own: whoever opens the database says so


def hand_over(descriptor: int, database: str) -> None:
    """What root makes for a database belongs to whom the database (or folder) belongs, or, before there is
    one, its folder: the bot that runs as somebody else is to open it. OSError."""
    if os.geteuid() != 0:
        return
    found = os.fstat(descriptor)
    try:
        owner = os.stat(database)
    except FileNotFoundError:
        owner = Path(database).parent.stat()
    differs = (found.st_uid, found.st_gid) != (owner.st_uid, owner.st_gid)
    # A second name is a file of somebody's that was put here: it is not given away.
    if differs and stat.S_ISREG(found.st_mode) and found.st_nlink == 1:
        os.fchown(descriptor, owner.st_uid, owner.st_gid)
