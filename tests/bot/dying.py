"""For tests in which the bot's process ends again and again while two people play."""

from __future__ import annotations

import asyncio
import atexit
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from bot.layouts.choices import AHEAD
from bot.messages.layout import read_press
from sandbox.api import Fault
from sandbox.model import Interaction, Message
from sandbox.server import SandboxServer
from tests.bot.hands import PLACE, TOLD, Hands, once
from tests.bot.panel import way_to

Found = tuple[Message, str, list[str]]
"""A message, the custom_id to press in it, and the values to choose."""
ROOT = Path(__file__).resolve().parents[2]
PUT_OFF, SHOWN = 6, 7
"""Types of responses: a word that the answer follows, the pressed message anew. What is told in a message of
its own was not done."""
AGAIN = 1.0
"""Real seconds after which somebody presses the same once more; a second press may do no harm."""
PACE = 0.05
"""Seconds between two looks at what can be seen."""
LOOKS = 100
"""Looks a second at what came of a press, of all the tables together."""
ANSWER = re.compile(r"(POST /interactions/\S+/callback|PATCH /webhooks/\S+/messages/@original): 50035 ")
KEPT = "There is no attachment"
GUARD = 180.0
"""Real seconds after which something that should happen is taken never to happen."""


class Victim:
    """The bot's process: `lives` counts how often it has been started."""

    def __init__(self, zygote: Zygote, environment: str = "") -> None:
        """`environment`: what is its own, `NAME=VALUE ...`."""
        self.zygote = zygote
        self.environment = environment
        self.pid = 0
        self.lives = 0

    async def start(self) -> None:
        self.pid = await self.zygote.say(f"start {self.environment}")
        self.lives += 1

    @property
    def ended(self) -> bool:
        """Whether it has ended by itself."""
        return Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)

    async def end(self, how: signal.Signals) -> float:
        """Send the signal; returns the seconds it took to end."""
        began = time.monotonic()
        os.kill(self.pid, how)
        try:
            async with asyncio.timeout(GUARD):
                await self.zygote.say(f"reap {self.pid}")
        except TimeoutError:  # or what starts them waits for it for ever
            os.kill(self.pid, signal.SIGKILL)
            raise
        return time.monotonic() - began


class Zygote:
    """What starts them (`tests.bot.zygote`)."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.zygote"],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._turn = Lock()

    async def say(self, line: str) -> int:
        return await asyncio.to_thread(self._ask, line)

    def _ask(self, line: str) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self._turn:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())

    def close(self) -> None:
        """Its bots live on."""
        self.process.kill()
        self.process.communicate()


@cache
def zygote() -> Zygote:
    """One for all tests of this process: importing everything takes seconds."""
    one = Zygote()
    atexit.register(one.close)
    return one


@asynccontextmanager
async def victim(server: SandboxServer, database: str, processes: int = 0) -> AsyncIterator[Victim]:
    """`processes`: for drawing; starting them takes longer than most lives last."""
    async with victims(server, database, ("",), processes) as (found,):
        yield found


@asynccontextmanager
async def victims(
    server: SandboxServer, database: str, environments: Sequence[str], processes: int = 0
) -> AsyncIterator[list[Victim]]:
    """The processes of a bot, each with what is its own."""
    common = {
        **server.environment(database),
        "SYSOP_SWEEP_SECONDS": "0.5",
        "SYSOP_LOG_LEVEL": "ERROR",
        "SYSOP_PROCESSES": str(processes),
    }
    words = " ".join(f"{name}={value}" for name, value in common.items())
    found = [Victim(zygote(), f"{words} {environment}") for environment in environments]
    try:
        yield found
    finally:
        for each in found:
            if each.pid:
                await each.kill()


async def until(check: Callable[[], object], what: str) -> None:
    """Come back when `check()` is true, however that comes about: the store tells nobody when it changes."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + GUARD
    while not check():
        assert loop.time() < deadline, f"never saw {what}"
        await asyncio.sleep(0.01)


async def beside(work: Coroutine[None, None, None], other: asyncio.Task[Any]) -> None:
    """Do `work`; what `other` raises meanwhile is raised here, at once."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait({task, other}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            other.result()
        await task
    finally:
        task.cancel()


class Table(Hands):
    """Hands that press again when the bot has died over a press."""

    pace = 1 / LOOKS
    """Seconds between two looks at what came of a press."""

    def __init__(
        self,
        server: SandboxServer,
        database: str,
        victim: Victim,
        seed: int,
        place: str = PLACE,
        people: tuple[str, str] = ("Ada", "Bran"),
    ) -> None:
        super().__init__(server, database, seed)
        self.victim = victim
        self.place = place
        """Its own channel."""
        self.sitting = people
        self.pressed: list[tuple[Interaction, str, list[str]]] = []
        """What was pressed since the last death: with which custom_id, and what was chosen."""
        self.slips: dict[str, set[str]] = {}
        """Of each decision, by the beginning of its custom_ids, what is asked once more before it is done."""
        self.acknowledged = 0
        """Presses that answer, of those looked at by `lost`, that were acknowledged."""

    def decides(self, custom_id: str, values: list[str]) -> bool:
        """Whether a press answers a decision: it turns no page, collects no picks, and is asked once only."""
        press = read_press(custom_id)
        if press is None or press.act not in "oysk":
            return False
        key = values[0] if press.act == "s" else press.arg
        if key.startswith(AHEAD):
            return False
        slips = self.slips.get(f"g:{press.game}:{press.decision}:", set())
        return press.act in "yk" or key not in slips

    def lost(self) -> list[tuple[int, str]]:
        """Answers that were acknowledged, and are neither stored nor promised in writing, after a death.
        Pressing again would hide them: the answer would be there, by another interaction."""
        made, self.pressed = self.pressed, []
        done = [
            (one.id, custom_id, one.user_id)
            for one, custom_id, values in made
            if one.response_type in (PUT_OFF, SHOWN) and self.decides(custom_id, values)
        ]
        self.acknowledged += len(done)
        kept = {number for (number,) in self.query("SELECT interaction_id FROM moves")}
        kept |= {number for (number,) in self.query("SELECT interaction_id FROM deferred")}
        # A game that is over is packed without the numbers of interactions (`store.archives`).
        packed = set(self.query("SELECT game_id, decision, user_id FROM moves WHERE interaction_id IS NULL"))

        def is_packed(custom_id: str, user: int) -> bool:
            press = read_press(custom_id)
            return press is not None and (press.game, press.decision, user) in packed

        return [(one, at) for one, at, user in done if one not in kept and not is_packed(at, user)]

    def connected(self) -> bool:
        return bool(self.server.gateway.connected)

    def games(self) -> list[int]:
        """Those that were begun in its channel."""
        channel = self.sandbox.channel(self.place)
        found = self.query("SELECT id FROM games WHERE channel_id = ? ORDER BY id", channel.id)
        return [int(number) for (number,) in found]

    async def press_until(self, who: str, find: Callable[[], Found | None], done: Callable[[], bool]) -> None:
        """Press what `find` finds, again in each life and when nothing came of it, until `done`."""
        pressed: dict[tuple[int, str], float] = {}
        loop = asyncio.get_running_loop()
        deadline = loop.time() + 3 * GUARD
        while not done():
            assert loop.time() < deadline, f"{who} cannot go on: {find()}, {self.seen_by(who)}"
            found = find() if self.connected() else None
            if found is not None:
                key = (self.victim.lives, found[1])
                if loop.time() > pressed.get(key, 0.0) + AGAIN:
                    pressed[key] = loop.time()
                    made = self.sandbox.press(who, found[0], found[1], found[2])
                    self.pressed.append((made, found[1], found[2]))
            await asyncio.sleep(self.pace)

    def seen_by(self, who: str) -> dict[str, object]:
        """What they have of the games, for who looks for a fault: messages with controls, and the store's."""
        messages = self.sandbox.messages(self.sandbox.dm(who))
        return {
            "messages": {one.id: sorted(self.sandbox.controls(one))[:3] for one in messages},
            "slots": self.query("SELECT owner_id, slot, message_id, wanted, shown FROM slots"),
            "waiting": self.query("SELECT id, owner_id, lane, kind FROM outbox WHERE state = 'waiting'"),
        }

    async def start(self) -> int:
        """Challenge and accept; a challenge that the bot died over is made again in its next life."""
        games = len(self.games())
        corp, runner = self.sitting
        options = {"opponent": runner, "side": "corp", "level": "beginner"}
        self.people = {"corp": corp, "runner": runner}

        def accept() -> Found | None:
            for message in self.sandbox.messages(self.place):
                for custom_id in self.sandbox.controls(message):
                    if custom_id.endswith(":accept"):
                        return message, custom_id, []
            return None

        challenging = asyncio.create_task(self.challenge(accept, **options))
        try:
            await beside(self.press_until(runner, accept, lambda: len(self.games()) > games), challenging)
        finally:
            challenging.cancel()
        return self.games()[-1]

    async def challenge(self, seen: Callable[[], object], **options: object) -> None:
        """Challenge, and do so again in each life of the bot, and where no answer has come in time, unless
        the challenge is `seen`."""
        lives: list[int] = []
        while True:
            await until(lambda: self.connected() and self.victim.lives not in lives, "the bot")
            life = self.victim.lives
            made = None
            if not seen():
                made = await self.sandbox.slash(self.sitting[0], self.place, "netrunner challenge", **options)
            if made is None or not made.failed:
                lives.append(life)

    async def answer(self, game_id: int) -> bool:
        """Answer the open decision, however often the bot dies meanwhile; False when the game is over."""
        stored = self.stored(game_id)
        assert stored is not None
        if stored.game.result is not None:
            return False
        seat = stored.game.decisions[0].seat
        asked = stored.game.view(seat).decisions[0]
        who, keys = self.people[seat], self.choose(stored.game, seat, asked)
        start = f"g:{game_id}:{asked.id}:"
        self.slips[start] = {option.key for option in asked.options if option.confirm is not None}

        def find() -> Found | None:
            panel = self.panel(who, game_id, asked.id)
            if panel is None:
                return None
            press = way_to(self.sandbox.controls(panel), game_id, asked, keys)
            return (panel, *press) if press is not None else None

        version = stored.version
        await self.press_until(who, find, lambda: self.moved(game_id, version))
        return True

    async def concede(self, game_id: int) -> None:
        """Give up; whoever gets no answer asks again."""
        stored = self.stored(game_id)
        assert stored is not None
        sure, user = f"x:{game_id}:yes", self.sandbox.user(self.people["corp"])
        loop = asyncio.get_running_loop()
        deadline = loop.time() + GUARD
        while not self.moved(game_id, stored.version):
            assert loop.time() < deadline, f"game {game_id} cannot be given up"
            await until(self.connected, "the bot")
            await self.sandbox.slash(user, self.place, "netrunner concede", game=game_id)
            for _ in range(int(5 * AGAIN / PACE)):
                found = [m for m in self.sandbox.ephemerals(user) if sure in self.sandbox.controls(m)]
                if found or self.moved(game_id, stored.version):
                    break
                await asyncio.sleep(PACE)
            if found and not self.moved(game_id, stored.version):
                await self.sandbox.click(user, found[-1], sure)
                await asyncio.sleep(AGAIN)


@asynccontextmanager
async def slow_requests(server: SandboxServer, chance: random.Random) -> AsyncIterator[None]:
    """Of the requests made meanwhile, one in a few is answered late."""

    async def hold() -> None:
        while True:
            fault = Fault("*", "/*", "hold")
            server.faults.append(fault)
            await asyncio.sleep(chance.uniform(0.02, 0.4))
            fault.release()
            server.faults.remove(fault)
            await asyncio.sleep(chance.uniform(0.05, 0.5))

    holding = asyncio.create_task(hold())
    try:
        yield
    finally:
        holding.cancel()
        for fault in server.faults:
            fault.release()
        server.faults.clear()


async def play_on(
    table: Table,
    bot: Victim,
    deaths: int,
    die: Callable[[], Coroutine[None, None, None]],
    *,
    to_the_end: bool = True,
) -> list[int]:
    """Play game after game while the bot dies so many times, each time started again; returns the games. The
    last one is played `to_the_end`, or conceded."""
    games: list[int] = []
    died = 0

    async def play() -> None:
        while died < deaths:
            games.append(await table.start())
            while await table.answer(games[-1]):
                if died >= deaths and not to_the_end:
                    await table.concede(games[-1])

    playing = asyncio.create_task(play())
    while died < deaths and not playing.done():
        await beside(die(), playing)
        await until(lambda: not table.connected(), "the connection's end")
        assert table.lost() == []
        died += 1  # not before: whoever gives up then waits for the next life
        await bot.start()
    await playing
    assert died >= deaths
    await until(table.rest, "an empty outbox")
    return games


def wrong(server: SandboxServer) -> list[str]:
    """What was refused as malformed, but for what the bot sees to itself: a panel that is to keep a picture
    which an edit has taken away between the press and its answer."""
    return [note for note in server.violations if not (ANSWER.match(note) and KEPT in note)]


def check(table: Table, games: list[int]) -> None:
    """Every decision answered once; every message there once, in order; the last state on every screen."""
    sandbox = table.sandbox
    query = "SELECT owner_id FROM outbox WHERE state = 'sent' AND lane = 'thread' AND kind = 'summary'"
    summaries = Counter(number for (number,) in table.query(query))
    assert table.query("SELECT id FROM outbox WHERE state = 'failed'") == []
    assert table.games() == games
    assert len(sandbox.threads(table.place)) == len(games)
    for game_id in games:
        answers = Counter(table.query("SELECT decision FROM moves WHERE game_id = ?", game_id))
        assert max(answers.values()) == 1
        assert summaries[game_id] == 1
        stored = table.stored(game_id)
        assert stored is not None
        assert stored.game.result is not None
        assert table.thread(game_id) == table.turns(game_id)
        thread = sandbox.messages(str(stored.thread_id))
        shown = [message for message in thread if message.components]
        how = stored.game.result.text.partition(" wins ")[2]  # the summary says it, and the board no more
        assert [f" wins {how}" in message.text for message in shown] == [False, True]
        assert "Rematch" in sandbox.labels(shown[1])
    starters = [m for m in sandbox.messages(table.place) if m.content.startswith("🎲")]
    assert len(starters) == len(games)
    for who in table.people.values():
        sent = [each for each in sandbox.messages(sandbox.dm(who)) if each.text not in TOLD]
        # Of the panels that were sent, each game's newest is left; beside what a start tells of a promise.
        assert len(sent) == len(games), [(each.id, each.text, sandbox.labels(each)) for each in sent]
        left = {label for message in sent for label in table.sandbox.labels(message)}
        assert left <= {"Rematch", "Replay"}
    once(table.server, table.database)
