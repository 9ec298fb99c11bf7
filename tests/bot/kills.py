"""Kills the bot at random moments while two people play, also while another program holds its file (for
`make sweep`)."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

from bot.store.migrating import migrate
from sandbox.testing import running_sandbox
from tests.bot.dying import Table, check, play_on, until, victim, wrong

HELD = 0.2
"""How often the file is held when the bot dies."""


async def kills(folder: Path, seed: int, times: int) -> int:
    """How many answers were acknowledged. Asserts that all of these were stored, or promised in writing, when
    the bot died, and that nothing was lost, doubled or out of order."""
    database = str(folder / "game.sqlite3")
    migrate(database)
    chance = random.Random(seed)
    async with running_sandbox() as server, victim(server, database) as bot:
        table = Table(server, database, bot, seed=seed)
        await bot.start()

        async def die() -> None:
            await until(table.connected, "the bot")
            # At a moment picked by the requests that reach Discord, and a little after one of them.
            seen = len(server.requests) + chance.randint(1, 30)
            await until(lambda: len(server.requests) >= seen, "requests")
            if chance.random() < HELD:
                await held(database, chance.uniform(0.1, 3.0))
            await asyncio.sleep(chance.uniform(0, 0.02))
            await bot.kill()

        games = await play_on(table, bot, times, die, to_the_end=False)
        check(table, games)
        assert wrong(server) == []
    return table.acknowledged


async def held(database: str, seconds: float) -> None:
    """Another program writes for so long, as a slow disk may."""
    with sqlite3.connect(database, timeout=10.0) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        other.rollback()
    other.close()
