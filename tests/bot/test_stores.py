"""What the store promises, on SQLite and on PostgreSQL alike; and what only a server can do wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Float, func, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.netrunner.store import decks
from bot.games.netrunner.store import tables as _decks
from bot.process.alone import InUse
from bot.store import database, keyframes, outbox, serving, uptime
from bot.store import postgres as stored
from bot.store.database import Change, Database, StoreUnavailable
from bot.store.migrating import ask, migrate, revision
from bot.store.portable import is_postgres
from bot.store.revisions import newest_revision
from bot.store.schema import alive, games, metadata, moves, seats, users
from tests.bot import postgres
from tests.bot.dying import until
from tests.bot.postgres import Server

Opened = Callable[[], Database]
BUSY = 10_000
"""Milliseconds: nothing that waits for its turn here gives up."""

pytestmark = pytest.mark.stores
needs_server = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())


@asynccontextmanager
async def opened(path: str) -> AsyncIterator[Database]:
    db = Database(path, BUSY)
    try:
        yield db
    finally:
        await db.close()


@pytest.fixture
async def db(database_path: str) -> AsyncIterator[Database]:
    async with opened(database_path) as found:
        yield found


@pytest.fixture
async def path(postgres_server: Server, blank_postgres: str) -> AsyncIterator[str]:
    """A PostgreSQL database, whatever the test is marked with."""
    name = postgres_server.create(blank_postgres)
    yield postgres_server.url(name)
    postgres_server.drop(name)


GAME: dict[str, Any] = {
    "kind": "netrunner",
    "level": "beginner",
    "status": "running",
    "channel_id": 2**62,
    "thread_state": "pending",
    "state": b"\x91\x00",
    "version": 1,
    "moves": 0,
    "waiting": "",
    "turn": 0,
    "created": 0.1,
    "updated": 1_800_000_000.123456,
}


async def add_game(db: AsyncConnection, **values: object) -> int:
    key = (await db.execute(insert(games).values(GAME | values))).inserted_primary_key
    assert key is not None
    return int(key[0])


def new_user(user_id: int) -> Change:
    async def change(db: AsyncConnection) -> None:
        await db.execute(insert(users).values(user_id=user_id, private="dm", full_control=False))

    return change


async def count_users(db: Database) -> int:
    async with db.read() as connection:
        return await connection.scalar(select(func.count()).select_from(users)) or 0


# -- the schema --------------------------------------------------------------------------------------------


def test_a_time_that_is_a_key_is_no_number_that_the_database_counts() -> None:
    """Older versions of SQLAlchemy make whole numbers of it."""
    for table in metadata.tables.values():
        for column in table.primary_key.columns if len(table.primary_key.columns) == 1 else ():
            assert not isinstance(column.type, Float) or column.autoincrement is False, table.name


def test_migrations_make_what_the_code_uses(database_path: str) -> None:
    migrate(database_path)  # a second start finds nothing to do
    assert revision(database_path) == newest_revision()
    assert ask(database_path, lambda db: compare_metadata(MigrationContext.configure(db), metadata)) == []

    def indexes(connection: Any) -> dict[str, Any]:
        found = inspect(connection).get_multi_indexes().values()
        return {index["name"]: index.get("dialect_options", {}) for table in found for index in table}

    there = ask(database_path, indexes)
    for index in (index for table in metadata.tables.values() for index in table.indexes):
        some_rows = index.dialect_options["sqlite"]["where"] is not None
        assert any(name.endswith("_where") for name in there[str(index.name)]) is some_rows, index.name


# -- values ------------------------------------------------------------------------------------------------


async def test_values_come_back_as_they_went_in(db: Database) -> None:
    """Texts longer than declared, ids of 63 bits, moments to the last bit, blobs with every byte."""
    state, name = bytes(range(256)) * 3, "Ż" * 500
    async with db.write() as connection:
        game_id = await add_game(connection, state=state, thread_id=2**63 - 1, outcome=name, ended=0.1 + 0.2)
        await connection.execute(
            insert(seats).values(game_id=game_id, seat="corp" * 9, name=name, private="dm", dm_closed=True)
        )
    async with db.read() as connection:
        row = (await connection.execute(select(games))).one()
        seat = (await connection.execute(select(seats))).one()
    assert (row.state, row.thread_id, row.outcome, row.ended) == (state, 2**63 - 1, name, 0.1 + 0.2)
    assert (row.updated, row.guild_id, row.hints, row.undo_rule) == (GAME["updated"], None, True, "free")
    assert (seat.seat, seat.name, seat.dm_closed, seat.role) == ("corp" * 9, name, True, "")


async def test_texts_are_sorted_by_their_characters_codes(db: Database) -> None:
    names = ["Zed", "a b", "a-a", "ab", "Ä", "😀"]
    async with db.write() as connection:
        for name in reversed(names):
            await decks.add(connection, 5, name, "corp", "{}", "", 0.0)
    async with db.read() as connection:
        table = _decks.decks
        found = list(await connection.scalars(select(table.c.name).order_by(table.c.name)))
    assert found == names == sorted(names)


async def test_a_text_with_a_nul_is_kept_without_harm(db: Database) -> None:
    async with db.write() as connection:
        await decks.add(connection, 5, "a", "corp", "{}", "one\0two", 0.0)
    async with db.read() as connection:
        notes = await connection.scalar(select(_decks.decks.c.notes))
    assert notes is not None
    assert notes.replace("\ufffd", "\0") == "one\0two"


async def test_what_is_there_is_written_over_or_stays(db: Database) -> None:
    async with db.write() as connection:
        game_id = await add_game(connection)
        for moment in (1.0, 2.5):
            await uptime.set_last(connection, moment)
        for turn in (1, 2):
            await keyframes.keep(connection, game_id, 7, turn, b"state")
        deck = await decks.add(connection, 5, "a", "corp", "{}", "", 0.0)
        for _ in range(2):
            await decks.show_in(connection, deck, 9)
    async with db.read() as connection:
        assert await uptime.last(connection) == 2.5
        assert await keyframes.turns(connection, game_id) == {2: 7}
        assert await decks.is_shown_in(connection, deck, 9)


# -- transactions ------------------------------------------------------------------------------------------


async def test_an_exception_undoes_a_transaction(db: Database) -> None:
    async def fail() -> None:
        async with db.write() as connection:
            await new_user(1)(connection)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert await count_users(db) == 0


async def test_changes_made_together_fail_alone(db: Database) -> None:
    users = [1, 2, 2, 3]  # the second 2 breaks the primary key
    results = await asyncio.gather(*(db.write_soon(new_user(user)) for user in users), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), IntegrityError, type(None)]
    assert await count_users(db) == 3


async def test_what_can_wait_goes_along_with_whatever_is_committed_and_takes_nothing_with_it(
    db: Database,
) -> None:
    """On a server it has a commit of its own a moment later, since answers go on beside each other there."""
    late = [db.write_late(new_user(user)) for user in (1, 2, 2, 3)]  # the second 2 breaks the primary key
    with suppress(ZeroDivisionError):
        async with db.write():
            raise ZeroDivisionError
    assert not any(each.done() and each.exception() is None for each in late), "nothing was committed"
    async with db.write(of=1) as connection:
        await new_user(4)(connection)
    if is_postgres(db.path):
        await db.written()
    assert [type(each.exception()) for each in late] == [type(None), type(None), IntegrityError, type(None)]
    assert await count_users(db) == 4


async def test_what_can_wait_is_stored_though_its_time_comes_while_others_are_written(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LATE", "LATE_BESIDE"):
        monkeypatch.setattr(database, name, 0.01)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(connection: AsyncConnection) -> None:
        begun.set()
        await go_on.wait()
        await new_user(1)(connection)

    writing = asyncio.create_task(db.write_soon(slow))
    await begun.wait()
    late = db.write_late(new_user(2))
    await asyncio.sleep(0.05)
    go_on.set()
    await asyncio.wait_for(asyncio.gather(writing, late), 60.0)
    assert await count_users(db) == 2


async def test_a_reference_to_nothing_is_refused_and_rows_go_with_their_game(db: Database) -> None:
    async def of_game(number: int) -> None:
        async with db.write() as connection:
            await keyframes.keep(connection, number, 0, 1, b"state")

    with pytest.raises(IntegrityError):
        await of_game(7)
    async with db.write() as connection:
        game_id = await add_game(connection)
    await of_game(game_id)
    async with db.write() as connection:
        await connection.execute(games.delete())
        assert await keyframes.turns(connection, game_id) == {}


async def test_the_same_interaction_is_logged_once(db: Database) -> None:
    """Many moves come from none."""
    async with db.write() as connection:
        game_id = await add_game(connection)

    async def log(number: int, interaction: int | None) -> None:
        row = {"game_id": game_id, "seat": "corp", "keys": "[]", "lines": "[]", "at": 0.0}
        async with db.write() as connection:
            await connection.execute(
                insert(moves).values(row | {"number": number, "interaction_id": interaction})
            )

    for number, interaction in enumerate((None, None, 77)):
        await log(number, interaction)
    with pytest.raises(IntegrityError):
        await log(9, 77)


async def test_whoever_reads_sees_one_moment(db: Database) -> None:
    async with db.read() as connection:
        count = select(func.count()).select_from(users)
        assert await connection.scalar(count) == 0
        await db.write_soon(new_user(1))
        assert await connection.scalar(count) == 0
    assert await count_users(db) == 1


@pytest.mark.parametrize("of", [None, 1])
async def test_what_is_read_to_be_changed_is_changed_by_nobody_else(
    database_path: str, db: Database, of: int | None
) -> None:
    """Of two bots on one database, some ten times each at once: no change is lost."""
    await db.write_soon(lambda connection: uptime.set_last(connection, 0.0))

    async def count_on(mine: Database, how: int | None) -> None:
        async with mine.write(of=how) as connection:
            found = await uptime.last(connection)
            assert found is not None
            await asyncio.sleep(0)
            await connection.execute(update(alive).values(at=found + 1))

    async with opened(database_path) as other:
        await asyncio.gather(*(count_on(mine, how) for mine in (db, other) for how in (of, None, of) * 4))
    async with db.read() as connection:
        assert await uptime.last(connection) == 24.0


async def test_a_transaction_that_is_cancelled_is_made_or_not_and_the_next_goes_on(db: Database) -> None:
    async def add() -> None:
        async with db.write() as connection:
            for user in (1, 2, 3):
                await new_user(user)(connection)

    async def clear() -> None:
        async with db.write() as connection:
            await connection.execute(users.delete())

    for steps in range(0, 40, 3):
        adding = asyncio.create_task(add())
        for _ in range(steps):
            await asyncio.sleep(0.0005)
        adding.cancel()
        await asyncio.wait({adding})
        assert await count_users(db) in (0, 3)
        await clear()
        await add()
        assert await count_users(db) == 3
        await clear()


async def test_messages_of_a_lane_stay_in_order_whoever_promises_them(
    database_path: str, db: Database
) -> None:
    """Their numbers are in the order of the commits, in whatever order the transactions began."""
    told: list[int] = []

    async def promise(mine: Database, number: int) -> None:
        async with mine.write(of=1) as connection:
            await outbox.add(connection, 1, outbox.THREAD, "text", 0.0, content=str(number))
            await asyncio.sleep(0)
            told.append(number)

    async with opened(database_path) as other:
        await asyncio.gather(*(promise(db if n % 2 else other, n) for n in range(12)))
    async with db.read() as connection:
        rows = await outbox.waiting(connection, 1, outbox.THREAD)
    assert [int(row.payload["content"]) for row in rows] == told


# -- a server ----------------------------------------------------------------------------------------------


@needs_server
async def test_games_go_on_beside_each_other_and_all_else_waits(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(path) as db, AsyncExitStack() as stack:
        monkeypatch.setattr(stored, "TURN", "100ms")
        hasty = await stack.enter_async_context(opened(path))

        async def tries(of: int | None) -> bool:
            try:
                async with hasty.write(of=of):
                    return True
            except StoreUnavailable:
                return False

        async with db.write(of=1):
            assert [await tries(of) for of in (2, 1, None)] == [True, False, False]
        async with db.write():
            assert [await tries(of) for of in (1, None)] == [False, False]
        assert await tries(None)


@needs_server
async def test_a_server_that_stops_is_told_and_found_again(path: str, postgres_server: Server) -> None:
    async with opened(path) as db:
        await db.write_soon(new_user(1))

        async def fall_in_between() -> None:
            async with db.write() as connection:
                await new_user(2)(connection)
                await asyncio.to_thread(postgres_server.stop)
                await new_user(3)(connection)

        reading: AbstractAsyncContextManager[AsyncConnection]
        for doing in ("while something is changed", "while nothing is"):
            with pytest.raises(StoreUnavailable):
                await fall_in_between()
            for reading in (db.read(), db.write(), db.write(of=1)):
                with pytest.raises(StoreUnavailable):
                    async with reading as connection:
                        await connection.execute(select(users))
            await asyncio.to_thread(postgres_server.start)
            await db.write_soon(new_user(10 if doing.endswith("changed") else 11))
        assert await count_users(db) == 3
        await asyncio.to_thread(postgres_server.stop)
        await asyncio.to_thread(postgres_server.start)
        # Its connections are gone, which is found out with the first thing that is asked.
        async with db.write() as connection:
            await new_user(20)(connection)
        assert await count_users(db) == 4


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE '%itself%'"


@needs_server
async def test_one_bot_holds_the_database(
    path: str, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While its lock is lost it reads nothing; it goes on when it has it again, and stops if another has."""
    monkeypatch.setattr(serving, "PATIENCE", 0.1)
    monkeypatch.setattr(serving, "AGAIN", 0.1)
    monkeypatch.setattr(serving, "PAUSE", 0.05)
    lost = asyncio.Event()

    async def until_held(db: Database) -> object:
        while True:
            try:
                return await db.write_soon(new_user(1))
            except StoreUnavailable:
                await asyncio.sleep(0.02)

    async with opened(path) as db, opened(path) as other:
        async with db.serving(lost.set):
            with pytest.raises(InUse):
                async with other.serving(lost.set):
                    pass
            await asyncio.to_thread(postgres_server.stop)
            with pytest.raises(StoreUnavailable):
                await count_users(db)
            await asyncio.to_thread(postgres_server.start)
            await until_held(db)
            assert not lost.is_set()
            # Its connection is cut, and another has waited for that.
            another = await postgres.connection_to(path)
            take = text(f"SELECT pg_advisory_lock({serving.SERVING})")
            waiting = asyncio.create_task(another.execute(take))
            await until(lambda: postgres_server.query("SELECT 1 FROM pg_locks WHERE NOT granted"), "it wait")
            await asyncio.to_thread(postgres_server.query, CUT)
            await waiting
            async with asyncio.timeout(60):
                await lost.wait()
            with pytest.raises(StoreUnavailable):
                await count_users(db)
            await another.close()
        async with other.serving(lost.set):
            assert await count_users(other) == 1
