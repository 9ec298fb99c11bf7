"""What is handed to a lane that is at work is done after that, once and without a look."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.delivery.carrier import Delivery
from bot.delivery.slots import Slots
from bot.outbox import looking
from bot.outbox.looking import Handed
from bot.store import outbox, slots
from tests.bot.test_looking import GAIN, PASS, answer, idle
from tests.bot.world import World


async def test_an_edit_handed_over_while_another_is_made_is_made_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is looked at for it."""
    await world.start_game()
    await world.play(GAIN)
    begun, going, made, looked = asyncio.Event(), asyncio.Event(), list[str](), list[str]()
    refresh, at_one = Slots.refresh, looking.at_one

    async def slow(self: Slots, slot: slots.SlotRow, game: Any) -> None:
        made.append(slot.slot)
        begun.set()
        await going.wait()
        await refresh(self, slot, game)

    async def look(db: Any, reader: Any, owner: Any, lane: str, leave: Any) -> Any:
        looked.append(lane)
        return await at_one(db, reader, owner, lane, leave)

    monkeypatch.setattr(Slots, "refresh", slow)
    monkeypatch.setattr(looking, "at_one", look)
    await answer(world, wakes=False)
    await begun.wait()
    game = await world.game()
    async with world.bot.db.write() as db:
        behind, _ = await slots.touch(db, 1, game.version, world.bot.clock.now())
    world.bot.play.wake(1, Handed((), behind, game))
    going.set()
    await world.rest()
    assert made.count(outbox.BOARD) == 2
    assert looked == []


async def test_a_message_handed_over_while_it_is_noted_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    sent, send, settle = list[int](), Delivery.send, outbox.settle
    game = await world.game()

    async def sending(self: Delivery, row: Any, *args: Any) -> Any:
        sent.append(row.id)
        return await send(self, row, *args)

    async def settling(db: Any, row: Any, *args: Any) -> bool:
        if sent.count(row.id) == 1:
            world.bot.dispatcher._start(row.owner, row.lane, looking.Seen(row, None, game))
        return await settle(db, row, *args)

    monkeypatch.setattr(Delivery, "send", sending)
    monkeypatch.setattr(outbox, "settle", settling)
    await world.play(GAIN, PASS)
    assert sent
    assert len(sent) == len(set(sent))


async def test_the_sweep_leaves_alone_what_is_left_to_an_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes to the screen with what the commit has handed over, and nothing is looked at for it."""
    await world.start_game()
    await world.play(GAIN)
    looked, at_one = list[str](), looking.at_one

    async def look(db: Any, reader: Any, owner: Any, lane: str, leave: Any) -> Any:
        looked.append(lane)
        return await at_one(db, reader, owner, lane, leave)

    monkeypatch.setattr(looking, "at_one", look)
    dispatcher = world.bot.dispatcher
    with dispatcher.hold(1):
        await answer(world, wakes=False)
        async with world.bot.db.read() as db:
            assert await slots.behind(db)
        await dispatcher.sweep()
        await idle()
    await world.rest()
    assert outbox.BOARD not in looked
    async with world.bot.db.read() as db:
        assert await slots.behind(db) == []
