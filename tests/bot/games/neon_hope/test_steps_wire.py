"""A campaign with a step of each kind, over the real wire: the bot dies in the middle of each; what a step
writes is written once.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from bot.games.neon_hope.kind import rules
from bot.store.migrating import migrate
from sandbox.testing import running_sandbox
from tests.bot.dying import ROOT, until, victim
from tests.bot.games.neon_hope.season import Season
from tests.bot.hands import PLACE, once

CAST = {"Ada": "bruna", "Bran": "jun"}
KINDS = {"prologue", "episode", "interlude", "rest", "train", "epilogue"}
STEPS = 8
"""Steps of the campaign on either of its roads, branches included: each counts itself."""


def pack(folder: Path) -> Path:
    """docs/harbour with the campaign of this test beside it."""
    shutil.copytree(ROOT / "docs" / "harbour", folder / "harbour")
    shutil.copy(Path(__file__).parent / "data" / "roads.yaml", folder / "harbour")
    return folder


async def away_and_back(season: Season, game_id: int) -> None:
    """The campaign is paused until everybody is back, over a death each time; the thread tells it once."""

    def returned() -> list[int]:
        rows = season.query("SELECT returned FROM campaign_pauses")
        return msgspec.json.decode(rows[0][0]) if rows else [int(season.sandbox.user(who).id) for who in CAST]

    paused = season.pause("Ada", "begin", lambda: bool(season.query("SELECT * FROM campaign_pauses")))
    await season.over_death(paused, "pause")
    for who in season.cast:
        user = int(season.sandbox.user(who).id)
        await season.over_death(season.pause(who, "back", lambda: user in returned()), "pause")  # noqa: B023
    await until(season.rest, "an empty outbox")
    thread = [one.text for one in season.sandbox.messages(str(season.seen(game_id).thread_id))]
    assert sum(line.startswith("⏸️ **Ada** pauses") for line in thread) == 1
    assert sum("is back. Still away" in line for line in thread) == len(season.cast) - 1
    assert sum(line.startswith("▶️") for line in thread) == 1


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 8))
async def test_a_step_of_each_kind_over_a_death(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """The first alone, who gives the episode up after a few answers; a pair plays it to its end."""
    people, chance = (1, 0.0) if seed == 1 else (2, 0.5)
    database, folder = str(tmp_path / "game.sqlite3"), pack(tmp_path / "packs")
    monkeypatch.setenv("SYSOP_PACKS", str(folder))
    migrate(database)
    cast = dict(list(CAST.items())[:people])
    async with running_sandbox() as server, victim(server, database) as bot:
        await bot.start()
        await server.sandbox.wait_commands()
        await server.sandbox.wait_connected()
        season = Season(server, database, bot, seed, cast, rules([folder]), "harbour")
        await season.sandbox.slash("Ada", PLACE, "neonhope start", episode="campaign:harbour:roads")
        await until(lambda: season.query("SELECT id FROM campaigns"), "the campaign")
        lobby = await season.through_steps(chance)
        assert lobby is not None
        lobby = await season.seated(lobby, cast)
        game_id = await season.begin("Ada", lobby, cast)
        answers = 0
        while season.seen(game_id).game.result is None:
            answers += 1
            if answers in (3, 20):
                await season.over_death(season.step(game_id), "episode")
            elif answers == 5 and people == 1:
                await season.give_up("Ada", game_id)
            else:
                await season.step(game_id)
        if people > 1:
            await away_and_back(season, game_id)
        assert await season.through_steps(chance) is None
        await until(season.rest, "an empty outbox")
        assert set(season.deaths) == KINDS | ({"pause"} if people > 1 else set())
        written = season.campaign()
        chosen = [entry for entry in written.entries if entry.kind == "choice"]
        assert written.trackers["steps"] == STEPS
        assert written.trackers["answers"] == len(chosen) == 1 + people
        assert len(written.swaps) == people
        assert [episode for episode, _ in written.results] == ["the-lighthouse"]
        rows = season.query("SELECT step FROM campaign_steps WHERE done ORDER BY number")
        assert [step for (step,) in rows] == ["letter", "tower", rows[2][0], "camp", "yard", "dawn"]
        ((status,),) = season.query("SELECT status FROM campaigns")
        assert status == "over"
        assert server.violations == []
        once(server, database)
