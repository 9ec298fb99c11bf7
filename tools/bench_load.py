"""Figures of the bot under load, over the wire (the sandbox, on the same two cores).

- `ack_p99_500_ms`: 500 games in their middle (60 answers on), 40 presses in flight at any moment, each
  followed by the next as soon as what it asked for is shown: the 99th percentile from interaction to
  acknowledgement.
- `shown_p99_500_ms`: the same until what was asked for is shown.
- `presses_per_cpu_s`: those presses for each second of the processor that the bot takes for them and for all
  that follows, its workers for pictures included.
- `outbox_behind_s`: the age of the oldest message that waits to be sent, at the worst, meanwhile and until
  all are sent.
- `loop_stall_500_ms`: the longest that the bot's event loop was held up meanwhile, looked at every 5 ms.
- `loop_stall_ms`: the same in 40 games, from the bot's connection on, while their panels are opened, then a
  list of 100 kB is imported, time and again, 20 people ask for a picture and 40 press.
- `stop_s`: from SIGTERM until the process has ended, the worst of 50: at a random moment of starting, of work
  with messages waiting, or of nothing to do.
- `start_100000_games_s`: until it is up with so many running games, of which nothing is due.

Each part has a time limit of its own (`LIMIT`); what takes longer is told as -1.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import aiohttp

from sandbox.server import SandboxServer
from tools.bench_bot import ROOT, _Presser, _seat_games, _server, _until

GAMES: Final = 500
AT_ONCE: Final = 40
PRESSES: Final = 1_200
TABLES: Final = 40
PICTURES: Final = 20
IMPORTS: Final = 4
LIST: Final = "\n".join(f"3 Hegde Funt {line}" for line in range(6_000)).encode()[:100_000]
"""Names that are nearly right, the dearest to read."""
MIDDLE: Final = 60
"""Answers after which a game stands in its middle."""
STOPS: Final = 50
STORED: Final = 100_000
LIMIT: Final = 200.0
"""Seconds a part may take."""
REST: Final = 0.05
"""Seconds of the processor that the bot takes in a second in which it has nothing to do."""
TICK: Final = 0.005
LOOK: Final = 0.25
"""Seconds between two looks at what waits to be sent."""
METRICS: Final = "127.0.0.1:9187"
STARTED: Final = f"""
import runpy
from bot.process import measures
measures.TICK = {TICK}
runpy.run_module("bot", run_name="__main__")
"""
Process = asyncio.subprocess.Process
_Part = TypeVar("_Part")


@asynccontextmanager
async def _bot(server: SandboxServer, database: str) -> AsyncIterator[Process]:
    """The bot as an operator runs it, with an eye on its event loop."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        **server.environment(database),
        "SYSOP_LOG_LEVEL": "ERROR",
        "SYSOP_METRICS": METRICS,
    }
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", STARTED, env=environment)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _tree(pid: int) -> Iterator[int]:
    """A process and all that it has started, as far as it still lives."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in _told(task).split():
            yield from _tree(int(child))


def _told(file: Path) -> str:
    """What a file of /proc says of a process; "" once that has ended."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return file.read_text()
    return ""


def _processor(pid: int) -> float:
    """Seconds of the processor that a process and its children have taken, those that have ended included."""
    ticks = 0
    for one in _tree(pid):
        fields = _told(Path(f"/proc/{one}/stat")).rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


async def _worst_stall() -> float:
    """Seconds of the worst stall of the event loop since it was last asked."""
    async with aiohttp.ClientSession() as http, http.get(f"http://{METRICS}/metrics") as answer:
        found = re.search(r"^sysop_loop_lag_worst_seconds (\S+)", await answer.text(), re.MULTILINE)
    assert found is not None
    return float(found[1])


def people(server: SandboxServer, pairs: int) -> list[tuple[int, int]]:
    return [(server.world.add_user(f"c{n}").id, server.world.add_user(f"r{n}").id) for n in range(pairs)]


async def at_rest(pid: int) -> None:
    """Wait until a process has done what it had to do."""
    before = -1.0
    while (now := _processor(pid)) - before > REST:
        before = now
        await asyncio.sleep(1)


class Eager(_Presser):
    """Presses without thinking."""

    think = (0.0, 0.05)
    patient = True


def _late(seconds: list[float]) -> float:
    """The 99th percentile."""
    return sorted(seconds)[int(len(seconds) * 0.99) - 1]


class Pressed(NamedTuple):
    """Seconds, but for `per_cpu`: presses for each second of the processor."""

    p99: float
    shown: float
    """The same until it is shown."""
    per_cpu: float
    stall: float
    behind: float


# Some are meant to go out later (a call to move, when somebody does not come by themselves).
_OLDEST: Final = """SELECT min(CASE attempts WHEN 0 THEN max(due, created) ELSE created END) FROM outbox
    WHERE state = 'waiting'"""


class Behind:
    """Looks now and then how long the oldest message has waited that is to be sent by now."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.worst = 0.0

    def look(self) -> None:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            (oldest,) = db.execute(_OLDEST).fetchone()
        if oldest is not None:
            self.worst = max(self.worst, time.time() - oldest)

    async def watch(self) -> None:
        """For ever."""
        while True:
            self.look()
            await asyncio.sleep(LOOK)


async def keep_pressing(tables: Sequence[Eager], at_once: int, presses: int) -> list[float]:
    """So many presses in flight at any moment, until there were so many in all: seconds until each was
    acknowledged."""
    took: list[float] = []
    waiting = asyncio.Queue[Eager]()
    for table in tables:
        waiting.put_nowait(table)

    async def person() -> None:
        while len(took) < presses:
            table = await waiting.get()
            await table.press(took)
            waiting.put_nowait(table)

    await asyncio.gather(*(person() for _ in range(at_once)))
    return took


async def press(games: int = GAMES, at_once: int = AT_ONCE, presses: int = PRESSES) -> Pressed:
    """So many games, so many presses in flight at any moment, until there were so many in all."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        async with _server() as server:
            pairs = people(server, games)
            place = server.sandbox.channel("table-talk")
            await _seat_games(database, games, place, pairs, depth=MIDDLE)
            async with _bot(server, database) as process:
                tables = [
                    Eager(server, n + 1, {"corp": corp, "runner": runner})
                    for n, (corp, runner) in enumerate(pairs)
                ]
                await _until(lambda: all(table.open_panel() for table in tables), LIMIT)
                await at_rest(process.pid)
                await _worst_stall()
                before = _processor(process.pid)
                behind = Behind(database)
                watching = asyncio.create_task(behind.watch())
                took = await keep_pressing(tables, at_once, presses)
                await at_rest(process.pid)
                watching.cancel()
                spent = _processor(process.pid) - before
                worst = await _worst_stall()
    shown = [seconds for table in tables for seconds in table.shown]
    return Pressed(_late(took), _late(shown), len(took) / spent, worst, behind.worst)


async def stall() -> float:
    """Seconds of the worst stall since the bot connected, while panels are opened, lists imported, pictures
    asked for, and people press."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        async with _server() as server:
            sandbox, place = server.sandbox, server.sandbox.channel("table-talk")
            pairs = people(server, TABLES)
            await _seat_games(database, TABLES, place, pairs, depth=0)
            async with _bot(server, database) as process:
                tables = [
                    Eager(server, n + 1, {"corp": corp, "runner": runner})
                    for n, (corp, runner) in enumerate(pairs)
                ]
                await _until(lambda: server.gateway.connected, LIMIT)
                await _worst_stall()
                await _until(
                    lambda: all(table.open_panel() for table in tables) and server.world.commands, LIMIT
                )

                async def ask(user: int, command: str, **options: object) -> None:
                    made = await sandbox.slash(user, place, command, **options)
                    await sandbox.wait_for(lambda: made.answered or made.failed, "an answer")

                async def upload(user: int) -> None:
                    for _ in range(IMPORTS):
                        await ask(user, "deck import", file=("deck.txt", LIST))

                took: list[float] = []
                looks = [
                    ask(corp, "netrunner board", game=n + 1) for n, (corp, _) in enumerate(pairs[:PICTURES])
                ]
                await asyncio.gather(upload(pairs[0][0]), *looks, *(table.press(took) for table in tables))
                await at_rest(process.pid)
                return await _worst_stall()


async def stop() -> float:
    """The longest that the bot took to end, in seconds."""
    chance = random.Random(1)
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        async with _server() as server:
            pairs = [
                (server.world.add_user(f"c{n}").id, server.world.add_user(f"r{n}").id) for n in range(20)
            ]
            await _seat_games(database, 20, server.sandbox.channel("table-talk"), pairs, depth=0)
            for number in range(STOPS):
                async with _bot(server, database) as process:
                    if number % 2:
                        await _until(lambda: server.gateway.connected, LIMIT)
                    await asyncio.sleep(chance.uniform(0.0, 2.0))
                    begun = time.perf_counter()
                    process.send_signal(signal.SIGTERM)
                    await process.wait()
                    worst = max(worst, time.perf_counter() - begun)
    return worst


def multiply(database: str, copies: int) -> None:
    """Store all games of a file so many times more, with what belongs to them."""
    with sqlite3.connect(database) as db:
        (step,) = db.execute("SELECT max(id) FROM games").fetchone()
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in sorted(tables, key=lambda name: name != "games"):
            columns = [(row[1], row[5]) for row in db.execute(f"PRAGMA table_info({table})")]
            names = [name for name, _ in columns]
            key = "id" if table == "games" else "game_id"
            if key not in names:
                continue
            kept = [name for name, primary in columns if not (primary and name == "id" and table != "games")]
            values = [f"{name} + n.n * {step}" if name == key else name for name in kept]
            values = [
                "NULL" if name == "thread_id" else value for name, value in zip(kept, values, strict=True)
            ]
            db.execute(
                f"WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {copies}) "  # noqa: S608
                f"INSERT INTO {table} ({', '.join(kept)}) SELECT {', '.join(values)} FROM {table}, n"
            )


async def start() -> float:
    """Seconds until the bot is up with `STORED` running games."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        async with _server() as server:
            few = 100
            pairs = [(10**15 + n, 10**16 + n) for n in range(few)]
            await _seat_games(database, few, server.sandbox.channel("table-talk"), pairs, depth=60)
            with sqlite3.connect(database) as db:
                db.execute("UPDATE outbox SET state = 'sent'")
            multiply(database, STORED // few - 1)
            begun = time.perf_counter()
            async with _bot(server, database):
                gateway, world = server.gateway, server.world
                await _until(lambda: gateway.connected and world.commands, LIMIT)
                return time.perf_counter() - begun


async def _limited(part: Awaitable[_Part]) -> _Part | None:
    try:
        return await asyncio.wait_for(part, LIMIT)
    except TimeoutError:
        return None


def measurements() -> Iterator[tuple[str, float, str]]:
    """Name, value and unit of each figure."""
    pressed = asyncio.run(_limited(press()))
    found = pressed if pressed is not None else Pressed(-0.001, -0.001, -1.0, -0.001, -1.0)
    yield "ack_p99_500_ms", found.p99 * 1000, "ms"
    yield "shown_p99_500_ms", found.shown * 1000, "ms"
    yield "presses_per_cpu_s", found.per_cpu, "presses"
    yield "outbox_behind_s", found.behind, "s"
    yield "loop_stall_500_ms", found.stall * 1000, "ms"
    stalled = asyncio.run(_limited(stall()))
    yield "loop_stall_ms", -1.0 if stalled is None else stalled * 1000, "ms"
    stopped = asyncio.run(_limited(stop()))
    yield "stop_s", -1.0 if stopped is None else stopped, "s"
    started = asyncio.run(_limited(start()))
    yield "start_100000_games_s", -1.0 if started is None else started, "s"
