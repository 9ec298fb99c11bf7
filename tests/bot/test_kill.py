"""The bot is killed with SIGKILL again and again while two people play; nothing may be lost or doubled."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.store.migrating import migrate
from sandbox.model import Interaction
from sandbox.testing import running_sandbox
from tests.bot.dying import Table, Victim, check, play_on, until, victim, wrong
from tests.long import slices

KILLS = (4, 52)
"""In `make test`, where the last game is given up, and in `make sweep`, where it is played to its end."""


@pytest.mark.first
@pytest.mark.parametrize("kills", slices(KILLS, 1))
async def test_deaths_lose_nothing_and_double_nothing(tmp_path: Path, kills: int) -> None:
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    chance = random.Random(2024)
    async with running_sandbox() as server, victim(server, database) as bot:
        table = Table(server, database, bot, seed=11)
        await bot.start()

        async def die() -> None:
            await until(table.connected, "the bot")
            # At a moment picked by the requests that reach Discord, and a little after one of them.
            seen = len(server.requests) + chance.randint(1, 9)
            await until(lambda: len(server.requests) >= seen, "requests")
            await asyncio.sleep(chance.uniform(0, 0.02))
            await bot.kill()

        games = await play_on(table, bot, kills, die, to_the_end=kills > KILLS[0])
        check(table, games)
        assert wrong(server) == []
        assert server.undeclared == []


async def test_a_challenge_that_nobody_has_answered_is_made_again() -> None:
    """Not only in the bot's next life: whoever waits for its death waits for what it sends."""
    made: list[Interaction] = []

    async def slash(*_: object, **__: object) -> Interaction:
        made.append(Interaction(len(made), "", 2, 0, 0, 0.0, {}, failed=not made))
        return made[-1]

    sandbox = SimpleNamespace(slash=slash)
    server: Any = SimpleNamespace(sandbox=sandbox, gateway=SimpleNamespace(connected=True))
    table = Table(server, "", cast("Victim", SimpleNamespace(lives=1)), seed=1)
    challenging = asyncio.create_task(table.challenge(lambda: False))
    await until(lambda: len(made) == 2, "challenges")
    await asyncio.sleep(0.05)
    challenging.cancel()
    assert len(made) == 2
