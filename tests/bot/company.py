"""A bot of three processes: each has a shard, with a server of its own, and its own way to PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from bot.store.serving import Lock
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.bot.dying import AGAIN, LOOKS, Table, Victim, until, victims
from tests.bot.postgres import Server
from tests.bot.wires import Wire, wires

SHARDS = 3
FEW = 3
"""Answers at each table once everything works again."""


async def think() -> None:
    """As people do before they answer: while something fails, few answers are as good as many."""
    await asyncio.sleep(0.25)


class Pair(Table):
    """Two people at a table of their own. Who gets no answer to a challenge makes it again: what has failed
    need not be the process that had it."""

    async def challenge(self, seen: Callable[[], object], **options: object) -> None:
        while True:
            if not seen():
                await self.sandbox.slash(self.sitting[0], self.place, "netrunner challenge", **options)
            await asyncio.sleep(3 * AGAIN)


class Company:
    """The processes, and the tables at which people play through them."""

    def __init__(
        self, server: SandboxServer, postgres: Server, database: str, bots: list[Victim], wires: list[Wire]
    ) -> None:
        self.server = server
        self.postgres = postgres
        self.database = database
        self.bots = bots
        self.wires = wires
        self.tables: list[Table] = []
        self._turns = {bot: asyncio.Lock() for bot in bots}
        self._host: asyncio.Task[None] | None = None

    def seat(self, tables: int) -> None:
        """People at so many tables, who play nowhere else, in channels of each server by turns."""
        world = self.server.world
        for number in range(tables):
            people = (f"Corp{number}", f"Runner{number}")
            for name in people:
                world.add_user(name)
            guild_id = world.guilds[-1 - number % SHARDS]
            place = world.add_channel(f"table-{number}", guild_id=guild_id).name
            bot = self.bots[(guild_id >> 22) % SHARDS]
            self.tables.append(Pair(self.server, self.database, bot, number, place, people))
            # Each look holds up Discord for a moment.
            self.tables[-1].pace = max(1, tables // 4) / LOOKS

    async def _keep_up(self) -> None:
        """As a host does: what has ended by itself, because it could not begin, is started again."""
        while True:
            for bot in self.bots:
                async with self._turns[bot]:
                    if bot.pid and bot.ended:
                        await bot.kill()
                        await bot.start()
            await asyncio.sleep(0.5)

    def connected(self) -> bool:
        return {(each, SHARDS) for each in range(SHARDS)} <= self.server.gateway.shards_connected()

    async def start(self) -> None:
        for bot in self.bots:
            await bot.start()
        self._host = asyncio.create_task(self._keep_up())
        await until(self.connected, "all shards")
        await self.server.sandbox.wait_commands()

    def stop(self) -> None:
        if self._host is not None:
            self._host.cancel()

    async def play(self, failing: asyncio.Event) -> dict[str, list[int]]:
        """Everybody plays at once, until nothing fails any more and each has answered a few times since; then
        they concede. The games of each table, by its channel."""
        games: dict[str, list[int]] = {table.place: [] for table in self.tables}

        async def at(table: Table) -> None:
            found, left = games[table.place], FEW
            while left:
                found.append(await table.start())
                while left and await table.answer(found[-1]):
                    left -= failing.is_set()
                    await think()
            stored = table.stored(found[-1])
            if stored is not None and stored.game.result is None:
                await table.concede(found[-1])

        await asyncio.gather(*(at(table) for table in self.tables))
        return games

    def rest(self) -> bool:
        """Whether nothing waits to be sent."""
        return self.tables[0].rest()

    def at_rest(self) -> bool:
        """Whether no process works for any game."""
        locks = "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = ? AND objsubid = 2"
        return not self.tables[0].query(locks, Lock(0, "game").keys["kind"])

    async def fail(self, how: str, chance: random.Random) -> None:
        """One thing fails, and is mended: a process ends or hangs, the server ends, connections are torn or
        carry nothing."""
        which = chance.randrange(SHARDS)
        if how == "kill":
            bot = self.bots[which]
            async with self._turns[bot]:
                await bot.kill()
                await asyncio.sleep(chance.uniform(0, 1.5))
                await bot.start()
        elif how == "hang":
            bot = self.bots[which]
            async with self._turns[bot]:
                os.kill(bot.pid, signal.SIGSTOP)
                await asyncio.sleep(chance.uniform(1.0, 12.0))
                os.kill(bot.pid, signal.SIGCONT)
        elif how == "power":
            await asyncio.to_thread(power_cut, self.postgres, chance.uniform(0, 1.0))
        elif how == "cut":
            await self.wires[which].cut()
        else:
            await self.wires[which].stick(chance.uniform(1.0, 9.0))


def power_cut(postgres: Server, seconds: float) -> None:
    """In a thread: whoever reads the database waits for it to be there again."""
    postgres.stop()
    time.sleep(seconds)
    postgres.start()


@asynccontextmanager
async def company(postgres: Server, database: str, environment: str = "") -> AsyncIterator[Company]:
    """`environment`: what all of them have besides, `NAME=VALUE ...`."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running_sandbox())
        server.world.shards = SHARDS
        for shard in range(SHARDS):
            server.world.add_guild(f"server-{shard}", shard, SHARDS)
        ways = await stack.enter_async_context(wires(postgres.folder, SHARDS))
        own = [
            f"SYSOP_SHARDS={shard}/{SHARDS} SYSOP_DATABASE={each.url(database)} {environment}"
            for shard, each in enumerate(ways)
        ]
        bots = await stack.enter_async_context(victims(server, database, own))
        found = Company(server, postgres, database, bots, ways)
        try:
            yield found
        finally:
            found.stop()
