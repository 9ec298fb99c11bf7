"""What follows an answer is looked at once for all its messages; nothing that comes meanwhile is missed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.delivery.carrier import Delivery
from bot.outbox import looking
from bot.store import slots
from tests.bot import fake
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


async def test_the_game_is_read_once_for_all_that_follows_an_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN)
    reads, edits = list[int](), list[str]()
    read, refresh = Delivery.read, Delivery.refresh

    async def reading(self: Delivery, db: Any, number: int) -> Any:
        reads.append(number)
        return await read(self, db, number)

    async def refreshing(self: Delivery, slot: slots.SlotRow, game: Any) -> None:
        edits.append(slot.slot)
        await refresh(self, slot, game)

    monkeypatch.setattr(Delivery, "read", reading)
    monkeypatch.setattr(Delivery, "refresh", refreshing)
    kind = world.bot.play.kinds["netrunner"]
    load, loads = kind.load, list[bytes]()

    def loading(state: bytes) -> Any:
        loads.append(state)
        return load(state)

    monkeypatch.setattr(kind, "load", loading)
    await world.play(PASS)
    assert len(edits) >= 3
    assert reads == [1]
    assert len(loads) == 1  # to be answered; what came of it is at hand


@pytest.mark.parametrize("begun", [False, True])
async def test_an_answer_that_comes_after_the_look_is_shown_too(
    world: World, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    """Also in the page of the turn, whether it was there before or is posted."""
    await world.start_game()
    if begun:
        await world.play(GAIN)
    looked, going = asyncio.Event(), asyncio.Event()
    leases = world.bot.db.leases
    take = leases.take

    async def late(*args: Any) -> bool:
        looked.set()
        await going.wait()
        return await take(*args)

    monkeypatch.setattr(leases, "take", late)
    try:
        await answer(world)
        await looked.wait()
        await answer(world)
        # It is looked at, and the lanes are told that there is more.
        await asyncio.gather(*(task for (_, lane), task in world.bot.dispatcher._running.items() if not lane))
    finally:
        going.set()
    await world.rest()
    game = await world.game()
    async with world.bot.db.read() as db:
        assert await slots.behind(db) == []
        shown = {slot.slot: slot.shown for slot in await slots.all_of(db, 1)}
    assert shown["board"] == shown["panel:corp"] == game.version


@pytest.mark.parametrize("begins", ["before", "meanwhile"])
async def test_what_a_lane_has_sent_since_the_look_began_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch, begins: str
) -> None:
    await world.start_game()
    sent, looked, going = list[int](), list[int](), asyncio.Event()
    send, at_all, dispatcher = Delivery.send, looking.at_all, world.bot.dispatcher

    async def sending(self: Delivery, row: Any, *args: Any) -> None:
        sent.append(row.id)
        await going.wait()
        await send(self, row, *args)

    async def look(db: Any, reader: Any, owner: Any, leave: Any) -> Any:
        found = await at_all(db, reader, owner, leave)
        if not looked:
            head = found["thread"].row
            assert head is not None
            looked.append(head.id)
            going.set()
            if begins == "meanwhile":
                dispatcher._start(owner, "thread")
            await asyncio.gather(dispatcher._running[owner, "thread"])
        return found

    monkeypatch.setattr(Delivery, "send", sending)
    if begins == "before":
        await answer(world)
        while not sent:  # noqa: ASYNC110  # a look would be one too many
            await asyncio.sleep(0)
    monkeypatch.setattr(looking, "at_all", look)
    if begins == "before":
        world.bot.play.wake(1)
    else:
        await answer(world)
    await world.rest()
    assert looked[0] in sent
    assert len(sent) == len(set(sent))


async def answer(world: World) -> None:
    """Of whoever is to move, elsewhere than on a panel."""
    table = await world.bot.play.load(1)
    (asked,) = table.game.decisions
    user = table.row.seats[asked.seat].user_id
    assert user is not None
    keys = fake.choose(table.game, asked.seat, asked.id, "sensible")
    await world.bot.play.answer(1, user, asked.id, [keys] if isinstance(keys, str) else keys, None)
    world.bot.play.wake(1)


async def test_what_was_seen_before_it_had_the_game_is_looked_at_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process had it until then, and may have sent the message."""
    await world.start_game()
    await world.play(GAIN)
    leases, looks, had = world.bot.db.leases, list[str](), [False]
    at_one, take = looking.at_one, leases.take

    async def look(db: Any, reader: Any, owner: Any, lane: str, leave: Any) -> Any:
        looks.append(lane)
        return await at_one(db, reader, owner, lane, leave)

    async def took(*args: Any) -> bool:
        had[0] = True
        return await take(*args)

    monkeypatch.setattr(looking, "at_one", look)
    monkeypatch.setattr(leases, "take", took)
    monkeypatch.setattr(leases, "has", lambda *_: had[0])
    await world.play(PASS)
    assert "board" in looks
