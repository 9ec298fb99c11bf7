"""A bot of three processes: each with a shard, a server of its own in it, and a way of its own to PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.bot.dying import Table, Victim, until, victims
from tests.bot.postgres import Server
from tests.bot.wires import Wire, wire

SHARDS = 3


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
            self.tables.append(Table(self.server, self.database, bot, number, place, people))

    def connected(self) -> bool:
        return {(each, SHARDS) for each in range(SHARDS)} <= self.server.gateway.shards_connected()

    async def start(self) -> None:
        for bot in self.bots:
            await bot.start()
        await until(self.connected, "all shards")
        await self.server.sandbox.wait_commands()

    async def die(self, which: int) -> None:
        """A process is killed, and started again a moment later."""
        await self.bots[which].kill()
        await asyncio.sleep(random.uniform(0, 1.5))
        await self.bots[which].start()

    async def power_cut(self) -> None:
        """PostgreSQL is gone at once, and back."""
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(random.uniform(0, 1.0))
        await asyncio.to_thread(self.postgres.start)

    async def network_cut(self, which: int) -> None:
        """The connections of a process are torn, and it makes new ones."""
        self.wires[which].cut()

    async def stick(self, which: int) -> None:
        """Nothing comes through between a process and PostgreSQL, and neither is told."""
        await self.wires[which].stick(random.uniform(1.0, 9.0))


@asynccontextmanager
async def company(postgres: Server, database: str) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running_sandbox())
        server.world.shards = SHARDS
        for shard in range(SHARDS):
            server.world.add_guild(f"server-{shard}", shard, SHARDS)
        wires = [await stack.enter_async_context(wire(postgres.folder)) for _ in range(SHARDS)]
        own = [
            f"SYSOP_SHARDS={shard}/{SHARDS} SYSOP_DATABASE={each.url(database)}"
            for shard, each in enumerate(wires)
        ]
        bots = await stack.enter_async_context(victims(server, database, own))
        yield Company(server, postgres, database, bots, wires)


async def play(tables: Sequence[Table], games: dict[Table, list[int]], most: int) -> None:
    """Everybody plays at once, so many answers at each table."""

    async def at(table: Table) -> None:
        games[table] = [await table.start()]
        for _ in range(most):
            if not await table.answer(games[table][-1]):
                return

    await asyncio.gather(*(at(table) for table in tables))
