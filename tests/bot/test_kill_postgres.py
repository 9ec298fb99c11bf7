"""The bot is killed, or PostgreSQL is, again and again while two people play; nothing may be lost or
doubled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest

from sandbox.testing import running_sandbox
from tests.bot import postgres
from tests.bot.company import power_cut
from tests.bot.dying import Table, beside, check, play_on, until, victim
from tests.bot.postgres import Server

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(postgres.missing() != "", reason=postgres.missing()),
]
KILLS = 25


@pytest.fixture
def database(postgres_server: Server, blank_postgres: str) -> Iterator[str]:
    name = postgres_server.create(blank_postgres)
    yield postgres_server.url(name)
    postgres_server.drop(name)


async def test_deaths_of_the_bot_lose_nothing_and_double_nothing(database: str) -> None:
    chance = random.Random(2025)
    async with running_sandbox() as sandbox, victim(sandbox, database) as bot:
        table = Table(sandbox, database, bot, seed=11)
        await bot.start()

        async def die() -> None:
            await until(table.connected, "the bot")
            seen = len(sandbox.requests) + chance.randint(1, 9)
            await until(lambda: len(sandbox.requests) >= seen, "requests")
            await asyncio.sleep(chance.uniform(0, 0.02))
            await bot.kill()

        games = await play_on(table, bot, KILLS, die)
        check(table, games)
        assert sandbox.violations == []
        assert sandbox.undeclared == []


def network_cut(server: Server, _seconds: float) -> None:
    """Every connection is torn, whatever goes on in it."""
    server.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'sysop%'"
    )


@pytest.mark.parametrize("cut", [power_cut, network_cut])
async def test_deaths_of_the_server_lose_nothing_and_double_nothing(
    database: str, postgres_server: Server, cut: Callable[[Server, float], None]
) -> None:
    """The bot lives on: who presses meanwhile is refused, what has been sent is not sent again."""
    chance = random.Random(2026)
    async with running_sandbox() as sandbox, victim(sandbox, database) as bot:
        table = Table(sandbox, database, bot, seed=12)
        await bot.start()
        await until(table.connected, "the bot")

        async def die() -> None:
            seen = len(sandbox.requests) + chance.randint(1, 9)
            await until(lambda: len(sandbox.requests) >= seen, "requests")
            await asyncio.sleep(chance.uniform(0, 0.02))
            await asyncio.to_thread(cut, postgres_server, chance.uniform(0, 1))

        async def play() -> None:
            game_id = await table.start()
            games.append(game_id)
            while await table.answer(game_id):
                pass

        games: list[int] = []
        playing = asyncio.create_task(play())
        for _ in range(KILLS):
            await beside(die(), playing)
            if playing.done():
                playing = asyncio.create_task(play())
        await playing
        await until(table.rest, "an empty outbox")
        assert bot.lives == 1
        check(table, games)
        assert sandbox.violations == []
        assert sandbox.undeclared == []
