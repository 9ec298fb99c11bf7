"""Counts what each kind of press costs.

The bot is a process of its own that counts what it does (`process.py`), Discord the sandbox beside it. A
press is counted until all that follows from it is sent, in games that stand where it comes next
(`boards.py`). That its edits came through is stored with the next commit: counted is what the press before
has left.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.contract.player import Player
from bot.games import registry
from bot.games.neon_hope.kind import NeonHopeGame
from bot.hosting.play import Play
from bot.process.clock import SystemClock
from bot.store.database import Database
from bot.store.migrating import migrate
from sandbox import control, routes_interactions
from sandbox.limits import RateLimits
from sandbox.model import Json, Message
from sandbox.server import SandboxServer
from tests.bot.hands import PLACE, Hands
from tests.bot.leagues.test_league_wire import Circle, create, join
from tools.count.boards import LIBRARY, PACK, Course, Press, courses, episode
from tools.count.process import Counted

ROOT = Path(__file__).resolve().parents[2]
LOOK = 0.15
"""Seconds between two looks at whether the bot has come to rest."""
IDLE = 300
"""Calls between two of them that it makes in any case."""
LOOKS = 3
PATIENCE = 60.0
"""Seconds that this Discord waits for an answer."""
STARTED = "import sys; from tools.count.process import main; sys.exit(main(loaded={}))"
EXEMPT = ("/interactions/", "/webhooks/")
"""Routes that Discord does not count to the 50 requests a second."""


class Cost(NamedTuple):
    """One press."""

    counted: Counted
    requests: int
    """Those that Discord counts to a bot's limit."""
    answers: int
    """Those of the interaction itself."""


@dataclass(frozen=True)
class Counting:
    """The bot's process, as it is told when to count."""

    server: SandboxServer
    hands: Hands
    process: asyncio.subprocess.Process

    async def say(self, line: str) -> Counted:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n".encode())
        return msgspec.json.decode(await self.process.stdout.readline(), type=Counted)

    async def rest(self) -> None:
        """Wait until all is sent and nothing is done any more."""
        before, quiet = await self.say("look"), 0
        while quiet < LOOKS:
            await asyncio.sleep(LOOK)
            now = await self.say("look")
            quiet = quiet + 1 if now.calls - before.calls <= IDLE and not self._waiting() else 0
            before = now

    def _waiting(self) -> bool:
        return bool(self.hands.query("SELECT id FROM outbox WHERE state = 'waiting' LIMIT 1"))

    async def count(self, press: Callable[[], Awaitable[object]]) -> Cost:
        """What a press costs with all that follows from it."""
        asked = len(self.server.requests)
        await self.say("begin")
        await press()
        await self.rest()
        counted = await self.say("end")
        routes = [call.route for call in list(self.server.requests)[asked:]]
        answers = sum(route.startswith(EXEMPT) for route in routes)
        return Cost(counted, len(routes) - answers, answers)


@asynccontextmanager
async def counting(database: str, *, loaded: bool = False) -> AsyncIterator[Counting]:
    """The bot, connected to a Discord of its own. `loaded`: as it runs, with its own patience and sweeps."""
    server = SandboxServer(rate_limits=RateLimits(enabled=False))
    await server.start()
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        **server.environment(database),
        "SYSOP_LOG_LEVEL": "ERROR",
    } | ({} if loaded else {"SYSOP_SWEEP_SECONDS": "100000"})
    migrate(database)
    for module in (control, routes_interactions):  # whatever else the machine does
        module.ACK_SECONDS = PATIENCE  # type: ignore[attr-defined]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STARTED.format(loaded), env=environment, stdin=pipe, stdout=pipe
    )
    try:
        yield Counting(server, Hands(server, database), process)
    finally:
        process.terminate()
        await process.wait()
        await server.stop()


class Hosted(NamedTuple):
    """A game in the store, and who plays it."""

    id: int
    course: Course
    people: Mapping[str, str]


async def host(
    database: str, server: SandboxServer, kind: str, course: Course, roles: Sequence[str]
) -> Hosted:
    """Store a game whose seats are taken by new people; `roles`: what each plays, or the seats."""
    migrate(database)
    db = Database(database)
    play = Play(db, {name: one for name, one in registry().items() if name == kind}, SystemClock())
    hosting = play.kinds[kind]
    game = hosting.load(course.state)
    people, players = dict[str, str](), dict[str, Player]()
    for number, role in enumerate(roles, 1):
        together = isinstance(hosting, NeonHopeGame)
        seat = f"p{number}" if together else role
        user = server.world.add_user(f"P{len(server.world.users)}")
        people[seat] = user.name
        of = hosting.role_of(LIBRARY.pack(PACK), role) if isinstance(hosting, NeonHopeGame) else ""
        players[seat] = Player(user.name, user.id, role=of)
    place = server.sandbox.channel(PLACE)
    async with db.write() as connection:
        game_id = await play.start(
            connection, hosting, game, "normal", server.world.guild_id, place.id, players
        )
    await db.close()
    return Hosted(game_id, course, people)


async def _press(bot: Counting, hosted: Hosted, press: Press) -> Cost:
    """Press it in somebody's panel."""
    who = hosted.people[press.seat]
    sandbox = bot.server.sandbox
    mark = f"g:{hosted.id}:"

    def panel() -> tuple[Message, str, Json] | None:
        return next(
            (
                (message, key, part)
                for message in reversed(sandbox.messages(sandbox.dm(who)))
                for key, part in sandbox.controls(message).items()
                if key.startswith(mark) and _offers(part, press)
            ),
            None,
        )

    message, key, part = await sandbox.wait_for(panel, f"{press.label} for {who}")
    values = [option["value"] for option in part.get("options", ()) if _says(option, press)][:1]

    async def act() -> None:
        made = sandbox.press(sandbox.user(who), message, key, values)
        await sandbox.wait_for(lambda: made.answered or made.failed, "an answer")
        assert not made.failed, press.label

    return await bot.count(act)


def _offers(part: Json, press: Press) -> bool:
    return any(_says(one, press) for one in (part, *part.get("options", ())))


def _says(part: Json, press: Press) -> bool:
    """Whether a button or an option is this one; long labels are cut."""
    said = str(part.get("label", ""))
    return any(said.startswith(label[:60]) for label in (press.label, press.under) if label)


Costs = dict[tuple[str, int], Cost]
"""By kind of press and cards on the table."""


async def _play(bot: Counting, games: Sequence[tuple[int, Hosted]]) -> Costs:
    found: Costs = {}
    for cards, hosted in games:
        for press in hosted.course.presses:
            cost = await _press(bot, hosted, press)
            if press.kind:
                found[press.kind, cards] = cost
    return found


async def _league(bot: Counting, database: str) -> Costs:
    """A result is reported, and confirmed."""
    circle = Circle(bot.server, database)
    sandbox = bot.server.sandbox
    await create(circle)
    await join(circle)
    draft = await circle.slash("Ada", "league start")
    await circle.press("Ada", draft, "Publish")
    await circle.reached(lambda league: len(league.matches) == 2, "round one")
    found: Costs = {}
    for key in ("1:1", "1:2"):  # what is read and built once is no part of the second
        corp, runner = circle.sides(key)
        match = await circle.ask(corp, await circle.told(corp, "Report…"), "Report…")
        (select,) = (key for key, part in sandbox.controls(match).items() if part.get("options"))
        options = sandbox.controls(match)[select]["options"]
        value = next(one["value"] for one in options if one["label"].startswith(f"{corp} "))
        await bot.rest()
        report = partial(sandbox.select, corp, match, select, value)
        found["league report", 0] = await bot.count(report)
        confirm = await circle.told(runner, "Confirm")
        found["league confirmation", 0] = await bot.count(partial(circle.ask, runner, confirm, "Confirm"))
    return found


async def costs(boards: Sequence[int] = (0, 20, 40), leagues: bool = True) -> Costs:
    """Of every kind of press, with so many cards on the table."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "count.sqlite3")
        async with counting(database) as bot:
            games = []
            # The first of each are not counted: what is read and built once is in them.
            for cards in (max(boards), *boards):
                for course in courses(cards):
                    games.append(
                        (cards, await host(database, bot.server, "netrunner", course, ("corp", "runner")))
                    )
            heroes, course = episode()
            for _ in range(2):
                games.append((0, await host(database, bot.server, "neon_hope", course, heroes)))
            await bot.server.sandbox.wait_connected()
            await bot.rest()
            found = await _play(bot, games)
            if leagues:
                found |= await _league(bot, database)
            return found


def table(found: Costs) -> list[str]:
    """A line for each kind of press."""
    head = (
        "press",
        "cards",
        "calls",
        "statements",
        "transactions",
        "syncs",
        "requests",
        "answers",
        "files",
        "bot's",
    )
    lines: list[tuple[str, ...]] = [head]
    for (kind, cards), cost in sorted(found.items()):
        one = cost.counted
        numbers = (
            cards, one.calls, one.statements, one.transactions, one.syncs, cost.requests, cost.answers,
            one.files, one.bot_files,
        )  # fmt: skip
        lines.append((kind, *map(str, numbers)))
    return ["  ".join(f"{cell:>12}" if n else f"{cell:20}" for n, cell in enumerate(line)) for line in lines]


def rooms(found: Costs, most: int = 16) -> list[str]:
    """Whose functions are called how often, for each kind of press."""
    lines = []
    for (kind, cards), cost in sorted(found.items()):
        calls = Counter(cost.counted.by_room).most_common(most)
        lines.append(f"{kind} {cards}: {', '.join(f'{room} {n}' for room, n in calls)}")
    return lines
