"""Figures of the bot: how soon it acknowledges, how soon it is up, how much memory it takes.

- `ack_p99_ms`: 50 games at once. Each is played by a person who thinks for two to six seconds and then
  answers by a button or select; the time runs from the moment Discord (the sandbox, on the same two cores)
  sends the interaction until the bot's acknowledgement has come in. Boards and hands are drawn and uploaded
  all the while. The 99th percentile of 600 presses.
- `start_1000_games_s`: from the start of the process until it is connected, its commands are known and what
  waited to be sent is being sent, with 1,000 running games stored.
- `rss_mib`: resident memory of that process.
- `answers_per_cpu_s`: answers of two sensible players in 12 games at once, as `bot.hosting.play` stores them,
  for each second of the processor; without Discord, panels and pictures.
- `since_ms`: a panel with what happened since its owner's last move, and its digest, from the stored answers.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

from bot.contract.kind import Table
from bot.contract.player import Player
from bot.delivery.slots import panel_digest
from bot.games.netrunner.kind import kind as netrunner_kind
from bot.hosting.play import Play
from bot.layouts.panels import panel
from bot.process.clock import SystemClock
from bot.store.database import Database
from bot.store.game_rows import GameRow, SeatRow
from bot.store.games import LAST, StoredAnswer
from bot.store.migrating import migrate
from engine import netrunner, players
from sandbox.limits import RateLimits
from sandbox.model import Channel, Message
from sandbox.server import SandboxServer

ROOT = Path(__file__).resolve().parents[1]
GAMES = 50
PRESSES = 600
STORED = 1_000
POLL = 0.002


@asynccontextmanager
async def _server() -> AsyncIterator[SandboxServer]:
    server = SandboxServer(rate_limits=RateLimits(enabled=False))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@asynccontextmanager
async def _bot(server: SandboxServer, database: str) -> AsyncIterator[asyncio.subprocess.Process]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        **server.environment(database),
        "SYSOP_LOG_LEVEL": "ERROR",
    }
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment)
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


async def _seat_games(
    database: str, count: int, place: Channel, pairs: list[tuple[int, int]], depth: int
) -> None:
    """Store games of these pairs, each `depth` answers on, whose threads hang from that place."""
    migrate(database)
    db = Database(database)
    kind = netrunner_kind()
    advanced = [_advance(seed, depth) for seed in range(1, 21)]
    play = Play(db, {"netrunner": kind}, SystemClock())
    async with db.write() as connection:
        for index in range(count):
            corp, runner = pairs[index % len(pairs)]
            seats = {"corp": Player(f"Corp {index}", corp), "runner": Player(f"Runner {index}", runner)}
            game = netrunner.load(advanced[index % len(advanced)])
            await play.start(connection, kind, game, "beginner", place.guild_id, place.id, seats)
    await db.close()


def _come_back(seed: int, depth: int) -> Table:
    """A game after some answers, at the panel of whoever is to move, as a press finds it in the store."""
    game = netrunner.new_game(level="intermediate", seed=seed)
    kind = netrunner_kind()
    told: list[StoredAnswer] = []
    while len(told) < depth and game.decisions:
        asked = game.decisions[0]
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        told.append(StoredAnswer(asked.seat, kind.pack(game.answer(asked.seat, asked.id, keys))))
    seats = {
        seat: SeatRow(seat, number, None, seat, "dm", False)
        for number, seat in enumerate(("corp", "runner"), 1)
    }
    row = GameRow(
        id=1, kind=kind.name, level="intermediate", status="running", guild_id=1, channel_id=2,
        thread_id=3, thread_state="open", state=game.save(), version=1, moves=depth, waiting=(),
        turn=game.turn, created=0.0, updated=0.0, ended=None, outcome=None, seats=seats,
    )  # fmt: skip
    return Table(row, kind, game, recent=tuple(told[-LAST:]))


async def answers(games: int = 12, each: int = 12) -> float:
    """Answers stored for each second of this process's processor time."""
    with tempfile.TemporaryDirectory() as folder:
        return (await answers_on(f"{folder}/sysop.sqlite3", games, each))[0]


async def answers_on(database: str, games: int = 12, each: int = 12) -> tuple[float, float]:
    """Answers stored in a database for each second of this process's processor time, and for each that
    passes."""
    migrate(database)
    prepared = await Prepared.on(database, games, each)
    before, began = time.process_time(), time.perf_counter()
    count = await prepared.answer()
    took, passed = time.process_time() - before, time.perf_counter() - began
    await prepared.db.close()
    return count / took, count / passed


class Prepared:
    """Games in a database, and what is answered in each of them."""

    def __init__(self, database: str) -> None:
        self.db = Database(database)
        self.play = Play(self.db, {"netrunner": netrunner_kind()}, SystemClock())
        self.given: list[tuple[int, list[tuple[int, int, tuple[str, ...]]]]] = []

    @classmethod
    async def on(cls, database: str, games: int, each: int, first: int = 1) -> Prepared:
        """So many games, whose seeds begin with `first`. In one more all is answered now: what is built and
        read once."""
        made = cls(database)
        async with made.db.write() as connection:
            for seed in range(first, first + games):
                game = netrunner.new_game(level="beginner", seed=seed)
                seats = {"corp": Player("Ann", 1), "runner": Player("Bob", 2)}
                game_id = await made.play.start(
                    connection, made.play.kinds["netrunner"], game, "beginner", 1, 1, seats
                )
                made.given.append((game_id, _sensible(game.save(), each)))
        await made._one(*made.given.pop(0))
        return made

    async def answer(self) -> int:
        """Everything, all games at once; how many answers."""
        await asyncio.gather(*(self._one(*each) for each in self.given))
        return sum(len(wanted) for _, wanted in self.given)

    async def _one(self, game_id: int, wanted: list[tuple[int, int, tuple[str, ...]]]) -> None:
        for number, (user, decision, keys) in enumerate(wanted):
            await self.play.answer(game_id, user, decision, keys, game_id * 1000 + number)


def _sensible(state: bytes, count: int) -> list[tuple[int, int, tuple[str, ...]]]:
    """The first answers of a game: (user, decision, keys)."""
    game = netrunner.load(state)
    found: list[tuple[int, int, tuple[str, ...]]] = []
    while len(found) < count and game.decisions:
        asked = game.decisions[0]
        keys = players.choose(game, asked.seat, asked.id, level="sensible")
        given = (keys,) if isinstance(keys, str) else tuple(keys)
        found.append((1 if asked.seat == "corp" else 2, asked.id, given))
        game.answer(asked.seat, asked.id, keys)
    return found


def since(games: int = 40) -> float:
    """Seconds for a panel with what its owner missed, and its digest: the median of games in their middle."""
    took = []
    for seed in range(1, games + 1):
        table = _come_back(seed, depth=60 + seed)
        if not table.game.waiting_for:
            continue
        seat = table.game.waiting_for[0]
        panel(table, seat, (), "en")  # what is read from files once
        looked_at = table._replace(views={})
        begun = time.perf_counter()
        panel(looked_at, seat, (), "en")
        panel_digest(looked_at, seat, "en")
        took.append(time.perf_counter() - begun)
    return median(took)


def _advance(seed: int, depth: int) -> bytes:
    """A game that goes on: so many answers on or, if it is over by then, half of those that it had."""
    game = netrunner.new_game(level="beginner", seed=seed)
    stood = [game.save()]
    while len(stood) <= depth:
        asked = game.decisions[0]
        game.answer(asked.seat, asked.id, players.choose(game, asked.seat, asked.id, level="sensible"))
        if game.result is not None:
            return stood[len(stood) // 2]
        stood.append(game.save())
    return stood[-1]


class _Presser:
    """Plays one game, measuring each press."""

    think = (2.0, 6.0)
    """Seconds, between which somebody thinks."""
    patient = False
    """Whether a press is over only when what it asked for is shown."""

    def __init__(self, server: SandboxServer, game_id: int, people: dict[str, int]) -> None:
        self.server = server
        self.sandbox = server.sandbox
        self.game_id = game_id
        self.people = people
        self.chance = random.Random(game_id)
        self.shown: list[float] = []
        """Seconds until each press was answered, of somebody patient."""

    def open_panel(self) -> tuple[str, int, Message] | None:
        """Whose message offers an answer now, if any does."""
        mark = f"g:{self.game_id}:"
        for user in self.people.values():
            dm = self.sandbox.dm(user)
            for message in reversed(self.sandbox.messages(dm)):
                if any(key.startswith(mark) for key in self.sandbox.controls(message)):
                    return mark, user, message
        return None

    async def press(self, took: list[float]) -> None:
        """Think, then answer with any button or select of the panel."""
        await asyncio.sleep(self.chance.uniform(*self.think))
        found = self.open_panel()
        if found is None:
            return
        mark, user, message = found
        controls = {k: p for k, p in self.sandbox.controls(message).items() if k.startswith(mark)}
        usable = [key for key, part in controls.items() if not part.get("disabled")]
        key = self.chance.choice(usable)
        part = controls[key]
        values: list[str] = []
        if "options" in part:
            options = [option["value"] for option in part["options"]]
            values = self.chance.sample(options, min(len(options), max(1, part.get("max_values", 1))))
        begun = time.perf_counter()
        made = self.sandbox.press(user, message, key, values)
        await self.sandbox.wait_for(lambda: made.acknowledged or made.failed, "an acknowledgement")
        took.append(3.0 if made.failed else time.perf_counter() - begun)
        if self.patient:
            await self.sandbox.wait_for(lambda: made.answered or made.failed, "an answer")
            self.shown.append(3.0 if made.failed else time.perf_counter() - begun)


async def acknowledge(games: int = GAMES, presses: int = PRESSES) -> list[float]:
    """Seconds from interaction to acknowledgement, sorted."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        async with _server() as server:
            pairs = [
                (server.world.add_user(f"c{n}").id, server.world.add_user(f"r{n}").id) for n in range(games)
            ]
            place: Channel = server.sandbox.channel("table-talk")
            await _seat_games(database, games, place, pairs, depth=0)
            async with _bot(server, database):
                took: list[float] = []
                tables = [
                    _Presser(server, n + 1, {"corp": corp, "runner": runner})
                    for n, (corp, runner) in enumerate(pairs)
                ]
                await _until(lambda: all(table.open_panel() for table in tables), 120)
                while len(took) < presses:
                    before = len(took)
                    await asyncio.gather(*(table.press(took) for table in tables))
                    assert len(took) > before, "every game is over"
                return sorted(took)


async def start(stored: int = STORED) -> tuple[float, float]:
    """(seconds until it is up, MiB resident) with so many stored games."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        async with _server() as server:
            pairs = [(10**15 + n, 10**16 + n) for n in range(stored)]
            await _seat_games(database, stored, server.sandbox.channel("table-talk"), pairs, depth=60)
            # What a bot that has been running leaves behind: everything sent.
            db = Database(database)
            async with db.write() as connection:
                await connection.exec_driver_sql("UPDATE outbox SET state = 'sent'")
            await db.close()
            begun = time.perf_counter()
            async with _bot(server, database) as process:
                gateway, world = server.gateway, server.world
                await _until(lambda: gateway.connected and world.commands, 30)
                took = time.perf_counter() - begun
                return took, _resident(process.pid)


def _resident(pid: int) -> float:
    """MiB of a process's memory that is in RAM."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


async def _until(check: object, seconds: float) -> None:
    assert callable(check)
    deadline = time.perf_counter() + seconds
    while not check():
        assert time.perf_counter() < deadline, "the bot did not come up"
        await asyncio.sleep(POLL)


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each figure."""
    took = asyncio.run(acknowledge())
    seconds, resident = asyncio.run(start())
    return [
        ("ack_p99_ms", round(took[int(len(took) * 0.99) - 1] * 1000, 1), "ms"),
        ("start_1000_games_s", round(seconds, 2), "s"),
        ("rss_mib", round(resident, 1), "MiB"),
        ("answers_per_cpu_s", round(asyncio.run(answers()), 1), "answers"),
        ("since_ms", round(since() * 1000, 2), "ms"),
    ]


if __name__ == "__main__":
    for figure in measurements():
        print(figure)
