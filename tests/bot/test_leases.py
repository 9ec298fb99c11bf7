"""Several processes on one PostgreSQL database: who does what, and what is left by one that died."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, column, func, select, table, text

from bot.operating import check
from bot.process.alone import InUse
from bot.process.shards import Shards, read_shards
from bot.store import leases as module
from bot.store import outbox, serving
from bot.store import postgres as stored_in
from bot.store.database import Database, StoreUnavailable
from bot.store.leases import OtherShards, SharedLeases
from bot.store.migrating import ask, migrate, revision
from bot.store.revisions import MIGRATIONS, newest_revision
from bot.store.serving import Lock
from tests.bot import postgres
from tests.bot.dying import until
from tests.bot.test_stores import path

__all__ = ["path"]

OLDER = "0025"
"""The schema of before several processes could share a database."""

needs_server = pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "BEAT", 0.05)
    monkeypatch.setattr(serving, "PATIENCE", 0.1)
    monkeypatch.setattr(serving, "PAUSE", 0.05)
    monkeypatch.setattr(module, "LINGER", 0.0)


def complete(leases: SharedLeases) -> bool:
    """Whether every shard is connected."""
    return not leases.all_away().ids


class Process:
    """One of those that share a database; here they share an event loop too."""

    def __init__(self, path: str, shards: str) -> None:
        self.db = Database(path, 10_000, read_shards(shards))
        assert isinstance(self.db.leases, SharedLeases)
        self.leases = self.db.leases
        self.heard: list[tuple[str, int]] = []
        self.lost = asyncio.Event()
        self.leases.hear("game", lambda number: self.heard.append(("game", number)))
        self.leases.hear("due", lambda number: self.heard.append(("due", number)))

    async def cut(self) -> None:
        """End the connection that has its locks, as a network does; it comes back under another number."""
        number = self.leases.number
        end = text("SELECT pg_terminate_backend(CAST(backend AS integer)) FROM processes WHERE id = :it")
        with suppress(
            StoreUnavailable
        ):  # another process may cut whatever else this one has before it commits
            async with self.db.write() as db:
                await db.execute(end, {"it": number})
        await until(lambda: self.leases.number != number and complete(self.leases), "it again")


@asynccontextmanager
async def process(path: str, shards: str) -> AsyncIterator[Process]:
    found = Process(path, shards)
    try:
        async with found.db.serving(found.lost.set):
            yield found
    finally:
        await found.db.close()


@needs_server
async def test_an_owner_has_one_process_at_a_time(path: str) -> None:
    """Who does not get it tells the other, and gets it once the other is done."""
    async with process(path, "0/2") as one, process(path, "1/2") as two:
        assert await one.leases.take("game", 7)
        assert await one.leases.take("game", 7)
        assert not await two.leases.take("game", 7)
        assert await two.leases.take("game", 8)
        assert await two.leases.take("league", 7)
        await until(lambda: one.heard == [("game", 7)], "the word")
        one.leases.free("game", 7)
        await asyncio.sleep(0.1)
        assert not await two.leases.take("game", 7)
        one.leases.free("game", 7)
        await asyncio.sleep(0.1)
        assert await two.leases.take("game", 7)


@needs_server
async def test_what_the_dead_were_sending_may_have_been_posted(path: str) -> None:
    """Whoever takes their lease looks before it posts again. The one whose connection was cut goes on under
    another number."""
    async with process(path, "0/2") as one, process(path, "1/2") as two:
        async with one.db.write() as db:
            await outbox.add(db, 7, "dm:corp", "prompt", 1.0)
        assert await one.leases.take("game", 7)
        assert await two.leases.take("game", 9)
        await one.cut()
        assert await two.leases.take("game", 7)
        async with two.db.read() as db:
            row = await outbox.head(db, 7, "dm:corp")
        assert row is not None
        assert row.attempts == 1
        assert not await one.leases.take("game", 7)
        assert not await one.leases.take("game", 9)
        assert not one.lost.is_set()


@needs_server
async def test_what_the_dead_were_changing_is_ended_and_nobody_waits_for_it(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though only the connection with its locks is lost, and others of its connections are there."""
    monkeypatch.setattr(stored_in, "STUCK", "600s")
    async with process(path, "0/2") as one, process(path, "1/2") as two:
        stored = False

        async def change() -> None:
            nonlocal stored
            async with one.db.write() as db:
                await outbox.add(db, 7, outbox.THREAD, "text", 1.0)
                postgres.READER.rows(
                    path,
                    "SELECT pg_terminate_backend(CAST(backend AS integer)) FROM processes"  # noqa: S608
                    f" WHERE id = {one.leases.number}",
                )
                await two.db.write_soon(lambda to: outbox.add(to, 8, outbox.THREAD, "text", 1.0))
                stored = True

        with pytest.raises(StoreUnavailable):
            await change()
        assert stored
        async with two.db.read() as db:
            assert not await outbox.waiting(db, 7, outbox.THREAD)


@needs_server
async def test_who_was_stopped_for_long_trusts_nothing_before_it_has_asked(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection may be ended, and nothing is known of that yet."""
    async with process(path, "0/2") as one:
        assert await one.leases.take("game", 7)
        real, slept = serving.now, 0.0
        monkeypatch.setattr(serving, "now", lambda: real() + slept)
        slept = serving.HUNG
        assert not one.leases.has("game", 7)
        assert not await one.leases.take("game", 7)
        with pytest.raises(StoreUnavailable):
            async with one.db.read():
                pass
        await until(lambda: one.leases.has("game", 7), "a sign of life")
        async with one.db.read():
            pass


@needs_server
async def test_one_keeps_the_time(path: str) -> None:
    """Once it is gone, another does; one that has lost its connection keeps it no longer."""
    async with process(path, "0/3") as one, process(path, "1/3") as two:
        async with process(path, "2/3") as three:
            await one.leases.kept()
            assert not two.leases.keeper
            assert not three.leases.keeper
            assert complete(three.leases)
            await until(lambda: complete(one.leases) and complete(two.leases), "all")
            cut = asyncio.create_task(one.cut())
            await one.leases.unkept()
            await cut
            others = (two.leases, three.leases)
            await until(lambda: [each.keeper for each in (one.leases, *others)].count(True) == 1, "a keeper")
        # While a shard has nobody, not everybody can act.
        await until(lambda: one.leases.all_away() == Shards((2,), 3), "the gap")
        two.leases.away = lambda: Shards((1,), 3)
        await until(lambda: one.leases.all_away() == Shards((1, 2), 3), "what the other says of its own")
        assert two.leases.all_away() == Shards((1, 2), 3)
        two.leases.away = lambda: Shards((), 3)
        await until(lambda: one.leases.all_away() == Shards((2,), 3), "that it is back")
        await until(lambda: one.leases.keeper != two.leases.keeper, "a keeper")


@needs_server
async def test_words_reach_the_others(path: str) -> None:
    async with process(path, "0/2") as one, process(path, "1/2") as two:
        one.leases.tell("due")
        await until(lambda: two.heard == [("due", 0)], "the word")
        two.leases.tell("unheard", 3)
        two.leases.tell("game", 3)
        await until(lambda: one.heard == [("game", 3)], "the word")
        assert two.heard == [("due", 0)]


@needs_server
async def test_who_hangs_loses_its_leases(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with process(path, "0/2") as one, process(path, "1/2") as two:
        assert await one.leases.take("game", 7)
        number = one.leases.number
        assert one.leases._serving is not None
        one.leases._serving.beat = None  # its loop gives no sign of life any more
        monkeypatch.setattr(module, "HUNG", 0.3)
        await until(lambda: one.leases.number != number, "its new number")
        assert await two.leases.take("game", 7)


@needs_server
async def test_who_was_taken_for_dead_comes_back_under_another_number(path: str) -> None:
    async with process(path, "0/2") as one, process(path, "1/2") as two:
        await until(lambda: complete(one.leases), "all")
        number = one.leases.number
        async with two.db.write() as db:
            await db.execute(text("DELETE FROM processes WHERE id = :it"), {"it": number})
        await until(lambda: one.leases.number != number and complete(one.leases), "it again")
        async with one.db.read():
            pass


@needs_server
async def test_signs_of_life_do_not_wait_behind_all_else(path: str) -> None:
    """Of a process with much to do, hundreds of lanes wait for their leases."""
    async with process(path, "0/2") as one:
        done: list[str] = []

        async def note(name: str, work: Coroutine[None, None, object]) -> None:
            await work
            done.append(name)

        lanes = [note("lane", one.leases.take("game", number)) for number in range(200)]
        waiting = asyncio.gather(*lanes)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await note("beat", one.leases.beat())
        await waiting
        assert done.index("beat") < 100


def to_an_older_version(connection: Connection) -> None:
    """The tables as they were, by the way back that each migration has: the newest ones too."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, OLDER)


@needs_server
async def test_a_newer_version_waits_until_the_older_one_has_stopped(path: str) -> None:
    """It would change the tables under them."""
    async with process(path, "0/2"):
        await asyncio.to_thread(ask, path, to_an_older_version, changes=True)
        with pytest.raises(InUse):
            await asyncio.to_thread(migrate, path)
        assert await asyncio.to_thread(revision, path) == OLDER
    await asyncio.to_thread(migrate, path)
    assert await asyncio.to_thread(revision, path) == newest_revision()


async def checked(path: str) -> set[str]:
    """What `python -m bot check` says of the database."""
    return {str(each) for each in await asyncio.to_thread(lambda: [*check.database(path)])}


@needs_server
async def test_each_shard_has_one_process(path: str) -> None:
    """And all agree on how many there are; a bot that carries all shares with nobody."""
    async with process(path, "0,1/3"):
        with pytest.raises(InUse):
            async with process(path, "1,2/3"):
                pass
        with pytest.raises(OtherShards):
            async with process(path, "2/4"):
                pass
        assert "doubt processes: 1 run; of 3 shards none carries 2" in await checked(path)
        whole = Database(path, 10_000, Shards((0, 1, 2), 3))
        with pytest.raises(InUse):
            async with whole.serving(lambda: None):
                pass
        await whole.close()
        async with process(path, "2/3") as last:
            await until(lambda: complete(last.leases), "all")
            assert "ok    processes: 2 run, with all of 3 shards" in await checked(path)
    assert "processes" not in str(await checked(path))


@pytest.mark.parametrize(
    ("written", "ids", "count"), [("0/1", (0,), 1), (" 3, 1/4 ", (1, 3), 4), ("0,1,2 / 3", (0, 1, 2), 3)]
)
def test_shards_as_the_host_writes_them(written: str, ids: tuple[int, ...], count: int) -> None:
    found = read_shards(written)
    assert found == Shards(ids, count)
    assert found is not None
    assert read_shards(str(found)) == found
    assert read_shards("  ") is None


@pytest.mark.parametrize("written", ["1", "/3", "0/0", "3/3", "0,0/2", "a/2", "0-1/2", "-1/2", "0/2/3"])
def test_shards_that_are_none(written: str) -> None:
    with pytest.raises(ValueError, match="shard"):
        read_shards(written)


@needs_server
async def test_what_was_taken_is_given_back(path: str) -> None:
    """However presses and lanes come beside each other: at the end nobody holds a game."""
    chance = random.Random(5)
    async with process(path, "0/2") as one, process(path, "1/2") as two:
        all_of = (one.leases, two.leases)

        async def work(leases: SharedLeases) -> None:
            for _ in range(40):
                key = ("game", chance.randrange(1, 4))
                if chance.random() < 0.3:
                    ahead = leases.ahead(*key)
                    await asyncio.sleep(chance.choice((0, 0.001)))
                    if chance.random() < 0.5 and await ahead.mine():
                        assert not any(each.has(*key) for each in all_of if each is not leases)
                    ahead.give_back()
                elif chance.random() < 0.3:
                    taking = asyncio.create_task(leases.take(*key))
                    await asyncio.sleep(chance.choice((0, 0.001)))
                    if not taking.cancel() and taking.result():
                        leases.free(*key)
                elif await leases.take(*key):
                    await asyncio.sleep(chance.choice((0, 0.001)))
                    leases.free(*key)

        await asyncio.gather(*(work(each.leases) for each in (one, two) for _ in range(4)))
        locks = select(func.count()).select_from(table("pg_locks", column("classid")))
        games = locks.where(column("classid") == Lock(0, "game").keys["kind"])
        for _ in range(500):
            async with one.db.read() as db:
                held = await db.scalar(games)
            if not held:
                break
            await asyncio.sleep(0.02)
        assert not held
        assert not one.leases._used + two.leases._used
