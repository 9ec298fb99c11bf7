"""Work in the background goes on whatever goes wrong in it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import aiohttp
import pytest

from bot.process import supervising
from bot.process.clock import Clock
from bot.process.supervising import LONGEST, PAUSE
from tests.bot.conftest import LoopClock
from tests.bot.test_health import value
from tests.bot.world import World

NAME = "sysop_background_failures_total"
WORK = {
    "sending": "dispatcher.sweep",
    "thinking": "thinking.wake",
    "keeping": "db.leases.kept",
    "challenges": "challenges.expire",
    "reconciling": "reconciler.all",
    "leagues": "leagues.timing.fire",
    "reminding": "reminding.fire",
    "uptime": "leagues.uptime.note",
    "archiving": "archiving.fire",
    "pruning": "pruning.look",
}
"""By the name of each work that every bot does, something that it does again and again."""
SELDOM = {"thinking", "keeping"}
"""Those that only do it where there is something to do."""


class Hurried(Clock):
    """Time passes as soon as somebody waits for it."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def now(self) -> float:
        return sum(self.slept)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


async def test_what_fails_begins_anew_after_a_pause_that_grows_and_is_counted() -> None:
    clock, begun, before = Hurried(), list[float](), value(NAME, work="w")

    async def work() -> None:
        begun.append(clock.now())
        if len(begun) == 9:
            await clock.sleep(LONGEST + 1)  # gone on for long: the next failure is a new one
        if len(begun) < 11:
            raise [KeyError("x"), aiohttp.ServerDisconnectedError(), asyncio.CancelledError()][len(begun) % 3]

    await supervising.begin("w", work, clock)
    pauses = [PAUSE * 2**n for n in range(6)] + [LONGEST] * 2
    assert clock.slept == [*pauses, LONGEST + 1, PAUSE, 2 * PAUSE]
    assert value(NAME, work="w") == before + 10


async def test_what_is_told_to_end_ends() -> None:
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        await asyncio.Event().wait()

    task = supervising.begin("w", work, Hurried())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert begun == 1


def test_the_list_is_of_all_work(world: World) -> None:
    """Also that no task of the bot's goes on for ever unsupervised."""
    kinds = {type(kind).__name__ for kind in world.bot.kinds.values()}
    names = {task.get_name() for task in (*world.bot._background, *world.bot._timely)}
    ends = {"broken promises"}  # once nobody is left to be told
    assert names - kinds - {"commands", "web", "metrics"} - ends == WORK.keys()
    for task in (*world.bot._background, *world.bot._timely):
        coroutine: Any = task.get_coro()
        assert "_supervised" in repr(coroutine)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in the bot pauses for longer than some seconds: to let hours pass takes long."""
    sleep = LoopClock.sleep
    monkeypatch.setattr(LoopClock, "sleep", lambda self, seconds: sleep(self, min(seconds, 5.0)))


@pytest.mark.parametrize("error", [KeyError("x"), aiohttp.ClientPayloadError("x")])
async def test_one_failure_ends_no_work(
    impatient: None, world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    calls = Counter[str]()

    def failing(name: str, done: Callable[..., Any]) -> Callable[..., Any]:
        async def do(*given: Any) -> Any:
            calls[name] += 1
            if calls[name] == 1:
                raise error
            return await done(*given)

        return do

    for name in WORK.keys() - SELDOM:
        owner, _, method = WORK[name].rpartition(".")
        holder: Any = attrgetter(owner)(world.bot)
        monkeypatch.setattr(holder, method, failing(name, getattr(holder, method)))
    for _ in range(4):
        await world.env.advance_time(6)
        await world.env.settle()
    assert {name for name, count in calls.items() if count > 1} == WORK.keys() - SELDOM
