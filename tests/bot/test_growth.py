"""What is asked by the clock, and at each press, is no more work in a large store than in a small one.

SQLite counts its steps: of each query of a sweep with 100 and with 1,000 games, of what a press asks with 50
and with 2,000 answers in the log.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.store import deadlines, lobbies
from bot.games.neon_hope.store.tables import deadlines as deadlines_table
from bot.games.neon_hope.store.tables import lobbies as lobbies_table
from bot.store import (
    archives,
    challenges,
    deferred,
    games,
    leagues,
    outbox,
    schema,
    sections,
    slots,
    uptime,
    waits,
)
from bot.store.database import Database
from bot.store.schema import State
from bot.store.schema_leagues import leagues as leagues_table
from bot.store.schema_play import waits as waits_table
from bot.store.sections import Page
from tests.bot.store import quick

Asked = Callable[[AsyncConnection], Awaitable[object]]
NOW = 1_800_000_000.0
LATER = NOW + 900
FEW, MANY = 100, 1_000
SHORT, LONG = 50, 2_000
SECTION = 10
"""Answers in a turn."""
THREADS = 1_500_000
"""Before the first thread's id."""


Row = dict[str, object]


def _insert(db: sqlite3.Connection, table: Table, rows: Iterable[Mapping[str, object]]) -> None:
    """Rows with these values; in other columns that need one, nothing: 0, "", b""."""
    bare: Row = {}
    for column in table.columns:
        if not (column.nullable or column.server_default or (column.primary_key and column.name == "id")):
            bare[column.name] = b"" if isinstance(column.type, State) else column.type.python_type()
    for row in rows:
        given = {**bare, **row}
        names = ", ".join(f'"{name}"' for name in given)
        marks = ", ".join("?" * len(given))
        db.execute(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", tuple(given.values()))  # noqa: S608


def _fill(path: str, count: int) -> None:
    """So many games that are played, of which nothing is due, and as many that are over; as many leagues,
    challenges and the like. One game waits for a computer, one for a person who is to be reminded."""
    played, all_games = range(1, count + 1), range(1, 2 * count + 1)
    with sqlite3.connect(path) as db:
        _insert(
            db,
            schema.games,
            (
                {
                    "id": n,
                    "status": "running" if n <= count else "over",
                    "waiting": "corp",
                    "ended": None if n <= count else NOW,
                    "computer_asked": n == 1,
                    "thread_id": THREADS + n,
                }
                for n in all_games
            ),
        )
        people = ({"game_id": n, "seat": "corp", "user_id": 1000 + n} for n in all_games)
        _insert(db, schema.seats, people)
        computers = ({"game_id": n, "seat": "runner", "computer": "strong"} for n in all_games)
        _insert(db, schema.seats, computers)
        due = ({"game_id": n, "seat": "corp", "look": LATER if n == 1 else None} for n in played)
        _insert(db, waits_table, due)
        shown = ({"owner": "game", "owner_id": n, "slot": "board"} for n in all_games)
        _insert(db, schema.slots, shown)
        sent = ({"owner": "game", "owner_id": n, "lane": "thread", "state": "sent"} for n in all_games)
        _insert(db, schema.outbox, sent)
        _insert(db, schema.challenges, ({"status": "open", "expires": LATER} for _ in played))
        _insert(db, schema.challenges, ({"status": "expired"} for _ in played))
        _insert(db, leagues_table, ({"id": n, "next_due": LATER} for n in played))
        _insert(db, deadlines_table, ({"game_id": n, "decision": 1, "due": LATER} for n in played))
        _insert(db, lobbies_table, ({"status": "open", "expires": LATER} for _ in played))


def _log(path: str, count: int) -> None:
    """One game with so many answers, each turn of which has its message."""
    answers = ({"game_id": 1, "number": n, "keys": "[]", "lines": "[]", "section": n // SECTION}
               for n in range(1, count + 1))  # fmt: skip
    turns = ({"owner": "game", "owner_id": 1, "lane": "thread", "kind": "turn", "state": "sent",
              "payload": outbox.packed(Page(n, 1).payload)} for n in range(count // SECTION))  # fmt: skip
    with sqlite3.connect(path) as db:
        _insert(db, schema.moves, answers)
        _insert(db, schema.outbox, turns)


@contextmanager
def _steps(driver: sqlite3.Connection) -> Iterator[list[int]]:
    found = [0]

    def step() -> int:
        found[0] += 1
        return 0

    driver.set_progress_handler(step, 1)
    try:
        yield found
    finally:
        driver.set_progress_handler(None, 1)


async def _counted(path: str, asked: Asked) -> int:
    """Steps of what is asked, a second time: the first prepares it."""
    store: Database = quick(path)
    try:
        async with store.read() as db:
            await asked(db)
            raw: Any = (await db.get_raw_connection()).driver_connection
            with _steps(raw._connection) as found:
                await asked(db)
    finally:
        await store.close()
    return found[0]


SWEEPS: dict[str, Asked] = {
    "computers": games.computers_asked,
    "waits": lambda db: waits.due(db, NOW),
    "next wait": waits.next_due,
    "lanes": outbox.lanes,
    "slots": slots.behind,
    "challenges": lambda db: challenges.overdue(db, NOW),
    "leagues": lambda db: leagues.due(db, NOW),
    "next league": leagues.next_due,
    "deadlines": lambda db: deadlines.due(db, NOW),
    "next deadline": deadlines.next_due,
    "lobbies": lambda db: lobbies.overdue(db, NOW),
    "presses put off": lambda db: deferred.broken(db, None),
    "archives": lambda db: archives.due(db, 1, ()),
    "shards": uptime.away,
    "outages": lambda db: uptime.outages_since(db, NOW, 1),
    "sign of life": uptime.last,
    "game of a thread": lambda db: games.in_channel(db, THREADS + 1, ""),
    "game of no thread": lambda db: games.in_channel(db, THREADS, ""),
}


@pytest.fixture
def sizes(tmp_path: Any, blank_database: Any) -> tuple[str, str]:
    """Paths of two empty stores."""
    found = []
    for name in ("small", "large"):
        path = tmp_path / f"{name}.sqlite3"
        path.write_bytes(blank_database.read_bytes())
        found.append(str(path))
    return found[0], found[1]


@pytest.mark.parametrize("what", SWEEPS)
async def test_a_sweep_takes_as_long_with_ten_times_the_games(sizes: tuple[str, str], what: str) -> None:
    small, large = sizes
    _fill(small, FEW)
    _fill(large, MANY)
    assert await _counted(small, SWEEPS[what]) == await _counted(large, SWEEPS[what]) > 0


@pytest.mark.parametrize("what", ["read", "turn", "once", "behind", "next"])
async def test_an_answer_in_a_long_game_asks_for_no_more_than_in_a_short_one(
    sizes: tuple[str, str], what: str
) -> None:
    """One step more where what is looked for is not the last of its index."""
    steps = []
    for path, answers in zip(sizes, (SHORT, LONG), strict=True):
        _fill(path, 1)
        _log(path, answers)
        last = (answers - 1) // SECTION

        async def read(db: AsyncConnection, last: int = last) -> None:
            parts = await sections.read(db, 1, last, last)
            assert len(parts) == SECTION + 1  # and the one before

        async def turn(db: AsyncConnection, last: int = last) -> None:
            await sections.promise(db, 1, Page(last, 1), NOW)
            assert not await outbox.heads(db, 1), "it had been promised"

        async def once(db: AsyncConnection) -> None:
            await outbox.add_once(db, 1, "dm:corp", "prompt", NOW)
            assert len(await outbox.waiting(db, 1, "dm:corp")) == 1

        async def behind(db: AsyncConnection) -> None:
            (board,), waiting = await slots.touch(db, 1, 7, NOW)
            assert (board.wanted, waiting) == (7, False)

        async def following(db: AsyncConnection) -> None:
            assert await outbox.heads(db, 1) == []
            assert await outbox.head(db, 1, "thread") is None

        asked = {"read": read, "turn": turn, "once": once, "behind": behind, "next": following}
        steps.append(await _counted(path, asked[what]))
    assert abs(steps[0] - steps[1]) <= 1
