"""Heavy work in processes: with limits of time and memory, and without getting in each other's way."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from pebble import ProcessExpired
from pebble.pool.process import PoolManager

from bot.contract.game import Picture
from bot.games import registry
from bot.games.netrunner.base import _titles
from bot.games.netrunner.kind import Netrunner
from bot.layouts import pictures
from bot.layouts.pictures import Pictures
from bot.leagues.posts.pages.views import draw
from bot.main import warm
from bot.process import workers
from bot.process.workers import Processes
from engine import netrunner
from engine.leagues.errors import LeagueError
from engine.leagues.pairing import pair_next_round
from engine.leagues.views import standings_view
from engine.messages import LANGUAGES
from tests.bot.dying import ROOT
from tests.bot.jobs import catalogues
from tests.bot.world import World
from tests.leagues.events import field

T = TypeVar("T")
GUARD = 180.0


@pytest.fixture
async def processes() -> AsyncIterator[Processes]:
    found = Processes(2)
    await found.begin()
    yield found
    await found.close()


async def test_every_kind_of_picture_is_drawn_in_another_process_as_in_this_one(processes: Processes) -> None:
    kind = registry()["netrunner"]
    assert isinstance(kind, Netrunner)
    view = netrunner.new_game(level="beginner", seed=3).view("corp", language="de")
    card = kind.card(kind.find_card("hedge", "de")[0], "de")
    jobs: list[Callable[[], Sequence[Picture]]] = [
        kind.draw_board(view, {"corp": "Ann", "runner": "Bob"}, "de"),
        kind.draw_hand(view, "de"),
        kind.draw_panel(view, {"corp": "Ann", "runner": "Bob"}, "de"),
        kind.draw_card(card, "de"),
        draw(standings_view(field(5)), "de"),
    ]
    for job in jobs:
        assert list(await processes.run(job, GUARD)) == list(job())


async def test_a_job_that_takes_too_long_is_ended_and_the_others_go_on(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the limit of its own, not by how long one waits for it."""
    monkeypatch.setattr(workers, "QUEUE_SECONDS", 10**6)
    await processes.run(os.getpid, GUARD)
    long = asyncio.create_task(processes.run(partial(time.sleep, 10**6), 1.0))
    deadline = time.monotonic() + 60
    while not long.done():
        assert time.monotonic() < deadline, "it goes on"
        # Meanwhile another one, which does not wait for it.
        assert await processes.run(os.getpid, GUARD) != os.getpid()
        await asyncio.sleep(0.05)
    with pytest.raises(TimeoutError):
        await long
    begun = time.monotonic()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.to_thread(processes.wait, partial(time.sleep, 120), 0.5), 200)
    assert time.monotonic() - begun < 100
    assert await processes.run(os.getpid, GUARD) != os.getpid()


async def test_processes_are_ready_for_their_first_picture_and_share_what_it_needs(
    processes: Processes,
) -> None:
    assert await processes.run(catalogues, GUARD) == len(LANGUAGES)
    # What is frozen is not copied by each process that looks for garbage.
    assert await processes.run(gc.get_freeze_count, GUARD) > 100_000


async def test_many_who_wait_for_the_processes_to_start_take_one_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = Processes(1)
    starts: list[int] = []
    release = threading.Event()

    def begun() -> None:
        starts.append(1)
        release.wait(GUARD)
        raise OSError

    monkeypatch.setattr(found, "_begun", begun)
    waiting = [asyncio.create_task(found.run(os.getpid, GUARD)) for _ in range(20)]
    await asyncio.to_thread(lambda: None)
    release.set()
    assert {type(error) for error in await asyncio.gather(*waiting, return_exceptions=True)} == {OSError}
    assert len(starts) == 1


async def test_what_is_built_once_is_there_before_anybody_asks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the first who asks holds up all the others."""
    begun: list[bool] = []

    async def begin() -> None:
        begun.append(True)

    monkeypatch.setattr(world.bot.pictures.workers, "begin", begin)
    monkeypatch.setattr(world.bot, "kinds", registry())
    _titles.cache_clear()
    await warm(world.bot)
    assert begun
    assert _titles.cache_info().currsize == len(LANGUAGES)


async def test_a_job_that_takes_too_much_memory_fails_alone(processes: Processes) -> None:
    with pytest.raises(MemoryError):
        await processes.run(partial(bytearray, 2**40), GUARD)
    assert await processes.run(os.getpid, GUARD) != os.getpid()


async def test_a_process_that_dies_is_replaced(processes: Processes) -> None:
    with pytest.raises(ProcessExpired):
        await processes.run(partial(os._exit, 3), GUARD)
    assert await processes.run(os.getpid, GUARD) != os.getpid()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_a_pool_that_gave_itself_up_is_replaced_and_leaves_no_process(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {await processes.run(os.getpid, GUARD) for _ in range(20)}
    begun = processes._pool
    assert begun is not None
    # What keeps the processes, a thread of pebble's, meets an error that it does not know.
    with monkeypatch.context() as patch:
        patch.setattr(PoolManager, "update_status", _fault)
        keeper = begun._pool_manager_loop
        assert keeper is not None
        await asyncio.to_thread(keeper.join)
    assert await processes.run(os.getpid, GUARD) not in before
    assert not any(map(_runs, before))


def _runs(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def _fault(_: PoolManager) -> None:
    raise SystemError


async def test_what_the_rules_refuse_comes_back_as_it_was_said(processes: Processes) -> None:
    with pytest.raises(LeagueError) as refused:
        await asyncio.to_thread(processes.wait, partial(pair_next_round, field(1)), GUARD)
    with pytest.raises(LeagueError) as here:
        pair_next_round(field(1))
    assert refused.value.say("de") == here.value.say("de")


async def test_a_picture_that_takes_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SECONDS", 0.3)
    found = Pictures(Processes(1))
    await found.workers.begin()
    try:
        assert await found.drawn(partial(time.sleep, 10**6)) == ()  # type: ignore[arg-type]  # no picture
    finally:
        await found.close()


async def test_slow_pictures_hold_a_message_of_others_up_for_less_than_ten_seconds() -> None:
    """Two processes, and eight pictures that never come to an end."""
    drawing = Processes(2)
    found = Pictures(drawing)
    await drawing.begin()
    slow = [asyncio.create_task(found.drawn(partial(time.sleep, 10**6))) for _ in range(8)]  # type: ignore[arg-type]  # no picture
    try:
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        await found.drawn(list)
        assert time.monotonic() - begun < 10
        await asyncio.wait(slow)
        # Then others are drawn again.
        assert await drawing.run(os.getpid, GUARD) != os.getpid()
    finally:
        await found.close()


class Late:
    """Workers that never have anything in time."""

    async def begin(self) -> None:
        pass

    async def run(self, job: Callable[[], T], seconds: float, queue: float | None = None) -> T:
        raise TimeoutError

    def wait(self, job: Callable[[], T], seconds: float) -> T:
        raise TimeoutError

    async def close(self) -> None:
        pass


async def test_a_message_goes_without_the_picture_that_is_late(world: World) -> None:
    world.bot.pictures.workers = Late()
    await world.start_game()
    await world.play("Gain 1 credit")
    assert world.told()[-1] == "Buyer gains 1 credit (move 1)."
    assert "▶ **ann** to move" in world.text(world.board())
    assert world.board().attachments == world.panel("ann").attachments == []
    seen: Any = await world.press("bob", world.board(), "My hand")
    assert "**Your hand:** Card" in world.said(seen)


PARENT = """
import asyncio, os, sys
from functools import partial
from bot.process.workers import Processes

async def main():
    workers = Processes(2)
    await workers.begin()
    pids = {await workers.run(os.getpid, 60) for _ in range(20)}
    asyncio.create_task(workers.run(partial(__import__("time").sleep, 10**6), 10**6))
    await asyncio.sleep(0.5)
    print(*pids, flush=True)
    await asyncio.sleep(10**6)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_processes_end_with_the_bot_however_it_ends(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    parent = subprocess.Popen([sys.executable, str(program)], env=environment, stdout=subprocess.PIPE)  # noqa: S603  # our own words
    assert parent.stdout is not None
    pids = [int(pid) for pid in parent.stdout.readline().split()]
    assert pids
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + GUARD
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < deadline, "a process has outlived the bot"
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        # One that nobody has waited for is not running either.
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_what_draws_and_plays_each_game_is_loaded_before_the_processes_are_forked() -> None:
    rooms = {f"{floor}.{game}" for floor in ("render", "engine.players") for game in registry()}
    assert len(rooms) >= 4
    assert rooms <= set(workers.LOADED)
