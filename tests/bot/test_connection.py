"""The database's connections: queries at once, waiting away from the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store.connection import Connection, FileConnection
from bot.store.database import Database, StoreUnavailable
from bot.store.sqlite import Sqlite

ADD = "INSERT INTO counted VALUES (1)"
COUNT = "SELECT count(*) FROM counted"


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(str(tmp_path / "some.sqlite3"), busy_ms=5000)
    async with database.write() as connection:
        await connection.exec_driver_sql("CREATE TABLE counted (n INTEGER)")
    yield database
    await database.close()


async def counted(db: Database) -> int:
    async with db.read() as connection:
        found = (await connection.exec_driver_sql(COUNT)).scalar_one()
    assert isinstance(found, int)
    return found


class Noted:
    """Which thread each call of a connection's driver was made in."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self.driver = driver
        self.threads: dict[str, set[int]] = {}

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.driver, name)

        def call(*args: Any) -> Any:
            self.threads.setdefault(name, set()).add(threading.get_ident())
            return found(*args)

        call.__name__ = name
        return call if callable(found) else found


async def test_queries_run_at_once_and_only_a_commit_waits_in_the_thread(tmp_path: Path) -> None:
    connection = Connection(str(tmp_path / "some.sqlite3"), 1.0)
    await connection
    noted = Noted(connection._conn)
    connection._connection = noted  # type: ignore[assignment]
    await connection._execute(noted.execute, "CREATE TABLE counted (n INTEGER)")
    await connection._execute(noted.execute, "BEGIN")
    await connection._execute(noted.execute, ADD)
    await connection.commit()
    here = threading.get_ident()
    assert noted.threads["execute"] == {here}
    assert len(noted.threads["commit"]) == 1
    assert noted.threads["commit"] != {here}
    connection.threaded = True
    noted.threads.clear()
    await connection._execute(noted.execute, COUNT)
    assert here not in noted.threads["execute"]
    await connection.close()
    await connection.close()  # a second time waits for nothing


async def test_others_go_on_while_the_database_is_locked(db: Database, tmp_path: Path) -> None:
    """Somebody else's lock is waited for in the thread: the event loop turns, and readers read."""
    turned = asyncio.Event()

    async def turn() -> None:
        for _ in range(20):
            await asyncio.sleep(0)
            assert await counted(db) == 0
        turned.set()

    locked = sqlite3.connect(tmp_path / "some.sqlite3", isolation_level=None)
    locked.execute("BEGIN IMMEDIATE")
    turning = asyncio.create_task(turn())

    async def add() -> None:
        async with db.write() as connection:
            await connection.exec_driver_sql(ADD)

    adding = asyncio.create_task(add())
    await turned.wait()
    assert not adding.done()
    locked.execute("COMMIT")
    locked.close()
    await asyncio.gather(adding, turning)
    assert await counted(db) == 1


async def test_a_lock_that_stays_is_told(db: Database, tmp_path: Path) -> None:
    async with db.write() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, Connection)
        driver.busy_seconds = 0.02
    locked = sqlite3.connect(tmp_path / "some.sqlite3", isolation_level=None)
    locked.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable):
        async with db.write() as connection:
            await connection.exec_driver_sql(ADD)
    locked.close()
    assert await counted(db) == 0


async def test_who_waits_too_long_behind_others_is_told(db: Database) -> None:
    assert isinstance(db.backend, Sqlite)
    db.backend.writing.patience = 0.02
    async with db.write() as connection:
        await connection.exec_driver_sql(ADD)
        with pytest.raises(StoreUnavailable):
            async with db.write():
                pass
    assert await counted(db) == 1


@pytest.fixture
async def begun(db: Database) -> list[str]:
    """What is asked of the connection that reads (there is one) to begin and to end transactions."""
    asked: list[str] = []
    async with db.read() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, Connection)
        await driver.set_trace_callback(
            lambda text: asked.append(text) if text in ("BEGIN", "ROLLBACK") else None
        )
    await asyncio.sleep(0)
    return asked


async def read_once(db: Database, what: str = COUNT) -> object:
    """Without SQLAlchemy, as a press does."""
    async with db.read() as connection:
        assert isinstance(connection, FileConnection)
        ((found,), *_), _ = await connection.driver.ask(what, [()])
        return found


def add_elsewhere(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other, other:
        other.execute(ADD)


async def test_who_begins_to_read_in_one_turn_of_the_event_loop_shares_a_transaction(
    db: Database, begun: list[str], tmp_path: Path
) -> None:
    assert await asyncio.gather(*(read_once(db) for _ in range(5))) == [0] * 5
    await asyncio.sleep(0)
    assert begun == ["BEGIN", "ROLLBACK"]
    for turn in range(1, 4):  # whatever was committed before a turn is seen in it
        add_elsewhere(tmp_path / "some.sqlite3")
        await asyncio.sleep(0)
        assert await read_once(db) == turn


async def test_what_reads_on_in_the_next_turn_leaves_nobody_what_it_has_seen(
    db: Database, begun: list[str], tmp_path: Path
) -> None:
    async with db.read() as connection:
        assert isinstance(connection, FileConnection)
        await connection.driver.ask(COUNT, [()])
        add_elsewhere(tmp_path / "some.sqlite3")
        await asyncio.sleep(0)
        assert (await connection.driver.ask(COUNT, [()]))[0] == [(0,)]
    assert await read_once(db) == 1
    assert begun[:3] == ["BEGIN", "ROLLBACK", "BEGIN"]


async def test_a_connection_that_cannot_end_its_transaction_is_used_no_more(
    db: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Connection, "undo", lambda _: False)
    assert await read_once(db) == 0
    add_elsewhere(tmp_path / "some.sqlite3")
    await asyncio.sleep(0)
    monkeypatch.undo()
    for _ in range(10):  # a place in the pool is not lost, either
        assert await read_once(db) == 1
        await asyncio.sleep(0)


async def test_what_fails_or_asks_by_sqlalchemy_ends_its_transaction_itself(
    db: Database, begun: list[str]
) -> None:
    with pytest.raises(StoreUnavailable):
        await read_once(db, "SELECT * FROM nothing")
    assert begun == ["BEGIN", "ROLLBACK"]
    assert await counted(db) == 0
    assert begun == ["BEGIN", "ROLLBACK"] * 2


@pytest.fixture
async def locking(db: Database, begun: list[str]) -> list[str]:
    """The same, where there is what is locked by."""
    async with db.write() as connection:
        await connection.exec_driver_sql("CREATE TABLE games (id INTEGER)")
    begun.clear()
    return begun


async def add_in_turn(db: Database) -> object:
    """Add one to what was just read, in the same turn of the event loop; returns what is there then."""
    await read_once(db)
    async with db.write() as connection:
        assert isinstance(connection, FileConnection)
        await connection.driver.ask(ADD, [()])
        ((found,), *_), _ = await connection.driver.ask(COUNT, [()])
        return found


async def test_what_is_written_goes_on_where_it_was_read(db: Database, locking: list[str]) -> None:
    assert await add_in_turn(db) == 1
    assert locking == ["BEGIN"], "one transaction, which was committed"
    assert await counted(db) == 1


async def test_nobody_writes_beside_what_goes_on(db: Database, locking: list[str]) -> None:
    assert sorted(await asyncio.gather(*(add_in_turn(db) for _ in range(5)))) == [1, 2, 3, 4, 5]  # type: ignore[type-var]
    assert await counted(db) == 5


async def test_nothing_goes_on_from_what_was_read_before_another_commit(
    db: Database, locking: list[str], tmp_path: Path
) -> None:
    assert await read_once(db) == 0
    add_elsewhere(tmp_path / "some.sqlite3")
    async with db.write() as connection:
        assert (await connection.exec_driver_sql(COUNT)).scalar_one() == 1
        await connection.exec_driver_sql(ADD)
    assert await counted(db) == 2


async def test_what_goes_on_and_fails_is_undone(db: Database, locking: list[str]) -> None:
    async def fail() -> None:
        async with db.write() as connection:
            assert isinstance(connection, FileConnection)
            await connection.driver.ask(ADD, [()])
            raise ValueError("no")

    for _ in range(3):
        assert await read_once(db) == 0
        with pytest.raises(ValueError, match="no"):
            await fail()
    assert locking == ["BEGIN", "ROLLBACK"] * 3
    assert await add_in_turn(db) == 1


@pytest.mark.parametrize("steps", range(12))
async def test_what_goes_on_and_is_cancelled_is_made_or_not(
    db: Database, locking: list[str], steps: int
) -> None:
    adding = asyncio.create_task(add_in_turn(db))
    for _ in range(steps):
        await asyncio.sleep(0)
    adding.cancel()
    await asyncio.wait({adding})
    before = await counted(db)
    assert before in (0, 1)
    assert await add_in_turn(db) == before + 1
    assert await counted(db) == before + 1


@pytest.mark.parametrize("steps", range(12))
async def test_a_transaction_that_is_cancelled_is_made_or_not_and_the_next_goes_on(
    db: Database, steps: int
) -> None:
    """Also while the thread commits: what comes after waits until it has."""

    async def add() -> None:
        async with db.write() as connection:
            for _ in range(3):
                await connection.exec_driver_sql(ADD)

    adding = asyncio.create_task(add())
    for _ in range(steps):
        await asyncio.sleep(0)
    adding.cancel()
    await asyncio.wait({adding})
    before = await counted(db)
    assert before in (0, 3)
    await add()
    assert await counted(db) == before + 3


async def test_what_is_long_reads_the_same_and_leaves_the_connection_as_it_was(db: Database) -> None:
    async with db.write() as connection:
        await connection.exec_driver_sql(ADD)
    for long in (True, False):
        async with db.read(long=long) as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, Connection)
            assert driver.threaded is long
            assert (await connection.exec_driver_sql(COUNT)).scalar_one() == 1


@pytest.mark.parametrize("writes", [True, False])
async def test_rows_of_what_is_long_are_found_away_from_the_event_loop(db: Database, writes: bool) -> None:
    async with db.write() as connection:
        await connection.exec_driver_sql(ADD)
    for long in (True, False):
        threads: set[int] = set()

        def where(n: int, threads: set[int] = threads) -> int:
            threads.add(threading.get_ident())
            return n

        opened = db.write(long=long) if writes else db.read(long=long)
        async with opened as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, Connection)
            await driver.create_function("where_n", 1, where)
            # A query finds its first row when it is asked; the second is found when it is fetched.
            found = await connection.exec_driver_sql("SELECT where_n(column1) FROM (VALUES (1), (2))")
            assert found.scalars().all() == [1, 2]
        assert (threading.get_ident() in threads) is not long


async def test_what_is_cancelled_while_it_waits_for_a_lock_is_not_half_stored(
    db: Database, tmp_path: Path
) -> None:
    """The thread goes on, and carries out what it was asked: that is undone, and nobody kept from writing."""
    with closing(sqlite3.connect(tmp_path / "some.sqlite3", isolation_level=None, timeout=0)) as other:
        other.execute("BEGIN IMMEDIATE")

        async def change() -> None:
            async with db.write() as connection:
                assert isinstance(connection, FileConnection)
                await connection.driver.ask(ADD, [()])

        changing = asyncio.create_task(change())
        await asyncio.sleep(0.03)
        changing.cancel()
        await asyncio.sleep(0.01)
        other.execute("ROLLBACK")
        await asyncio.wait({changing})
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
        async with db.write() as connection:
            await connection.exec_driver_sql("CREATE TABLE another (n INTEGER)")
        assert other.execute(COUNT).fetchone() == (0,)


@pytest.mark.parametrize("times", [1, 2])
async def test_who_waits_for_a_commit_that_was_cancelled_leaves_nothing_behind(
    db: Database, tmp_path: Path, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    going, real = threading.Event(), Connection.commit

    async def slow(self: Connection) -> None:
        def commit() -> None:
            going.wait()
            self._conn.commit()

        await self._execute(commit)

    async def change(connection: Any) -> None:
        await connection.driver.ask(ADD, [()])

    async def first() -> None:
        async with db.read() as connection:
            assert isinstance(connection, FileConnection)
            await connection.driver.ask(COUNT, [()])
        async with db.write() as connection:
            await change(connection)

    async def second() -> None:
        async with db.write() as connection:
            await change(connection)
            await change(connection)

    monkeypatch.setattr(Connection, "commit", slow)
    one = asyncio.create_task(first())
    await asyncio.sleep(0.03)
    monkeypatch.setattr(Connection, "commit", real)
    for _ in range(times):
        one.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    two = asyncio.create_task(second())
    await asyncio.sleep(0.03)
    two.cancel()
    await asyncio.sleep(0.01)
    going.set()
    await asyncio.wait({one, two})
    async with db.write() as last:
        await change(last)
    assert await counted(db) == 2  # the first's commit was under way
    with closing(sqlite3.connect(tmp_path / "some.sqlite3", isolation_level=None, timeout=0)) as other:
        other.execute("BEGIN IMMEDIATE")
