"""What is on Discord is held against what should be there; what is missing comes, and nothing comes twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery import reconciling
from bot.delivery.reconciling import AFTER_START
from bot.outbox.posting import custom_ids
from tests.bot.test_outbox import fail, later
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


async def reconcile(world: World) -> int:
    """One look at everything, until all is sent; returns how much was missing."""
    missing = await world.bot.reconciler.game(1)
    await world.rest()
    return missing


async def forget(world: World, where: str) -> int:
    """Lose rows of the outbox, as a fault of the bot or of its disk would; returns how many."""
    async with world.bot.db.write() as db:
        return (await db.exec_driver_sql(f"DELETE FROM outbox WHERE {where}")).rowcount  # noqa: S608


@pytest.mark.parametrize("private", ["dm", "panel"])
async def test_where_nothing_is_missing_nothing_comes(world: World, private: str) -> None:
    for who in (world.ann, world.bob):
        await who.slash(world.channel, "netrunner settings", private=private)
    await world.start_game()
    assert await reconcile(world) == 0
    if private == "dm":
        for _ in range(2):
            await world.play(GAIN, GAIN, "give")
            assert await reconcile(world) == 0
        await world.play("Fold", "Yes: Fold")
        assert await reconcile(world) == 0


async def test_lines_of_the_log_that_were_lost_are_told_once(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    world.bot.dispatcher.stop()
    await world.play(PASS)
    assert await forget(world, "state = 'waiting' AND lane = 'thread'") == 1
    await world.restart()
    await world.play("give")
    assert await reconcile(world) == 1
    late = "-# What was missing here:\nCorp passes (move 2)."
    assert world.told()[2:] == ["Corp gains 1 credit (move 1).", "Corp gives 1 away.", late]
    assert await reconcile(world) == 0
    assert len(world.told()) == 5


async def test_of_equal_lines_as_many_are_told_as_there_were(world: World) -> None:
    await world.start_game()
    for _ in range(2):
        await world.play(GAIN, GAIN, "give")
    lines = [line for text in world.told()[2:] for line in text.split("\n")]
    assert lines.count("Corp gives 1 away.") == 1
    world.bot.dispatcher.stop()
    await world.play(GAIN, GAIN, "give")
    await forget(world, "state = 'waiting' AND lane = 'thread'")
    await world.restart()
    assert await reconcile(world) == 1
    lines = [line for text in world.told()[2:] for line in text.split("\n")]
    assert lines.count("Corp gives 1 away.") == 2
    assert await reconcile(world) == 0


async def test_what_somebody_has_deleted_is_left_deleted(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS)
    message = world.thread().history()[2]
    assert message.content == "Corp gains 1 credit (move 1)."
    world.env.backend.delete_message(world.thread().id, message.id)
    assert await reconcile(world) == 0
    assert len(world.told()) == 3


async def test_a_dead_letter_is_the_operators(world: World) -> None:
    await world.start_game()
    fail(world, world.thread(), 400, 50035)
    await world.play(GAIN)
    assert await reconcile(world) == 0


async def test_a_board_that_is_gone_is_posted(world: World) -> None:
    await world.start_game()
    world.env.backend.delete_message(world.thread().id, world.board().id)
    assert await reconcile(world) == 1
    boards = [m for m in world.thread().history() if "My move" in world.buttons(m)]
    assert len(boards) == 1
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'board'")
    assert await reconcile(world) == 1
    assert await reconcile(world) == 0


async def test_a_panel_that_is_gone_comes_to_whoever_is_waited_for(world: World) -> None:
    await world.start_game()
    for who in ("ann", "bob"):
        world.env.backend.delete_message(world.users[who].dm_channel.id, world.panel(who).id)
    assert await reconcile(world) == 1
    assert GAIN in world.buttons(world.panel("ann"))
    assert world.dms("bob") == []
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'panel:corp'")
    assert await reconcile(world) == 1
    assert GAIN in world.buttons(world.panel("ann"))
    assert await reconcile(world) == 0


async def test_a_panel_that_shows_an_old_question_is_brought_up_to_date(world: World, clock: Any) -> None:
    await world.start_game()
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    fail(world, world.users["ann"].dm_channel, 400, 50035, times=1, method="PATCH")
    await world.press_panel("ann", GAIN)
    assert "g:1:1:o:gain" in custom_ids(world.panel("ann"))  # refused for good, and taken for shown
    assert await reconcile(world) == 1
    assert "g:1:2:o:gain" in world.buttons(world.panel("ann")).values()
    assert await reconcile(world) == 0


async def test_a_summary_that_was_lost_comes(world: World) -> None:
    await world.start_game()
    world.bot.dispatcher.stop()
    await world.play("Fold", "Yes: Fold")
    assert await forget(world, "state = 'waiting' AND kind = 'summary'") == 1
    await world.restart()
    assert await reconcile(world) == 1
    assert "🏁" in world.told()[-1]
    assert await reconcile(world) == 0


async def test_a_call_in_the_thread_that_was_lost_comes(world: World) -> None:
    await world.bob.slash(world.channel, "netrunner settings", private="panel")
    await world.start_game()
    await world.play(GAIN, PASS)
    world.bot.dispatcher.stop()
    await world.play("give")
    assert await forget(world, "state = 'waiting' AND kind = 'nudge'") == 1
    await world.restart()
    assert await reconcile(world) == 1
    assert world.told()[-1].startswith(f"{world.bob.mention}, it is your move")
    assert await reconcile(world) == 0


async def test_it_is_done_after_each_start_by_itself(
    world: World, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'panel:corp'")
    before = len(world.dms("ann"))
    await world.restart()
    await world.env.advance_time(AFTER_START + 1)
    await later(world, clock)
    assert len(world.dms("ann")) == before + 1


async def test_a_long_thread_is_looked_at_as_far_as_it_was_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines whose messages lie before what was read are not taken for lost."""
    await world.start_game()
    for _ in range(2):
        await world.play(GAIN, GAIN, "give")
    await forget(world, "kind = 'text'")  # as after 30 days
    monkeypatch.setattr(reconciling, "HISTORY", 3)
    assert await reconcile(world) == 0
