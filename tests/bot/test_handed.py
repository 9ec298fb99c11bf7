"""What is handed to a lane that is at work is done after that, once and without a look."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.delivery.carrier import Delivery
from bot.delivery.slots import Slots
from bot.outbox import looking
from bot.outbox.looking import Handed
from bot.store import games, outbox, privacy, slots
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


async def handed_a_text(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The buyer's lane is at an edit of their panel until the event; a text is handed to it meanwhile."""
    begun, going, refresh = asyncio.Event(), asyncio.Event(), Slots.refresh

    async def slow(self: Slots, slot: slots.SlotRow, game: Any) -> None:
        if slot.slot == "panel:buyer":
            begun.set()
            await going.wait()
        await refresh(self, slot, game)

    monkeypatch.setattr(Slots, "refresh", slow)
    async with world.bot.db.write() as db:
        await slots.redraw(db, 1, "panel:buyer", world.bot.clock.now(), anew=True)
    world.bot.play.wake(1)
    await begun.wait()
    async with world.bot.db.write() as db:
        await outbox.add(db, 1, "dm:buyer", "text", world.bot.clock.now(), content="bob has left.")
        game = await games.get(db, 1)
        handed = Handed(await outbox.heads(db, 1), await slots.all_of(db, 1), game)
    world.bot.play.wake(1, handed)
    await idle()
    return going


async def test_what_was_handed_over_and_is_to_be_skipped_by_now_is_not_sent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN)
    going = await handed_a_text(world, monkeypatch)
    async with world.bot.db.write() as db:
        await outbox.skip_lane(db, 1, "dm:buyer")
    world.bot.play.wake(1)
    doubted = world.bot.dispatcher._again[outbox.Owner("game", 1), "dm:buyer"] is None
    going.set()
    await world.rest()
    assert doubted, "at once"
    assert not [one for one in world.dms("ann") if "has left" in world.text(one)]


@pytest.mark.parametrize("forgotten", ["ann", "bob"])
async def test_what_was_handed_over_names_and_calls_nobody_who_is_forgotten_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch, forgotten: str
) -> None:
    await world.start_game()
    await world.play(GAIN)
    going = await handed_a_text(world, monkeypatch)
    async with world.bot.db.write() as db:
        user = getattr(world, forgotten)
        waiting = await privacy.forget(db, user.id, "Somebody", lambda: "nobody", {forgotten})
    assert waiting == [outbox.Owner("game", 1)]
    for owner in waiting:
        world.bot.dispatcher.wake(owner)
    going.set()
    await world.rest()
    assert not [one for one in world.dms("ann") if "bob has left" in world.text(one)]
