"""The season over the real wire: four people; the bot dies in each night and in each kind of step."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.store.migrating import migrate
from sandbox.model import Message
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import Victim, until, victim
from tests.bot.hands import PLACE, once
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


async def through_steps(
    season: Season, bot: Victim, chance: random.Random, kinds: set[str]
) -> tuple[Message | None, int]:
    """What is asked until the next night; its table, None after the last, and how often the bot died: in the
    first step of each kind, and in some others."""
    deaths = 0
    while season.kind() not in ("episode", ""):
        dying: asyncio.Task[None] | None = None
        if season.kind() not in kinds or chance.random() < 0.3:
            dying = asyncio.create_task(die(season, bot, chance))
            deaths += 1
        kinds.add(season.kind())
        await season.answer_step()
        if dying is not None:
            await dying
    return await season.next_table() if season.kind() else None, deaths


@pytest.mark.first
async def test_deaths_between_two_nights(tmp_path: Path) -> None:
    """The first is given up at once; the bot dies in the morning after and on the day off."""
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    async with running_sandbox() as server, victim(server, database) as bot:
        await bot.start()
        await server.sandbox.wait_commands()
        await server.sandbox.wait_connected()
        cast = {"Ada": "bruna"}
        season = Season(server, database, bot, 3, cast)
        game_id = await season.begin("Ada", await season.table(cast), cast)
        asked = await server.sandbox.slash("Ada", PLACE, "neonhope abandon")
        (question,) = asked.message_ids
        await server.sandbox.click(
            "Ada", server.sandbox.message(question, season.sandbox.user("Ada")), "Yes, give up"
        )
        await until(lambda: season.seen(game_id).game.result is not None, "the end")
        kinds: set[str] = set()
        _, deaths = await through_steps(season, bot, random.Random(3), kinds)
        assert deaths >= 2
        assert kinds == {"interlude", "train"}
        assert season.at == "line-nine"
        ((steps,),) = season.query("SELECT count(*) FROM campaign_steps WHERE done")
        assert steps == 3
        await until(season.rest, "an empty outbox")
        once(server, database)


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
            table, more = await through_steps(season, bot, chance, kinds)
            deaths += more
            if table is None:
                break
            lobby = table
        await until(season.rest, "an empty outbox")
        assert deaths >= 13
        assert nights == NIGHTS
        assert {"interlude", "train", "epilogue"} <= kinds
        for game_id in games:
            log, _ = season.told(game_id)
            assert log == season.log_lines(game_id)
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)
