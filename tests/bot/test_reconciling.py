"""What is on Discord is held against what should be there; what is missing comes, and nothing comes twice."""

from __future__ import annotations

from typing import Any

import aiohttp
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
        await who.slash(world.channel, "barter settings", private=private)
    await world.start_game()
    assert await reconcile(world) == 0
    if private == "dm":
        for _ in range(2):
            await world.play(GAIN, GAIN, "give")
            assert await reconcile(world) == 0
        await world.play("Fold", "Yes: Fold")
        assert await reconcile(world) == 0


FIRST = "Buyer gains 1 credit (move 1).\nBuyer passes (move 2).\nBuyer gives 1 away."
SECOND = "__Seller's turn 2__\nSeller gains 1 credit (move 4)."


async def test_a_turn_that_nobody_was_told_is_told_once(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    world.bot.dispatcher.stop()
    await world.play(PASS, "give")
    assert await forget(world, "state = 'waiting' AND kind = 'turn'") == 1
    await world.restart()
    assert world.turns() == [FIRST]
    assert await reconcile(world) == 1
    await world.play(GAIN)
    assert world.turns() == [FIRST, SECOND]
    assert await reconcile(world) == 0


async def test_what_people_write_in_the_thread_tells_no_turn(world: World) -> None:
    """Ann writes what the bot would have: it cannot go on in her message."""
    await world.start_game()
    await world.play(GAIN)
    world.bot.dispatcher.stop()
    await world.play(PASS, "give")
    await forget(world, "state = 'waiting' AND kind = 'turn'")
    await world.restart()
    hers = await world.ann.send(world.thread(), "__Seller's turn 2__")
    assert await reconcile(world) == 1
    await world.play(GAIN)
    told = {message.content for message in world.thread().history() if message.author.id != hers.author.id}
    assert {FIRST, SECOND} <= told
    assert await reconcile(world) == 0


async def test_a_thread_that_is_closed_to_the_bot_is_not_read(world: World) -> None:
    """The game goes on by direct message, and nothing is promised that could not be posted."""
    await world.start_game()
    for method in ("POST", "PATCH"):
        fail(world, world.thread(), 403, 50013, times=None, method=method)
    await world.play(GAIN)
    assert (await world.game()).thread_state == "refused"
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'board'")
    assert await reconcile(world) == 0


async def test_a_turn_of_which_not_all_was_told_is_told_to_the_end(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'turn:0.1'")
    await world.play(PASS, "give", GAIN)
    assert world.turns() == [FIRST.split("\n", maxsplit=1)[0], SECOND]
    assert await reconcile(world) == 1
    assert world.turns() == [FIRST, SECOND]
    assert await reconcile(world) == 0


async def test_a_message_whose_row_is_lost_is_known_by_what_it_says(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS)
    await forget(world, "kind = 'turn'")
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'turn:0.1'")
    assert await reconcile(world) == 1
    await world.play("give", GAIN)
    assert world.turns() == [FIRST, SECOND]
    assert await reconcile(world) == 0


async def test_what_somebody_has_deleted_is_left_deleted(world: World) -> None:
    await world.start_game()
    await world.play(GAIN, PASS, "give")
    message = next(m for m in world.thread().history() if m.content == FIRST)
    world.env.backend.delete_message(world.thread().id, message.id)
    assert await reconcile(world) == 0
    await world.play(GAIN)
    assert world.turns() == [SECOND]


async def test_what_goes_on_in_a_turn_whose_message_was_deleted_is_told_in_another(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    message = next(m for m in world.thread().history() if m.content and not m.mentions)
    world.env.backend.delete_message(world.thread().id, message.id)
    await world.play(PASS)
    assert world.turns() == ["Buyer gains 1 credit (move 1).\nBuyer passes (move 2)."]


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
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'panel:buyer'")
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
    await world.bob.slash(world.channel, "barter settings", private="panel")
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
        await db.exec_driver_sql("DELETE FROM slots WHERE slot = 'panel:buyer'")
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
    await forget(world, "kind = 'turn'")  # as after 30 days
    monkeypatch.setattr(reconciling, "HISTORY", 3)
    assert await reconcile(world) == 0


async def test_one_game_that_cannot_be_looked_at_keeps_no_other_from_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that breaks, a fault of the program: the others are looked at, and leagues too."""
    for _ in range(4):
        await world.start_game()
    reconciler, looked = world.bot.reconciler, list[int]()
    errors = {1: aiohttp.ServerDisconnectedError(), 2: aiohttp.ClientPayloadError("x"), 3: KeyError("x")}

    async def game(number: int) -> int:
        looked.append(number)
        if number in errors:
            raise errors[number]
        return 1

    async def failing() -> int:
        raise KeyError("x")

    async def other() -> int:
        return 2

    async def pause() -> None:
        pass

    monkeypatch.setattr(reconciler, "game", game)
    monkeypatch.setattr(reconciler, "pause", pause)
    monkeypatch.setattr(reconciler, "others", [failing, other])
    assert await reconciler.all() == 3
    assert sorted(looked) == [1, 2, 3, 4]


async def test_a_round_takes_what_has_changed_first_and_what_was_not_looked_at_for_longest(
    world: World, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are more games than there is time for in a round, none is left out for ever."""
    for _ in range(5):
        await world.start_game()
        clock.shift += 1
    reconciler, looked, real = world.bot.reconciler, list[int](), world.bot.reconciler.game

    async def game(number: int) -> int:
        looked.append(number)
        return await real(number)

    async def pause() -> None:
        clock.shift += 1

    monkeypatch.setattr(reconciler, "game", game)
    monkeypatch.setattr(reconciler, "pause", pause)
    monkeypatch.setattr(reconciling, "ROUND", 3)

    async def round_() -> list[int]:
        looked.clear()
        await reconciler.all()
        return looked[:]

    assert await round_() == [5, 4, 3]  # nothing was looked at yet: what has changed last
    await world.play(GAIN)  # in game 5
    assert await round_() == [2, 1, 5]
    assert await round_() == [4, 3, 2]
    fail(world, world.thread(5), 500, times=None)
    await world.play(PASS, "give")
    assert await round_() == [5, 1, 4]  # what still waits to be sent could not be seen
    assert await round_() == [5, 3, 2]
