"""SIGTERM and SIGINT end the process within a bounded time, at any moment, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.main import main
from bot.outbox.dispatcher import Dispatcher
from bot.process.stopping import finish
from bot.store import outbox
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.outbox import Owner
from sandbox.testing import running_sandbox
from tests.bot.dying import ROOT, until
from tests.bot.stops import stops
from tests.bot.world import World
from tests.long import slices

PROMISED = 5.0
"""Seconds within which the process has ended."""


@pytest.mark.parametrize("seeds", slices([range(5), range(5, 20)], 1), ids=str)
async def test_tasks_cancelled_while_they_use_the_store_end_and_so_does_the_store(
    seeds: range, tmp_path: Path
) -> None:
    """A connection used to be closed twice, the second time waiting for ever for a thread that had ended."""
    path = str(tmp_path / "sysop.sqlite3")
    migrate(path)
    for seed in seeds:
        chance = random.Random(seed)
        db = Database(path)

        async def use(db: Database = db) -> None:
            async with db.read() as connection:
                await outbox.lanes(connection)
            async with db.write() as connection:
                await outbox.last_id(connection)

        before = asyncio.all_tasks()
        # SQLAlchemy's own tasks, which give a connection back, are not cancelled before they have begun: what
        # stops the bot lets them end.
        used = [asyncio.create_task(use()) for _ in range(6)]
        for _ in range(chance.randint(0, 60)):
            await asyncio.sleep(0)
        for task in used:
            task.cancel()
        for _ in range(chance.choice((0, chance.randint(0, 5)))):
            await asyncio.sleep(0)
        await asyncio.wait_for(db.close(), 300)
        # SQLAlchemy has started tasks of its own, which the event loop cancels at its end.
        left = asyncio.all_tasks() - before
        for task in left:
            task.cancel()
        if left:
            _, stuck = await asyncio.wait(left, timeout=300)
            assert not stuck, f"seed {seed}: {stuck}"


async def test_a_lane_cancelled_before_its_first_step_is_gone(world: World) -> None:
    dispatcher: Dispatcher = world.bot.dispatcher
    dispatcher._start(Owner("game", 1), "thread")
    (task,) = dispatcher._running.values()
    task.cancel()
    await asyncio.wait({task})
    await asyncio.sleep(0)
    assert not dispatcher._running


async def test_what_is_nearly_done_is_finished_and_what_resists_is_left_behind() -> None:
    done: list[str] = []
    release = asyncio.Event()

    async def brief() -> None:
        await asyncio.sleep(0.01)
        done.append("brief")

    async def stubborn() -> None:
        while not release.is_set():
            try:
                await release.wait()
            except asyncio.CancelledError:
                done.append("resisted")

    async def long() -> None:
        await asyncio.sleep(10**6)

    tasks = [asyncio.create_task(each()) for each in (brief, stubborn, long)]
    await finish(tasks, 0.1)
    assert done == ["brief", "resisted"]
    assert [task.done() for task in tasks] == [True, False, True]
    release.set()
    await tasks[1]


STUCK = """
import asyncio, os, signal, sys, time
from bot.process import stopping
stopping.SECONDS = 0.5

async def stubborn():
    while True:
        try:
            await asyncio.sleep(10**6)
        except asyncio.CancelledError:
            pass

async def main():
    stop = stopping.Stop()
    stop.listen()
    tasks = [asyncio.create_task(stubborn()), asyncio.create_task(asyncio.to_thread(time.sleep, 10**6))]
    os.kill(os.getpid(), signal.{signal})
    await stop.wait()

asyncio.run(main())
"""


def test_what_never_ends_is_ended() -> None:
    """A task that swallows its cancellation, and a thread that sleeps for ever."""
    for name in ("SIGTERM", "SIGINT"):
        program = STUCK.replace("{signal}", name)
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        ended = subprocess.run(  # noqa: S603  # our own words
            [sys.executable, "-c", program], env=environment, timeout=300, capture_output=True, check=False
        )
        assert ended.returncode == 0, ended.stderr
        assert b"stopped by force" in ended.stdout + ended.stderr


BUSY = """
import asyncio, os, signal, time
from bot.process import stopping
stopping.SECONDS = 0.5

async def main():
    stop = stopping.Stop()
    stop.listen()
    until = time.monotonic() + 30
    os.kill(os.getpid(), signal.SIGTERM)
    {busy}
    print("came round")

asyncio.run(main())
"""


@pytest.mark.parametrize("busy", ["time.sleep(30)", "while time.monotonic() < until: pass"])
def test_a_stop_is_heard_while_the_event_loop_is_busy(busy: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = BUSY.replace("{busy}", busy)
    ended = subprocess.run(  # noqa: S603  # our own words
        [sys.executable, "-c", program], env=environment, timeout=300, capture_output=True, check=False
    )
    assert (ended.returncode, b"came round" in ended.stdout) == (0, False), ended.stderr
    assert b"stopped by force" in ended.stdout + ended.stderr


LEFT = """
import asyncio, os, signal, time
from bot.process import stopping
stopping.SECONDS = 10**6

async def main():
    stop = stopping.Stop()
    stop.listen()
    thread = asyncio.create_task(asyncio.to_thread(time.sleep, 10**6))
    await asyncio.sleep(0.1)
    os.kill(os.getpid(), signal.SIGINT)
    await stop.wait()
    print("all is closed")
    stop.leave()

asyncio.run(main())
"""


def test_threads_are_not_waited_for() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(  # noqa: S603  # our own words
        [sys.executable, "-c", LEFT], env=environment, timeout=120, capture_output=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, b"all is closed\n"), ended.stderr


@pytest.mark.first
@pytest.mark.parametrize("part", slices(range(30), 1))
async def test_a_stop_while_the_bot_really_starts_ends_it_in_time(part: int, tmp_path: Path) -> None:
    """With everything still to be imported and read, which the bots of other tests have done before."""
    chance = random.Random(part)
    async with running_sandbox() as server:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            **server.environment(tmp_path / "sysop.sqlite3"),
            "SYSOP_LOG_LEVEL": "ERROR",
        }
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=environment, stderr=subprocess.PIPE
        )
        if part == 0:
            await until(lambda: server.gateway.connected, "the bot")
        else:
            await asyncio.sleep(chance.uniform(0.5, 5.0))
        begun = time.monotonic()
        bot.send_signal(signal.SIGTERM)
        _, said = await bot.communicate()
        took = time.monotonic() - begun
    # Until it listens, a signal ends it without a word.
    assert bot.returncode in ((0,) if part == 0 else (0, -signal.SIGTERM)), said
    assert took < 6 * PROMISED  # on a busy machine; what hangs takes for ever
    assert said == b""


def test_an_interrupt_while_the_database_is_brought_up_to_date_ends_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The signal comes before anything listens for it: nothing was begun that could be lost. What takes long
    beside it has begun: to load what draws."""
    begun: list[bool] = []

    def interrupted(path: str) -> None:
        assert begun
        os.kill(os.getpid(), signal.SIGINT)

    # Who runs the tests in the background has them ignore SIGINT.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr("bot.main.migrate", interrupted)
    monkeypatch.setattr("bot.main.prepare", lambda: begun.append(True))
    monkeypatch.setattr("bot.main.logs.set_up", lambda *about: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("SYSOP_DATABASE", str(tmp_path / "sysop.sqlite3"))
    try:
        status = main()
    except KeyboardInterrupt:
        pytest.fail("the interrupt came through")
    finally:
        signal.signal(signal.SIGINT, before)
    assert (status, capsys.readouterr().err) == (0, "")


def test_an_interrupt_while_a_server_does_not_answer_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], quiet_again: None
) -> None:
    """A PostgreSQL server that takes connections and says nothing."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        monkeypatch.setenv("SYSOP_DATABASE", f"postgresql+asyncpg://a@127.0.0.1:{server.getsockname()[1]}/b")
        came: list[socket.socket] = []

        def interrupt() -> None:
            came.append(server.accept()[0])
            came[0].recv(100)
            os.kill(os.getpid(), signal.SIGINT)

        threading.Thread(target=interrupt, daemon=True).start()
        try:
            status = main()
        finally:
            signal.signal(signal.SIGINT, before)
        with closing(came[0]):
            assert (status, capsys.readouterr().err) == (0, "")
            # It is still being waited for an answer, by nobody for whom the process would wait.
            came[0].setblocking(False)
            with pytest.raises(BlockingIOError):
                came[0].recv(100)
            assert {
                each for each in threading.enumerate() if each.name == "database" and not each.daemon
            } == set()


@pytest.mark.first
async def test_stops_at_random_moments_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    """During a start, at work with slow requests, and idle; 300 of them are in `make sweep`."""
    took = await stops(tmp_path, seed=1, times=2)
    assert len(took) == 2
    assert max(took) < 6 * PROMISED  # on a busy machine
