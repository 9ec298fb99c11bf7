"""What is kept of a game in memory between two presses is what the store says, or is not used."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.contract.kind import GameKind, Table
from bot.games.netrunner.kind import kind
from bot.hosting.play import Play
from bot.hosting.turns import EVER, accounts
from bot.store import slots
from bot.store.schema import games
from bot.store.schema import seats as seats_of
from engine.messages import say
from tests.bot.test_undo import begin, press, table
from tests.bot.world import World

GAIN = "Gain 1 credit"
SHOWN = {
    "kind": "bot-no-game",
    "status": "bot-damaged",
    "user_id": "bot-no-game",
}
"""Columns by which nobody gets to play on, and what they are told."""
CHANGED: dict[str, object] = {
    "kind": "chess",
    "level": "hard",
    "status": "damaged",
    "guild_id": 7,
    "channel_id": 7,
    "thread_id": 7,
    "thread_state": "lost",
    "version": 99,
    "moves": 99,
    "waiting": "corp,runner",
    "turn": 99,
    "created": 7.0,
    "updated": 7.0,
    "ended": 7.0,
    "outcome": "nothing",
    "undo_rule": "off",
    "hints": False,
    "undo": "{}",
    "pace": "day",
    "user_id": 7,
    "computer": "easy",
    "name": "Anna",
    "private": "panel",
    "dm_closed": True,
    "role": "a",
    "gone": True,
}
"""What somebody else writes into each column. `state` has a test of its own."""
ALONE = {"id", "game_id", "seat", "state", "computer_asked"}
"""Columns that say which row it is, or that no press reads."""


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables to which presses have given answers."""
    found, answer = list[Table](), Play.answer

    async def answering(self: Play, *args: Any) -> Table:
        found.append(args[-1])
        return await answer(self, *args)

    monkeypatch.setattr(Play, "answer", answering)
    return found


def columns() -> list[tuple[str, str]]:
    return [
        (stored.name, column.name)
        for stored in (games, seats_of)
        for column in stored.columns
        if column.name not in ALONE
    ]


@pytest.mark.parametrize(("stored", "column"), columns())
async def test_what_was_changed_elsewhere_shows_in_the_next_press(
    world: World, known: list[Table], stored: str, column: str
) -> None:
    await begin(world, table())
    await press(world, "bob", GAIN)
    where = "id" if stored == "games" else "seat = 'runner' AND game_id"
    async with world.bot.db.write() as db:
        written = f"UPDATE {stored} SET {column} = ? WHERE {where} = 1"  # noqa: S608
        await db.exec_driver_sql(written, (CHANGED[column],))
    known.clear()
    pressed = await press(world, "bob", GAIN)
    if column in SHOWN:
        assert say("en", SHOWN[column], game="1") in world.said(pressed)
        assert known == []
        return
    row: Any = known[0].row if stored == "games" else known[0].row.seats["runner"]
    found = ",".join(row.waiting) if column == "waiting" else getattr(row, column)
    assert found == CHANGED[column]


async def test_a_state_that_was_put_there_elsewhere_is_played_on(world: World, known: list[Table]) -> None:
    await begin(world, table())
    before = (await world.game()).state
    await press(world, "bob", GAIN)
    async with world.bot.db.write() as db:
        await db.exec_driver_sql("UPDATE games SET state = ? WHERE id = 1", (before,))
    pressed = await press(world, "bob", GAIN)
    assert (await world.game()).state == before
    assert say("en", "bot-stale") in world.said(pressed), "that question is not open in it"


@pytest.mark.parametrize("seed", range(2))
async def test_what_is_kept_of_a_turn_is_what_the_log_says(world: World, seed: int) -> None:
    """Also once something was taken back."""
    chance = random.Random(seed)
    await begin(world, table())
    play, told, back = world.bot.play, 0, 0
    for _ in range(25):
        now = await play.load(1)
        (asked,) = now.game.decisions
        who = {"corp": "ann", "runner": "bob"}[asked.seat]
        shown = now.view(asked.seat).decisions[0]
        keys = [option.key for option in shown.options]
        likely = [key for key in keys if key in ("credit", "draw", "pass")]
        answer = [chance.choice(likely)] if likely else keys[: shown.minimum]
        kept = await play.answer(1, world.members[who].id, asked.id, answer, None)
        async with world.bot.db.read() as db:
            stored = await accounts(db, kept, 0, EVER)
        assert kept.accounts.items() <= stored.items()
        told += len(kept.accounts)
        await world.rest()
        if chance.random() < 0.3 and "Undo" in world.buttons(world.panel(who)):
            await press(world, who, "Undo")
            back += 1
        async with world.bot.db.read() as db:
            assert await slots.behind(db) == []
    assert told > 20
    assert back
