"""Two people playing a real game through the sandbox, by the buttons and selects they are shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.app import Sysop, client_of
from bot.games import registry
from bot.process.shards import Shards
from bot.store import archives
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.schema import State
from engine import netrunner, players
from engine.messages import say
from engine.netrunner.shown.view import DecisionView
from sandbox.model import Message
from sandbox.server import SandboxServer
from tests.bot.panel import Press, way_to
from tests.bot.store import read_rows

PLACE = "table-talk"
TRIES = 6
AGAIN = 20.0
"""Seconds after which somebody presses again where nothing has come of it."""


@dataclass(frozen=True)
class Stored:
    """A game as the database has it."""

    game: netrunner.Game
    version: int
    status: str
    thread_id: int | None


class Hands:
    """Plays for everybody at a table: reads the store to know whose turn it is, then only presses."""

    def __init__(self, server: SandboxServer, database: str, seed: int = 1, level: str | None = None) -> None:
        self.server = server
        self.sandbox = server.sandbox
        self.database = database
        self.random = random.Random(seed)
        self.level = level
        self.people: dict[str, str] = {}

    def query(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the bot's database."""
        return read_rows(self.database, query, *values)

    def stored(self, game_id: int) -> Stored | None:
        rows = self.query("SELECT state, version, status, thread_id FROM games WHERE id = ?", game_id)
        return next((Stored(netrunner.load(State.unpacked(state)), *more) for state, *more in rows), None)

    async def open_game(
        self, corp: str = "Ada", runner: str = "Bran", level: str = "beginner", accept: str = "Accept"
    ) -> int:
        """One challenges, the other accepts; returns the game's id once its thread stands."""
        before = {message.id for message in self.sandbox.messages(PLACE)}
        await self.sandbox.slash(
            corp, PLACE, "netrunner challenge", opponent=runner, side="corp", level=level
        )
        shown = await self.sandbox.wait_for(
            lambda: next(
                (m for m in self.sandbox.messages(PLACE) if m.id not in before and m.components), None
            ),
            "the challenge",
        )
        threads = len(self.sandbox.threads())
        await self.sandbox.click(runner, shown, accept)
        self.people = {"corp": corp, "runner": runner}
        await self.sandbox.wait_for(lambda: len(self.sandbox.threads()) > threads, "the thread")
        return int(self.sandbox.threads()[-1].name.split()[1].rstrip(":"))

    def panel(self, who: str, game_id: int, decision_id: int) -> Message | None:
        """The direct message in which this decision can be answered now."""
        mark = f"g:{game_id}:{decision_id}:"
        for message in reversed(self.sandbox.messages(self.sandbox.dm(who))):
            if any(key.startswith(mark) for key in self.sandbox.controls(message)):
                return message
        return None

    async def step(self, game_id: int) -> bool:
        """Answer one open decision through Discord; False when the game is over."""
        stored = self.stored(game_id)
        assert stored is not None
        if stored.game.result is not None:
            return False
        seat = stored.game.decisions[0].seat
        asked = stored.game.view(seat).decisions[0]
        who = self.people[seat]
        keys = self.choose(stored.game, seat, asked)
        for _ in range(TRIES):
            panel = await self.sandbox.wait_for(
                lambda: self.panel(who, game_id, asked.id), f"{who}'s panel for decision {asked.id}"
            )
            try:
                async with asyncio.timeout(AGAIN):
                    await self.give(who, panel, game_id, asked, keys, stored.version)
                    await self.sandbox.wait_for(
                        lambda: self.moved(game_id, stored.version), f"version {stored.version + 1}"
                    )
            except TimeoutError:
                # The panel has moved to a newer message just then: people press there again.
                if self.moved(game_id, stored.version):
                    return True
                continue
            return True
        raise AssertionError(f"{who} cannot answer decision {asked.id}")

    def moved(self, game_id: int, version: int) -> bool:
        """Whether the stored game is newer; asked again and again, so the state itself is not read."""
        rows = self.query("SELECT version FROM games WHERE id = ?", game_id)
        return any(found > version for (found,) in rows)

    def choose(self, game: netrunner.Game, seat: str, asked: DecisionView) -> list[str]:
        """A random legal answer, or the automatic player's of that name."""
        if self.level is not None:
            return list(players.choose(game, seat, asked.id, level=self.level))
        count = self.random.randint(asked.minimum, min(asked.maximum, len(asked.options)))
        return [option.key for option in self.random.sample(list(asked.options), count)]

    async def give(
        self, who: str, panel: Message, game_id: int, asked: DecisionView, keys: list[str], version: int
    ) -> None:
        """Press what answers with these keys in a game of this version, one press after the other."""
        while not self.moved(game_id, version):
            found = way_to(self.sandbox.controls(panel), game_id, asked, keys)
            if found is None:
                raise TimeoutError(f"the panel does not offer {keys}: it was shown anew")
            custom_id, values = found
            if values:
                await self.sandbox.select(who, panel, custom_id, *values)
            else:
                made = await self.sandbox.click(who, panel, custom_id)
                assert made.acknowledged, f"{custom_id} was not acknowledged in time"

            def came(pressed: Press = found) -> bool:
                shown = self.sandbox.controls(panel)
                return self.moved(game_id, version) or way_to(shown, game_id, asked, keys) != pressed

            await self.sandbox.wait_for(came, "what comes of a press")

    # What must hold at the end

    def events(self, game_id: int, kind: Any) -> list[Any]:
        """What happened, out of the decision log; asserts that its numbers have no gap."""
        return [event for _, found in self.answers(game_id, kind) for event in found]

    def answers(self, game_id: int, kind: Any) -> list[tuple[int, list[Any]]]:
        """What came of each answer, with the section of the thread that goes on after it."""
        rows = self.query(
            "SELECT number, section, events FROM moves WHERE game_id = ? ORDER BY number", game_id
        )
        assert [number for number, *_ in rows] == list(range(1, len(rows) + 1))
        data = self.query("SELECT data FROM archives WHERE game_id = ?", game_id)
        kept = archives.read(data[0][0]).rows if data else {}
        found = [
            (section, kept[number][1] if packed == archives.EVENTS else packed)
            for number, section, packed in rows
        ]
        return [(section, msgspec.msgpack.decode(packed or b"\x90", type=kind)) for section, packed in found]

    def turns(self, game_id: int, language: str = "en") -> list[str]:
        """What the messages of the thread have to say: a turn each."""
        stored = self.stored(game_id)
        assert stored is not None
        found: list[list[netrunner.Event]] = [[]]
        for event in self.events(game_id, list[netrunner.Event]):
            if event.kind is netrunner.EventKind.TURN:
                found.append([])
            if event.kind is not netrunner.EventKind.GAME_OVER:  # the summary says that
                found[-1].append(event)
        told = (netrunner.recap(stored.game, turn, "spectator", language, self.people) for turn in found)
        return ["\n".join(lines) for lines in told if lines]

    def thread(self, game_id: int) -> list[str]:
        """The thread's messages without buttons or pictures, after the greeting."""
        stored = self.stored(game_id)
        assert stored is not None
        assert stored.thread_id is not None
        return [m.content for m in self.sandbox.messages(str(stored.thread_id)) if m.content][1:]

    def rest(self) -> bool:
        """Whether nothing waits to be sent or edited."""
        waiting = self.query("SELECT id FROM outbox WHERE state = 'waiting' LIMIT 1")
        return not waiting and not self.query("SELECT slot FROM slots WHERE wanted > shown LIMIT 1")


@asynccontextmanager
async def connected(
    server: SandboxServer, database: str, shards: Shards | None = None
) -> AsyncIterator[Sysop]:
    """The real bot with the real game, connected to the sandbox."""
    migrate(database)
    db = Database(database, shards=shards)
    bot = client_of(shards)(db, registry(), sweep_seconds=2.0, shards=shards)
    async with bot:
        running = asyncio.create_task(bot.start(server.token))
        await server.sandbox.wait_commands()
        await server.sandbox.wait_connected()
        yield bot
    await asyncio.gather(running, return_exceptions=True)


TOLD = tuple(say("en", name) for name in ("bot-died-stored", "bot-died-lost", "bot-held-up"))
"""What somebody is told whose press was promised an answer: that stands in no outbox."""


def once(server: SandboxServer, database: str) -> None:
    """What the bot posted by itself has come once: under nonces of their own, and each message is one that is
    written down as sent."""
    recorded = {
        found for (found,) in read_rows(database, "SELECT message_id FROM outbox WHERE state = 'sent'")
    }
    posted = [
        m
        for c in server.world.channels.values()
        for m in c.messages.values()
        if m.nonce and m.text not in TOLD
    ]
    assert posted
    assert len({m.nonce for m in posted}) == len(posted)
    assert {int(m.id) for m in posted} <= recorded, "a message was posted twice"
