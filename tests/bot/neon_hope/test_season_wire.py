"""The season over the real wire: four people; the bot dies in each night and in each kind of step."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.store.migrating import migrate
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import Victim, until, victim
from tests.bot.hands import once
from tests.bot.neon_hope.season import Season

CAST = {"Ada": "bruna", "Bran": "jun", "Chloe": "oda", "Dov": "tove"}
NIGHTS = ["afterglow", "line-nine", "lighthouse", "page-212-night", "dawn"]


async def die(season: Season, bot: Victim, chance: random.Random) -> None:
    """At a moment picked by the requests that reach Discord, and a little after one of them; or a moment
    later, where so many do not come."""
    await until(season.connected, "the bot")
    seen = len(season.server.requests) + chance.randint(1, 6)
    for _ in range(30):
        if len(season.server.requests) >= seen:
            break
        await asyncio.sleep(0.02)
    await asyncio.sleep(chance.uniform(0, 0.02))
    await bot.kill()
    await until(lambda: not season.connected(), "the connection's end")
    await bot.start()


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_season_over_deaths_in_every_night_and_step(tmp_path: Path, seed: int) -> None:
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    chance = random.Random(seed)
    async with running_sandbox(openapi=find_openapi()) as server, victim(server, database) as bot:
        await bot.start()
        await server.sandbox.wait_commands()
        await server.sandbox.wait_connected()
        season = Season(server, database, bot, seed, CAST)
        lobby = await season.table(CAST)
        nights: list[str] = []
        kinds: set[str] = set()
        games: list[int] = []
        deaths = 0
        while True:
            games.append(await season.begin("Ada", lobby, CAST))
            nights.append(season.at)
            when = {chance.randint(3, 15), chance.randint(16, 40)}
            answers = 0
            while await season.step(games[-1]):
                answers += 1
                if answers in when:
                    deaths += 1
                    dead = asyncio.create_task(die(season, bot, chance))
                    assert await season.step(games[-1])
                    await dead
            while season.kind() not in ("episode", ""):
                dying: asyncio.Task[None] | None = None
                if season.kind() not in kinds or chance.random() < 0.3:
                    dying = asyncio.create_task(die(season, bot, chance))
                    deaths += 1
                kinds.add(season.kind())
                await season.answer_step()
                if dying is not None:
                    await dying
            if not season.kind():
                break
            lobby = await season.next_table()
        await until(season.rest, "an empty outbox")
        print(nights, kinds, deaths, len(server.requests))
        assert nights == NIGHTS
        assert {"interlude", "train", "epilogue"} <= kinds
        for game_id in games:
            log, _ = season.told(game_id)
            assert log == season.log_lines(game_id)
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)
