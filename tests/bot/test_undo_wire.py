"""Taking back over the real wire, by a bot that is killed over the press: done once or not at all."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.store.migrating import migrate
from engine.netrunner import CORP
from sandbox.testing import running_sandbox
from tests.bot.dying import Found, Table, until, victim

ROUNDS = (1, 8)
"""How often it is killed in `make test`, and in `make sweep`."""


@pytest.mark.long
@pytest.mark.parametrize("rounds", ROUNDS)
async def test_killed_over_an_undo_it_is_taken_back_once(tmp_path: Path, rounds: int) -> None:
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    chance = random.Random(7)
    async with running_sandbox() as server, victim(server, database) as bot:
        table = Table(server, database, bot, seed=3)
        await bot.start()
        game_id = await table.start()

        def stored() -> tuple[int, int, int]:
            found = table.stored(game_id)
            assert found is not None
            return found.version, found.game.state.clicks[CORP], found.game.state.credits[CORP]

        def find(key: str) -> Found | None:
            for message in reversed(server.sandbox.messages(server.sandbox.dm("Ada"))):
                for custom_id in server.sandbox.controls(message):
                    if custom_id.startswith(f"un:{game_id}:") if key == "un" else custom_id.endswith(key):
                        return message, custom_id, []
            return None

        async def undo_once(before: int, button: Found | None) -> None:
            assert button is not None
            seen = len(server.requests) + chance.randint(0, 3)
            server.sandbox.press("Ada", *button)
            await until(lambda: len(server.requests) >= seen or stored()[0] > before, "the press")
            await bot.kill()
            await until(lambda: not table.connected(), "the connection's end")
            await bot.start()
            await table.press_until("Ada", lambda: button, lambda: stored()[0] > before)

        while (found := table.stored(game_id)) is not None and found.game.turn == 0:
            await table.answer(game_id)
        _, clicks, credits = stored()
        for _ in range(rounds):
            await table.press_until("Ada", lambda: find(":o:credit"), lambda: stored()[1] == clicks - 1)
            await until(table.rest, "an empty outbox")
            await undo_once(stored()[0], find("un"))
            assert stored()[1:] == (clicks, credits)
        await until(table.connected, "the bot")
        await until(table.rest, "an empty outbox")
        rows = table.query("SELECT number, keys, undone FROM moves ORDER BY number")
        assert sum('"undo"' in keys for _, keys, _ in rows) == rounds
        assert sum(undone is not None for *_, undone in rows) == rounds
        thread = table.thread(game_id)
        assert sum(text.count("↩ Ada took back a choice.") for text in thread) == rounds
        assert not any("Takes 1 credit" in text for text in thread)
        assert server.violations == []
        assert server.undeclared == []
