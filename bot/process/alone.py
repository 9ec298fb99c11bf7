"""One database, one bot: two that send the same messages and answer the same presses would double them."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager


class InUse(Exception):
    """Another process works with the database."""


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold the database for this process; InUse. The lock goes with the process, however it ends.

    A POSIX record lock: unlike one of `flock`, the bot's drawing processes do not inherit it, so that those
    of a bot that was killed cannot keep the next one out.
    """
    try:
        descriptor = os.open(f"{database}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:  # no folder, or not one's own: whoever opens the database says so
        yield
        return
    try:
        try:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse(database) from error
        yield
    finally:
        os.close(descriptor)
