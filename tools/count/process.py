"""The bot as a program that counts what it does: it begins to count at each line `begin` that it reads, says
at `look` how far it has come, and at `end` what there was, as JSON.

Counted are calls of Python's functions and of builtins in all threads that work, the files of this project
that are entered, and what SQLite is asked. Counting is left out of what is counted. Under load only what
SQLite is asked is counted: to count calls takes longer than to make them.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

import bot.main
from bot.layouts import pictures
from bot.presses import answers
from bot.store import database

ROOT = str(Path(__file__).resolve().parents[2])
ROOMS = ("bot", "engine", "render")


class Counted(msgspec.Struct):
    """What was done between `begin` and `end`."""

    calls: int = 0
    statements: int = 0
    transactions: int = 0
    syncs: int = 0
    """Commits of what has changed something."""
    files: int = 0
    bot_files: int = 0
    by_room: dict[str, int] = msgspec.field(default_factory=dict)
    """Calls by whose functions they are (`_room`); those of builtins by whose function calls them."""


class Counting:
    """Counts in all threads that are started after it was made, and in the event loop's."""

    def __init__(self, *, calls: bool) -> None:
        self.on = False
        self._profile = self.note if calls else None
        self.counted = Counted()
        self._calls: Counter[str] = Counter()
        """By file."""
        self._changes: dict[int, int] = {}
        self._mine = {self.note.__code__, self._trace.__code__, self.switch.__code__}

    def note(self, frame: FrameType, event: str, argument: Any) -> None:
        """For `sys.setprofile`."""
        if not self.on:
            return
        code = frame.f_code
        if event in ("call", "c_call") and code not in self._mine:
            self._calls[code.co_filename] += 1

    def begin(self, frame: FrameType, event: str, argument: Any) -> None:
        """For `threading.setprofile`. Those threads are left out that look by the clock whether the processes
        that draw are still there: how often they do hangs on the machine."""
        target = vars(threading.current_thread()).get("_target")
        clocked = getattr(target, "__module__", "").startswith("pebble.")
        sys.setprofile(None if clocked else self._profile)

    def connect(self, real: Callable[..., sqlite3.Connection]) -> Callable[..., sqlite3.Connection]:
        """The same, and what is asked of the connection is counted."""

        def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
            made = real(*arguments, **options)
            made.set_trace_callback(partial(self._trace, made))
            return made

        return connect

    def _trace(self, connection: sqlite3.Connection, asked: str) -> None:
        if not self.on:
            return
        begins, commits = asked.startswith("BEGIN"), asked.startswith("COMMIT")
        if begins:
            self.counted.transactions += 1
            self._changes[id(connection)] = connection.total_changes
        elif commits:
            before = self._changes.pop(id(connection), connection.total_changes)
            self.counted.syncs += connection.total_changes > before
        elif not asked.startswith(("ROLLBACK", "PRAGMA", "--")):
            self.counted.statements += 1

    def switch(self, on: bool) -> None:
        """In the event loop's thread."""
        if on:
            self.counted, self._calls = Counted(), Counter()
        self.on = on
        sys.setprofile(self._profile if on else None)

    def result(self) -> Counted:
        by_file = self._calls.copy()
        by_room: Counter[str] = Counter()
        for file, calls in by_file.items():
            by_room[_room(file)] += calls
        ours = [name.removeprefix(f"{ROOT}/").partition("/")[0] for name in by_file if name.startswith(ROOT)]
        return msgspec.structs.replace(
            self.counted,
            calls=by_file.total(),
            files=sum(room in ROOMS for room in ours),
            bot_files=ours.count("bot"),
            by_room=by_room,
        )


_LIBRARY = re.compile(r".*/(?:site-packages|python3\.\d+)/(\w+)")


def _room(file: str) -> str:
    """Ours by folder (bot/store), others by package (sqlalchemy)."""
    library = _LIBRARY.match(file)
    if library is not None:
        return library[1]
    if not file.startswith(ROOT):
        return "others"  # what is made of a string: named tuples, data classes
    return "/".join(file.removeprefix(f"{ROOT}/").split("/")[:2])


def _hear(counting: Counting, loop: asyncio.AbstractEventLoop) -> None:
    for line in sys.stdin:
        said = line.strip()
        if said in ("begin", "end"):
            done = threading.Event()

            def turn(on: bool = said == "begin", done: threading.Event = done) -> None:
                counting.switch(on)
                done.set()

            loop.call_soon_threadsafe(turn)
            done.wait()
        sys.stdout.write(msgspec.json.encode(counting.result()).decode() + "\n")
        sys.stdout.flush()


PATIENCE = 60.0
"""Seconds that may pass before an answer is put off, a picture given up, or a commit made for what a press
has left to the next one's: what is counted shall not hang on how busy the machine is."""


def main(*, loaded: bool) -> int:
    if not loaded:
        answers.PUT_OFF_AFTER = answers.TOLD_BY = PATIENCE  # type: ignore[misc]
        pictures.SECONDS = pictures.QUEUE_SECONDS = database.LATE = PATIENCE
    counting = Counting(calls=not loaded)
    vars(sqlite3)["connect"] = counting.connect(sqlite3.connect)
    serve = bot.main.serve

    async def listening(*arguments: Any) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=_hear, args=(counting, loop), daemon=True).start()
        threading.setprofile(counting.begin)
        await serve(*arguments)

    vars(bot.main)["serve"] = listening
    return bot.main.main()
