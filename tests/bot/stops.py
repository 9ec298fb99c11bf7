"""Stops the bot by SIGTERM and SIGINT at random moments while two people play (also for `make sweep`)."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

from bot.store.migrating import migrate
from sandbox.testing import running_sandbox
from tests.bot.dying import Table, check, play_on, slow_requests, until, victim


async def stops(folder: Path, seed: int, times: int) -> list[float]:
    """Seconds each stop took. Asserts that nothing was lost, doubled or out of order."""
    database = str(folder / "game.sqlite3")
    migrate(database)
    chance = random.Random(seed)
    took: list[float] = []
    async with running_sandbox() as server, victim(server, database, processes=1) as bot:
        table = Table(server, database, bot, seed=seed)
        await bot.start()

        async def stop() -> None:
            moment = chance.choice(("start", "start", "ready", "work", "work", "idle"))
            if moment == "start":
                await asyncio.sleep(chance.uniform(0, 1.5))
            else:
                await until(table.connected, "the bot")
            if moment == "work":
                seen = len(server.requests) + chance.randint(1, 30)
                await until(lambda: len(server.requests) >= seen, "requests")
            elif moment == "idle":
                await asyncio.sleep(chance.uniform(0, 2.0))
            took.append(await bot.end(chance.choice((signal.SIGTERM, signal.SIGINT))))

        async with slow_requests(server, chance):
            games = await play_on(table, bot, times, stop, to_the_end=False)
        check(table, games)
        assert server.violations == []
    return took
