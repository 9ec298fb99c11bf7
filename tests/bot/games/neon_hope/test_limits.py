"""Offers to help that nobody answers in time."""

from __future__ import annotations

import pytest

from bot.games.neon_hope.store import deadlines as store
from bot.process.shards import Shards
from bot.store import games
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope.fake import HELP, NO, TAKE, TASK
from tests.bot.games.neon_hope.tables import Tables

THREE = {"ann": "vex", "bob": "noor", "cleo": "ada"}


async def due(tables: Tables, game_id: int = 1) -> dict[str, float]:
    """Seat to when its silence becomes an answer."""
    async with tables.bot.db.read() as db:
        return {found.seat: found.due for found in (await store.of_game(db, game_id)).values()}


async def offered(tables: Tables, limit: str) -> None:
    """Ann tries a task; Bob and Cleo are asked for help."""
    await tables.begin(THREE, limit=limit)
    await tables.do("ann", TAKE)
    await tables.do("ann", TASK)


async def steps(tables: Tables, game_id: int = 1) -> str:
    return str((await tables.bot.play.load(game_id)).view().chapter.goal)


async def test_silence_means_no_once_the_time_is_over(tables: Tables, clock: LoopClock) -> None:
    await offered(tables, "600")
    await tables.do("bob", HELP)
    await tables.wait(500, clock)
    assert await steps(tables) == "0 of 6"
    assert HELP in tables.labels(tables.panel("cleo"))
    await tables.wait(101, clock)
    assert await steps(tables) == "2 of 6"
    assert "Ada does not help." in "\n".join(tables.heard(1))
    assert HELP not in tables.labels(tables.panel("cleo"))
    assert await due(tables) == {}


async def test_deadlines_outlive_the_process(tables: Tables, clock: LoopClock) -> None:
    await offered(tables, "600")
    before = await due(tables)
    assert set(before) == {"p2", "p3"}
    await tables.restart()
    assert await due(tables) == before
    await tables.wait(599 - 62, clock)
    await tables.do("cleo", HELP)
    # While the bot is not there nobody can answer: that is nobody's time.
    (left,) = (await due(tables)).values()
    clock.shift += 1000
    await tables.restart()
    await tables.env.advance_time(1)
    await tables.env.settle()
    assert await due(tables) == {"p2": left + 1000}
    await tables.wait(left + 1000 - clock.now() + 1, clock)
    assert await steps(tables) == "2 of 6"
    assert await due(tables) == {}


async def test_nobodys_time_runs_out_while_the_servers_shard_is_away(
    tables: Tables, clock: LoopClock
) -> None:
    uptime, shard = tables.bot.leagues.uptime, (tables.guild.id >> 22) % 1009
    await offered(tables, "600")
    before = await due(tables)
    uptime.away = lambda: Shards((shard,), 1009)
    await tables.wait(700, clock)
    assert await due(tables) == before
    uptime.away = lambda: Shards((shard + 1,), 1009)
    uptime.patience = 750
    await tables.wait(100, clock)
    uptime.patience = 150
    uptime.away = lambda: Shards((), 1009)
    await tables.wait(100, clock)
    # Of the other shard's time none is theirs.
    assert set((await due(tables)).values()) == {due + 800 for due in before.values()}
    uptime.patience = 600
    await tables.wait(550, clock)
    assert await due(tables) == {}
    assert await steps(tables) == "1 of 6"


async def test_a_deadline_fires_at_its_time_without_waiting_for_a_sweep(
    tables: Tables, clock: LoopClock
) -> None:
    await offered(tables, "30")
    await tables.restart()  # sweeps once a minute; the store tells it to wake earlier
    clock.shift += 31
    await tables.env.advance_time(31)
    await tables.env.settle()
    assert await steps(tables) == "1 of 6"


async def same(tables: Tables, game_id: int = 1) -> None:
    """What is kept of a game in memory has beside it what is stored there."""
    play = tables.bot.play
    async with tables.bot.db.read() as db:
        row = await games.get(db, game_id)
        assert row is not None
        stored = await play.kinds[row.kind].attach(db, row)
    assert (await play.open(row)).more == stored
    assert (await play.load(game_id)).more == stored


async def test_what_is_kept_of_a_table_is_what_is_stored_beside_it(tables: Tables, clock: LoopClock) -> None:
    """Whoever changes it says so; no press reads it again."""
    await offered(tables, "600")
    await same(tables)
    (one, other), before = (await due(tables)).values(), await due(tables)
    async with tables.bot.db.write() as db:
        await store.put_off(db, Shards((0,), 1), one - 700, one - 650)
    assert set((await due(tables)).values()) == {one + 50, other + 50} != set(before.values())
    await same(tables)
    await tables.do("bob", NO)
    await same(tables)
    async with tables.bot.db.read() as db:
        (left,) = await store.of_game(db, 1)
    async with tables.bot.db.write() as db:
        await store.drop(db, 1, left)
    assert await due(tables) == {}
    await same(tables)
    await tables.do("cleo", NO)
    await same(tables)


async def test_a_late_press_is_told_and_changes_nothing(tables: Tables, clock: LoopClock) -> None:
    await offered(tables, "120")
    help_bob = tables.button(tables.panel("bob"), HELP)
    await tables.wait(121, clock)
    said = tables.said(await tables.forge("bob", tables.panel("bob"), help_bob))
    assert "That is no longer pending" in said
    assert await steps(tables) == "1 of 6"


async def test_without_a_limit_the_game_waits(tables: Tables, clock: LoopClock) -> None:
    await offered(tables, "0")
    assert await due(tables) == {}
    assert "Time limit" not in tables.text(tables.panel("bob"))
    await tables.wait(30 * 86_400, clock)
    assert await steps(tables) == "0 of 6"
    await tables.do("bob", NO)
    await tables.do("cleo", NO)
    assert await steps(tables) == "1 of 6"


async def test_questions_of_the_game_itself_have_no_deadline(tables: Tables, clock: LoopClock) -> None:
    await tables.begin(THREE, limit="30")
    assert await due(tables) == {}
    await tables.wait(3600, clock)
    assert TAKE in tables.labels(tables.panel("ann"))


@pytest.mark.sqlite
async def test_a_deadline_of_a_game_that_cannot_be_read_is_given_up(tables: Tables, clock: LoopClock) -> None:
    await offered(tables, "30")
    async with tables.bot.db.write() as db:
        await db.exec_driver_sql("UPDATE games SET state = x'00'")
    await tables.wait(100, clock)
    assert await due(tables) == {}
    assert "has been set aside" in tables.heard(1)[-1]
