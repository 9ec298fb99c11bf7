"""An episode over the real wire, a whole one in `make sweep`: the bot in a process of its own, sockets, every
request checked.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.neon_hope.stories import told
from bot.store.migrating import migrate
from sandbox.testing import find_openapi, running_sandbox
from tests.bot.dying import until, victim
from tests.bot.games.neon_hope.crew import Crew
from tests.bot.hands import PLACE, once
from tests.long import slices

CAST = {"Ada": "bruna", "Bran": "jun", "Chloe": "oda"}
KILL_AFTER = (15, 60)
"""Answers after which the bot dies and is started again."""
BEGINNING, TO_THE_END = 18, 10_000
"""Answers that are given, at most."""


@pytest.mark.first
@pytest.mark.parametrize("answers", slices((BEGINNING, TO_THE_END), 1))
async def test_three_people_play_an_episode_over_the_death_of_the_bot(tmp_path: Path, answers: int) -> None:
    """Ada and Chloe play in English, Bran in German; the thread is English."""
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    async with running_sandbox(openapi=find_openapi()) as server, victim(server, database) as bot:
        await bot.start()
        sandbox = server.sandbox
        await sandbox.wait_commands()
        await sandbox.wait_connected()
        crew = Crew(server, database, bot, seed=5, level="sensible")
        await sandbox.slash("Bran", PLACE, "neonhope settings", language="de")
        lobby = await crew.table(CAST)
        # The table is kept over a death too.
        await bot.kill()
        await until(lambda: not server.gateway.connected, "the connection's end")
        await bot.start()
        await until(lambda: server.gateway.connected, "the bot")
        game_id = await crew.begin("Chloe", lobby, CAST)
        steps = 0
        while steps < answers and await crew.step(game_id):
            steps += 1
            if steps in KILL_AFTER:
                await bot.kill()
                await until(lambda: not server.gateway.connected, "the connection's end")
                await bot.start()
                await until(lambda: server.gateway.connected, "the bot")
        await until(crew.rest, "an empty outbox")

        seen = crew.seen(game_id)
        log, story = crew.told(game_id)
        assert log == crew.log_lines(game_id)
        assert story == [line for page in told(seen.view.stories) for line in page.split("\n")]
        if answers == TO_THE_END:
            assert steps > KILL_AFTER[-1]
            the_end(crew, game_id)
        assert server.violations == []
        assert server.undeclared == []
        once(server, database)


def the_end(crew: Crew, game_id: int) -> None:
    """Told in the thread and to everybody in their language."""
    sandbox, seen = crew.sandbox, crew.seen(game_id)
    result = seen.view.result
    assert result is not None
    assert seen.status == "over"
    thread = sandbox.messages(str(seen.thread_id))
    board = next(message for message in thread if "Log" in sandbox.labels(message))
    assert board.attachments[0].description
    summary = next(m for m in reversed(thread) if "Play again" in sandbox.labels(m))
    assert result.text in summary.text
    assert crew.campaign().results[0][0] == "afterglow"
    german = seen.game.view("spectator", language="de").result
    assert german is not None
    for who in CAST:
        newest = sandbox.messages(sandbox.dm(who))[-1]
        assert (german.text if who == "Bran" else result.text) in newest.text

    assert "Go on" in sandbox.labels(summary), "what follows is played in test_season_wire"
