"""What follows an answer is looked at once for all its messages; nothing that comes meanwhile is missed."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest

from bot.delivery.carrier import Delivery
from bot.delivery.slots import Slots
from bot.outbox import looking
from bot.outbox.looking import Handed
from bot.outbox.places import Places
from bot.presses.panels import Panels
from bot.store import outbox, slots
from tests.bot import fake_game
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


async def test_the_game_is_not_read_again_for_what_follows_an_answer(
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
    kind = world.bot.play.kinds["barter"]
    load, loads = kind.load, list[bytes]()

    def loading(state: bytes) -> Any:
        loads.append(state)
        return load(state)

    monkeypatch.setattr(kind, "load", loading)
    await world.play(PASS)
    assert len(edits) >= 3
    assert reads == []
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
    assert shown["board"] == shown["panel:buyer"] == game.version


@pytest.mark.parametrize("begins", ["before", "meanwhile"])
async def test_what_a_lane_has_sent_since_the_look_began_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch, begins: str
) -> None:
    await world.start_game()
    sent, looked, going = list[int](), list[int](), asyncio.Event()
    send, at_all, dispatcher = Delivery.send, looking.at_all, world.bot.dispatcher

    async def sending(self: Delivery, row: Any, *args: Any) -> Any:
        sent.append(row.id)
        await going.wait()
        return await send(self, row, *args)

    async def look(db: Any, reader: Any, owner: Any, leave: Any) -> Any:
        found = await at_all(db, reader, owner, leave)
        if not looked:
            thread = found["thread"]
            assert thread is not None
            assert thread.row is not None
            looked.append(thread.row.id)
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


async def test_an_edit_that_waits_is_left_to_an_interaction_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN)
    dispatcher, edits = world.bot.dispatcher, list[bool]()
    dispatcher.places = Places(1, 1)
    refresh = Delivery.refresh

    async def refreshing(self: Delivery, slot: slots.SlotRow, game: Any) -> None:
        edits.append(game.version == (await world.game()).version)
        await refresh(self, slot, game)

    monkeypatch.setattr(Delivery, "refresh", refreshing)
    async with dispatcher.places.edits:
        await answer(world)
        await idle()
        hold = dispatcher.hold(1)
        hold.__enter__()
        await answer(world)
        await idle()
    await idle()
    assert edits == []
    hold.__exit__(None, None, None)
    await world.rest()
    assert len(edits) >= 3
    assert all(edits)
    async with world.bot.db.read() as db:
        assert await slots.behind(db) == []


async def test_a_message_that_waits_is_made_of_the_game_as_it_is_then(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN, GAIN)
    dispatcher, sent = world.bot.dispatcher, list[tuple[str, bool]]()
    dispatcher.places = Places(1, 1)
    send = Delivery.send

    async def sending(self: Delivery, row: Any, game: Any, *args: Any) -> Any:
        sent.append((row.kind, game.version == (await world.game()).version))
        return await send(self, row, game, *args)

    monkeypatch.setattr(Delivery, "send", sending)
    async with dispatcher.places.messages:
        await answer(world)
        await idle()
        await answer(world)
        await idle()
    await world.rest()
    assert sent
    assert all(newest for _, newest in sent)


async def test_an_edit_that_waits_lets_a_message_go_before_that_waits_for_another(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both panels of somebody with two seats are in the same channel."""
    game = await world.start_beacons("ann", "ann", "bob")
    dispatcher, late = world.bot.dispatcher, list[str]()
    dispatcher.places = Places(1, 1)
    refresh = Delivery.refresh

    async def refreshing(self: Delivery, slot: slots.SlotRow, row: Any) -> None:
        async with world.bot.db.read() as db:
            if await outbox.head(db, slot.owner, outbox.lane_of(slot.slot)) is not None:
                late.append(slot.slot)
        await refresh(self, slot, row)

    monkeypatch.setattr(Delivery, "refresh", refreshing)
    now = world.bot.clock.now()
    async with dispatcher.places.edits:
        async with world.bot.db.write() as db:
            await slots.redraw(db, game, "panel:p2", now, anew=True)
        world.bot.play.wake(game)
        await idle()
        async with world.bot.db.write() as db:
            for lane in ("dm:p1", "dm:p2"):
                await outbox.add(db, game, lane, "text", now, content=f"To {lane}.")
        world.bot.play.wake(game)
        await idle()
    await world.rest()
    assert late == []
    assert [world.text(m) for m in world.dms("ann")][-2:] == ["To dm:p1.", "To dm:p2."]


async def test_another_process_that_edits_hears_of_it_while_an_interaction_is_answered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN)
    leases, asked = world.bot.db.leases, list[object]()

    async def take(*args: object) -> bool:
        asked.append(args)  # whoever does not get it tells the one that has it
        return False

    monkeypatch.setattr(leases, "has", lambda *_: False)
    monkeypatch.setattr(leases, "take", take)
    with world.bot.dispatcher.hold(1):
        await answer(world)
        await idle()
        assert asked


async def test_what_was_seen_is_looked_at_again_where_the_game_was_another_s_in_between(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start_game()
    await world.play(GAIN)
    leases, looks = world.bot.db.leases, list[str]()
    monkeypatch.setattr(leases, "shared", True)
    at_one, at_all, lost = looking.at_one, looking.at_all, [False]

    async def look(db: Any, reader: Any, owner: Any, lane: str, leave: Any) -> Any:
        looks.append(lane)
        return await at_one(db, reader, owner, lane, leave)

    async def look_at_all(*args: Any) -> Any:
        found = await at_all(*args)
        asyncio.get_running_loop().call_soon(lost.append, True)
        return found

    async def take(*_: Any) -> bool:
        lost.clear()
        return True

    monkeypatch.setattr(looking, "at_one", look)
    monkeypatch.setattr(looking, "at_all", look_at_all)
    monkeypatch.setattr(leases, "has", lambda *_: not any(lost))
    monkeypatch.setattr(leases, "take", take)
    await world.play(PASS)
    assert "board" in looks


@pytest.mark.parametrize("made", ["before it is noted", "after it"])
@pytest.mark.parametrize("at", ["refresh", "_edit"])
async def test_an_edit_on_its_way_when_its_panel_is_pressed_is_not_what_stays(
    world: World, monkeypatch: pytest.MonkeyPatch, made: str, at: str
) -> None:
    """It may come to Discord after what the press has put there."""
    for module in ("bot.presses.panels", "bot.delivery.slots"):
        monkeypatch.setattr(f"{module}.panel_key", lambda *_: "the same hand")
    await world.start_game()
    panel = world.panel("ann")
    edit, note = getattr(Slots, at), Panels._note
    begun, going, noted = asyncio.Event(), asyncio.Event(), list[bool]()

    async def slow(self: Slots, slot: slots.SlotRow, *args: Any) -> None:
        if slot.slot == "panel:buyer" and not begun.is_set():
            begun.set()
            await going.wait()
        await edit(self, slot, *args)

    async def noting(self: Panels, *args: Any) -> None:
        if made == "before it is noted":
            going.set()
            await idle()
        await note(self, *args)
        noted.append(True)
        going.set()

    monkeypatch.setattr(Slots, at, slow)
    monkeypatch.setattr(Panels, "_note", noting)
    await answer(world)
    await begun.wait()
    table = await world.bot.play.load(1)
    (asked,) = table.view("buyer", "en").decisions
    await world.forge("ann", panel, f"g:1:{asked.id}:o:{asked.options[0].key}")
    await world.rest()
    assert noted
    (asked,) = (await world.bot.play.load(1)).view("buyer", "en").decisions
    assert asked.prompt in world.text(panel)


async def idle() -> None:
    """Let everything come to where it waits."""
    for _ in range(100):
        await asyncio.sleep(0.001)


async def answer(world: World, *, wakes: bool = True) -> None:
    """Of whoever is to move, elsewhere than on a panel. `wakes`: all is looked at after it."""
    table = await world.bot.play.load(1)
    (asked,) = table.game.decisions
    user = table.row.seats[asked.seat].user_id
    assert user is not None
    keys = fake_game.choose(table.game, asked.seat, asked.id, "sensible")
    await world.bot.play.answer(1, user, asked.id, [keys] if isinstance(keys, str) else keys, None)
    if wakes:
        world.bot.play.wake(1)


async def test_what_was_seen_before_it_had_the_game_is_looked_at_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process had it until then, and may have sent the message."""
    await world.start_game()
    await world.play(GAIN)
    leases, looks, had = world.bot.db.leases, list[str](), [False]
    monkeypatch.setattr(leases, "shared", True)
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


@pytest.mark.parametrize("seed", range(3))
async def test_what_nobody_is_told_of_is_found_by_the_sweep_once_and_in_order(
    world: World, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Whoever commits something may die before it wakes those who send it, and what it would hand over to
    them be lost."""
    await world.start_game()
    bot, chance = world.bot, random.Random(seed)
    told, heard = list(bot.play.woken), list[str]()
    kinds = ["nothing", "nothing", "that there is something", "what"]
    plan = [kind for _ in range(50) for kind in chance.sample(kinds, len(kinds))]

    def wake(game_id: int, handed: Handed | None = None) -> None:
        heard.append(plan.pop())
        for each in told if heard[-1] != "nothing" else ():
            each(game_id, handed if heard[-1] == "what" else None)

    monkeypatch.setattr(bot.play, "woken", [wake])
    for _ in range(12):
        table = await bot.play.load(1)
        (asked,) = table.game.decisions
        user = table.row.seats[asked.seat].user_id
        assert user is not None
        offered = [option.key for option in table.view(asked.seat).decisions[0].options]
        keys = [key for key in offered if key in ("gain", "pass")] or offered[:1]
        await bot.play.answer(1, user, asked.id, [chance.choice(keys)], None)
        if chance.random() < 0.3:
            await bot.dispatcher.sweep()
        if chance.random() < 0.5:
            await world.rest()
    assert len(set(heard)) == 3
    while await behind(world):
        await bot.dispatcher.sweep()
        await world.rest()
    moves = [int(found) for found in re.findall(r"\(move (\d+)\)", " ".join(world.turns()))]
    assert moves == sorted(set(moves))
    assert len(moves) > 6
    assert len(world.turns()) > 2
    assert [len(found) for found in (world.boards(), world.panels("ann", 1), world.panels("bob", 1))] == [
        1
    ] * 3


async def behind(world: World) -> bool:
    """Whether anything is still to be sent or edited."""
    async with world.bot.db.read() as db:
        return bool(await outbox.lanes(db) or await slots.behind(db))
