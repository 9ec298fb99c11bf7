"""The season over the real wire: four people; the bot dies twice in each night and in each kind of step."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.migrating import migrate
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import until, victim
from tests.bot.games.neon_hope.season import Season
from tests.bot.hands import once

CAST = {"Ada": "bruna", "Bran": "jun", "Chloe": "oda", "Dov": "tove"}
NIGHTS = ["afterglow", "line-nine", "lighthouse", "page-212-night", "dawn"]
CHOSEN = "page-212-night"
"""Who burns what it is about does not play it."""


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_season_over_deaths_in_every_night_and_step(tmp_path: Path, seed: int) -> None:
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    async with running_sandbox(openapi=find_openapi()) as server, victim(server, database) as bot:
        await bot.start()
        await server.sandbox.wait_commands()
        await server.sandbox.wait_connected()
        season = Season(server, database, bot, seed, CAST)
        lobby = await season.table(CAST)
        nights: list[str] = []
        games: list[int] = []
        while True:
            games.append(await season.begin("Ada", lobby, CAST))
            nights.append(season.at)
            when = (season.random.randint(3, 15), season.random.randint(16, 40))
            answers = 0
            while season.seen(games[-1]).game.result is None:
                answers += 1
                if answers in when:
                    await season.over_death(season.step(games[-1]), nights[-1])
                else:
                    await season.step(games[-1])
            table = await season.through_steps(0.3)
            if table is None:
                break
            lobby = table
        await until(season.rest, "an empty outbox")
        assert nights in (NIGHTS, [night for night in NIGHTS if night != CHOSEN])
        assert {season.deaths[night] for night in nights} == {2}
        assert set(season.deaths) == {*nights, "interlude", "train", "epilogue"}
        for game_id in games:
            log, _ = season.told(game_id)
            assert log == season.log_lines(game_id)
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)
