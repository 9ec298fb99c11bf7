"""Whose turn it is to be sent: messages before edits, and edits to what is newest."""

from __future__ import annotations

import asyncio

import pytest
from discord.http import HTTPClient, Ratelimit

from bot.outbox.places import Places
from bot.process.buckets import SECONDS, forget_seldom
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


class Told:
    """Requests that are under way until they are told to end; `begun` has them in order."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.begun: list[str] = []
        self.waited: dict[str, bool] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, *names: str) -> None:
        """`m…` is a message, `e…` an edit."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(
                self._message(name) if name[0] == "m" else self._edit(name)
            )
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _message(self, name: str) -> None:
        async with self.places.messages:
            await self._under_way(name)

    async def _edit(self, name: str) -> None:
        async with self.places.edits as self.waited[name]:
            await self._under_way(name)

    async def _under_way(self, name: str) -> None:
        self.begun.append(name)
        await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await self._tasks[name]
        await asyncio.sleep(0)

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)


async def test_messages_go_before_edits_that_wait_for_longer() -> None:
    told = Told(Places(parallel=2, edits=1))
    await told.begin("m1", "m2", "e1", "e2", "m3", "m4")
    assert told.begun == ["m1", "m2"]
    await told.end("m1")
    assert told.begun[2:] == ["e1"], "a place is kept for edits"
    await told.end("m2")
    assert told.begun[3:] == ["m3"], "and no more than that while messages wait"
    await told.end("e1")
    assert told.begun[4:] == ["e2"]
    await told.end("m3", "m4", "e2")
    assert told.begun == ["m1", "m2", "e1", "m3", "e2", "m4"]


async def test_edits_have_all_places_while_no_message_waits() -> None:
    told = Told(Places(parallel=3, edits=1))
    await told.begin("e1", "e2", "e3", "e4")
    assert told.begun == ["e1", "e2", "e3"]
    await told.end("e1")
    assert told.waited == {"e1": False, "e2": False, "e3": False, "e4": True}


async def test_who_is_cancelled_keeps_no_place() -> None:
    told = Told(Places(parallel=1, edits=0))
    await told.begin("m1", "m2", "e1")
    await told.cancel("m2")
    await told.end("m1")
    assert told.begun == ["m1", "e1"]
    await told.cancel("e1")
    await told.begin("m3")
    assert told.begun == ["m1", "e1", "m3"]


async def test_who_is_cancelled_when_their_turn_comes_keeps_no_place() -> None:
    told = Told(Places(parallel=1, edits=0))
    async with told.places.messages:
        await told.begin("m1")
    await told.cancel("m1")  # it has not gone on since
    assert told.begun == []
    await told.begin("e1")
    assert told.begun == ["e1"]


async def test_an_edit_that_waited_is_of_what_is_newest(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was overtaken while others were sent is not sent."""
    await world.start_game()
    bot = world.bot
    bot.dispatcher.places = Places(parallel=1, edits=1)
    shown: list[int] = []
    real = bot.delivery.refresh

    async def refresh(slot: object, game: object) -> None:
        shown.append(game.version)  # type: ignore[attr-defined]
        await real(slot, game)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.delivery, "refresh", refresh)
    async with bot.dispatcher.places.edits:
        for _ in range(2):
            asked = (await bot.play.load(1)).view("buyer").decisions[0]
            await bot.play.answer(1, world.ann.id, asked.id, [asked.options[0].key], None)
            for _ in range(50):
                await asyncio.sleep(0)
        assert shown == []
        newest = (await bot.play.load(1)).row.version
    await world.rest()
    assert set(shown) == {newest}


async def test_limits_that_nobody_needs_are_looked_for_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py would look at all of them with each new channel."""
    looks: list[int] = []

    def inactive(limit: Ratelimit) -> bool:
        looks.append(1)
        return True

    monkeypatch.setattr(Ratelimit, "is_inactive", inactive)
    now = 0.0
    http = HTTPClient(asyncio.get_running_loop())
    forget_seldom(http, lambda: now)
    for channel in range(1000):
        http.get_ratelimit(f"channel {channel}")
    assert len(looks) <= 257, "once"
    kept = len(http._buckets)
    now = SECONDS
    http.get_ratelimit("one more")
    assert len(http._buckets) < kept


async def test_the_bot_forgets_limits_seldom(world: World) -> None:
    http = world.make_bot().http
    assert http._try_clear_expired_ratelimits.__module__ == forget_seldom.__module__
