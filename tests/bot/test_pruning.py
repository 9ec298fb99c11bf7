"""Rows of messages that were sent go while the bot runs, and none that somebody needs."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event, func, insert, select

from bot.outbox.pruning import AFTER_START, ENDED_SECONDS, KEEP_SECONDS, LATE, PAUSE, Pruning
from bot.store.portable import is_postgres
from bot.store.pruning import ROWS
from bot.store.schema import games, outbox
from tests.bot.conftest import LoopClock
from tests.bot.test_outbox import fail, later
from tests.bot.world import World

GAIN = "Gain 1 credit"
pytestmark = pytest.mark.stores


async def rows(world: World) -> list[tuple[str, str]]:
    async with world.bot.db.read() as db:
        query = select(outbox.c.kind, outbox.c.state).order_by(outbox.c.id)
        return [(row.kind, row.state) for row in await db.execute(query)]


async def by_game(world: World) -> dict[int, int]:
    async with world.bot.db.read() as db:
        query = select(outbox.c.owner_id, func.count().label("many")).group_by(outbox.c.owner_id)
        return {row.owner_id: row.many for row in await db.execute(query)}


async def add(world: World, count: int, created: float, **values: object) -> None:
    """Rows as if so many messages had been promised and sent."""
    row = {"owner": "game", "owner_id": 1, "lane": "thread", "kind": "text", "payload": "{}", "state": "sent"}
    row |= {"attempts": 0, "due": created, "created": created, **values}
    async with world.bot.db.write() as db:
        await db.execute(insert(outbox), [{**row, "nonce": str(n)} for n in range(count)])


async def test_old_rows_are_forgotten_and_needed_ones_are_not(world: World, clock: Any) -> None:
    await world.start_game()
    fail(world, world.thread(), 500, times=None)
    await world.play(GAIN)
    await add(world, 1, clock.now(), kind="dead", state="failed")
    before = await rows(world)
    clock.shift += KEEP_SECONDS - 1
    await world.bot.pruning.look()
    assert await rows(world) == before
    clock.shift += 2
    await world.bot.pruning.look()
    assert await rows(world) == [("turn", "waiting"), ("dead", "failed")]


async def test_of_a_game_that_is_over_they_go_two_days_after_its_end(world: World, clock: Any) -> None:
    """Those of a game that goes on stay. What is forgotten is not missed, not even what somebody deleted."""
    for _ in range(2):
        await world.start_game()
    await world.play(GAIN)
    ended = clock.now()
    await world.bot.play.concede(1, world.bob.id, None)
    for _ in range(2):
        await later(world, clock)  # its thread is archived once all is said there
    before = await by_game(world)
    assert before.keys() == {1, 2}
    deleted = world.thread(1).history()[-1]
    world.env.backend.delete_message(world.thread(1).id, deleted.id)
    clock.shift += ended + ENDED_SECONDS + LATE - 1 - clock.now()
    await world.bot.pruning.look()
    assert await by_game(world) == before
    clock.shift += 2
    await world.bot.pruning.look()
    assert await by_game(world) == {2: before[2]}
    assert [await world.bot.reconciler.game(number) for number in (1, 2)] == [0, 0]


async def test_games_that_ended_at_one_moment_are_all_seen_to(world: World, clock: Any) -> None:
    await world.start_game()
    row = {
        "kind": "barter",
        "level": "beginner",
        "status": "over",
        "channel_id": 1,
        "thread_state": "open",
    }
    row |= {"state": b"", "version": 1, "moves": 0, "waiting": "", "turn": 1, "created": 0.0, "updated": 0.0}
    row |= {"ended": clock.now()}
    async with world.bot.db.write() as db:
        await db.execute(insert(games), [row] * 120)
    for number in range(2, 122):
        await add(world, 1, clock.now(), owner_id=number)
    clock.shift += ENDED_SECONDS + LATE + 1
    await world.bot.pruning.look()
    assert (await by_game(world)).keys() == {1}


async def test_many_are_forgotten_some_at_a_time_and_by_an_index(world: World, clock: Any) -> None:
    """Nobody waits behind one transaction that deletes all; others have their turn between two."""
    await add(world, 3 * ROWS + 1, clock.now() - KEEP_SECONDS - 1)
    await add(world, 2, clock.now())
    deleted, asked = list[int](), list[tuple[str, Any]]()
    pauses = list[float]()

    def note(_c: object, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith("DELETE"):
            deleted.append(cursor.rowcount)
            asked.append((statement, parameters))

    class Hurried(LoopClock):
        async def sleep(self, seconds: float) -> None:
            pauses.append(seconds)

    event.listen(world.bot.db.writer.sync_engine, "after_cursor_execute", note)
    await Pruning(world.bot.db, Hurried()).look()
    assert deleted == [ROWS, ROWS, ROWS, 1]
    assert pauses == [PAUSE] * 3
    assert await by_game(world) == {1: 2}
    if not is_postgres(world.bot.db.path):
        async with world.bot.db.read() as db:
            plan = await db.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[0][0]}", asked[0][1])
            assert "ix_outbox_settled" in " ".join(row.detail for row in plan)


async def test_it_is_done_while_the_bot_runs(world: World, clock: Any) -> None:
    await world.start_game()
    clock.shift += KEEP_SECONDS + 1
    await world.restart()
    await world.env.advance_time(AFTER_START + 1)
    await world.env.settle()
    assert await rows(world) == []
    await world.play(GAIN)
    assert world.told()[-1] == "Buyer gains 1 credit (move 1)."


async def test_no_answer_looks_through_the_messages_of_others(world: World) -> None:
    """A query for one game's rows takes those and no others, however many there are."""
    if is_postgres(world.bot.db.path):
        pytest.skip("the server decides by how many there are")
    await world.start_game()
    found = list[tuple[str, Any]]()

    def note(_c: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        if "outbox" in statement and statement.startswith(("SELECT", "UPDATE", "DELETE")):
            found.append((statement, parameters))

    engines = [engine.sync_engine for engine in (world.bot.db.writer, world.bot.db.reader)]
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    await world.play(GAIN, "Pass", "give")
    await world.bot.reconciler.game(1)
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)
    assert found
    async with world.bot.db.read() as db:
        for statement, parameters in found:
            plan = await db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            scans = [row.detail for row in plan if row.detail == "SCAN outbox"]
            assert scans == [], statement
