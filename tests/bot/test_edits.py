"""That an edit came through is stored with what else there is to store; until then nothing is lost by it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.outbox import posting
from bot.store import database, outbox, slots
from bot.store.portable import is_postgres
from bot.store.slots import SlotRow
from tests.bot.test_looking import answer
from tests.bot.test_statements import noted
from tests.bot.world import World

GAIN = "Gain 1 credit"


@pytest.fixture
def edited(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Messages that are edited from now on; that they were is stored only when somebody asks for it."""
    found = list[int]()
    edit = posting.edit

    async def editing(client: discord.Client, channel_id: int, message_id: int, **values: Any) -> None:
        found.append(message_id)
        await edit(client, channel_id, message_id, **values)

    monkeypatch.setattr(posting, "edit", editing)
    monkeypatch.setattr(database, "LATE", 3600.0)
    monkeypatch.setattr(database, "LATE_BESIDE", 3600.0)
    return found


async def _sent(world: World) -> None:
    """All is sent, and nothing more is stored than has to be."""
    while running := list(world.bot.dispatcher._running.values()):
        await asyncio.gather(*running, return_exceptions=True)


async def _board(world: World) -> SlotRow:
    async with world.bot.db.read() as db:
        found = await slots.get(db, 1, outbox.BOARD)
    assert found is not None
    return found


async def test_that_edits_came_through_is_one_commit(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    await world.rest()
    with noted(world.bot.db) as found:
        await answer(world)
        await world.rest()
    writes = [one for one in found if one.writes]
    shown = [sum("UPDATE slots SET shown" in what for _, what, _ in one.asked) for one in writes]
    assert shown == [0, 1], "of the board, the turn and two panels"


async def test_that_edits_came_through_is_stored_with_the_next_answer(
    world: World, edited: list[int]
) -> None:
    """On a server it has a commit of its own: answers in games go on beside each other there."""
    await world.start_game()
    await world.play(GAIN)
    async with world.bot.db.write() as db:
        await slots.redraw(db, 1, outbox.BOARD, world.bot.clock.now() - 5, anew=True)
    world.bot.play.wake(1)
    await _sent(world)
    assert (await _board(world)).shown == -1
    with noted(world.bot.db) as found:
        await answer(world)
        await _sent(world)
    writes = [[what for _, what, _ in one.asked if "SET shown" in what] for one in found if one.writes]
    beside = is_postgres(world.bot.db.path)
    assert [len(each) for each in writes] == [0 if beside else 1]
    assert ((await _board(world)).shown > 0) != beside


async def test_who_looks_before_it_is_stored_edits_nothing_again(world: World, edited: list[int]) -> None:
    await world.start_game()
    await world.play(GAIN)
    await world.rest()
    edited.clear()
    await answer(world)
    await _sent(world)
    board = await _board(world)
    assert board.shown < board.wanted
    assert edited.count(board.message_id) == 1
    world.bot.play.wake(1)
    await _sent(world)
    assert edited.count(board.message_id) == 1
    await world.rest()
    board = await _board(world)
    assert board.shown == board.wanted == (await world.game()).version


@pytest.mark.parametrize("moves", [False, True])
async def test_what_is_wanted_drawn_anew_meanwhile_is_drawn(
    world: World, edited: list[int], moves: bool
) -> None:
    """Also where it had been wanted before, and somebody moves besides."""
    await world.start_game()
    await world.play(GAIN)
    await world.rest()
    for seconds in (5, 4):
        edited.clear()
        if moves:
            await answer(world)
            await _sent(world)
        async with world.bot.db.write() as db:
            await slots.redraw(db, 1, outbox.BOARD, world.bot.clock.now() - seconds, anew=True)
        await world.bot.db.written()
        board = await _board(world)
        assert board.shown == -1
        world.bot.play.wake(1)
        await _sent(world)
        assert edited.count(board.message_id) == 1 + moves
    await world.rest()
    assert (await _board(world)).shown == (await world.game()).version


async def test_nobody_knows_what_a_message_shows_that_was_behind_when_the_bot_died(
    world: World, edited: list[int]
) -> None:
    """It may have been edited to something else; what it is to show now, it may have shown before that."""
    await world.start_game()
    await world.play(GAIN)
    await world.rest()  # that it came through is stored
    before = await _board(world)
    edited.clear()
    async with world.bot.db.write() as db:  # an edit that came through, and is not stored
        await slots.redraw(db, 1, outbox.BOARD, before.due)
    await world.restart()
    await world.rest()
    assert edited.count(before.message_id) == 1
    after = await _board(world)
    assert (after.digest, after.picture) == (before.digest, before.picture)


async def test_a_message_of_which_more_is_wanted_by_now_is_not_left_as_it_is(world: World) -> None:
    await world.start_game()
    await world.rest()
    board = await _board(world)
    async with world.bot.db.write() as db:
        await slots.end(db, board, board.wanted - 1)
    assert await _board(world) == board
    async with world.bot.db.write() as db:
        await slots.end(db, board._replace(message_id=1), board.wanted)
    assert await _board(world) == board, "it has another message"
    async with world.bot.db.write() as db:
        await slots.end(db, board, board.wanted)
    async with world.bot.db.read() as db:
        assert await slots.get(db, 1, outbox.BOARD) is None


async def test_what_comes_through_after_the_store_could_not_be_reached_is_stored(
    world: World, edited: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN)
    await world.rest()

    def unreachable(**_: object) -> None:
        raise database.StoreUnavailable

    await answer(world)
    await _sent(world)
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.db, "write", unreachable)
        await world.bot.db.written()
    await answer(world)
    await world.rest()
    async with world.bot.db.read() as db:
        assert [*await slots.behind(db)] == []
