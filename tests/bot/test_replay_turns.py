"""Turns in a replay are the game's, also where a computer or orders played whole turns at once."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.hosting import replaying
from engine import players
from tests.bot.test_thinking import begin
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def test_each_turn_of_a_game_against_the_computer_is_there_and_begins_with_its_first_action(
    world: World,
) -> None:
    await begin(world, "easy")
    play = world.bot.play
    table = await play.load(1)
    for _ in range(200):
        if table.game.result is not None or table.game.turn > 7:
            break
        asked = next(d for d in table.game.decisions if table.row.seats[d.seat].user_id == world.ann.id)
        keys = list(players.choose(table.game, asked.seat, asked.id, level="sensible"))
        await play.answer(1, world.ann.id, asked.id, keys, None)
        await world.rest()
        table = await play.load(1)
    played = table.game.turn
    assert played > 5
    if table.game.result is None:
        await play.concede(1, world.ann.id, None)
    async with world.bot.db.read() as db:
        replay = await replaying.open_replay(db, await play.load(1))
        turns = [turn for turn, _ in replay.turns]
        assert turns == list(range(turns[0], played + 1))
        for step in range(replay.last):
            moment = await replaying.moment(db, replay, step)
            assert moment.game.turn == replay.turn(step), step
