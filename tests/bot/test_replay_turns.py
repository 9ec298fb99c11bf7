"""Turns in a replay are the game's, also where a computer or orders played whole turns at once; what is not
exact is known not to be."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.hosting import replaying
from bot.store import keyframes
from engine import netrunner, players
from engine.netrunner.policy import POLICY
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
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


@pytest.mark.parametrize("asked", [True, False])
def test_what_an_older_program_did_by_itself_is_not_taken_for_what_is_asked_now(asked: bool) -> None:
    """Orders once paid what an agenda asks for, and the log has no answer to that (Bellona: 5 credits). The
    moment is said to be inexact then, until the next turn; with an answer it is what it was."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Bellona")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, netrunner.Orders(trash=0))
    game, log = netrunner.load(t.game.save()), [("run:remote1",), ("pass",), ("pay",), ("credit",)]
    rows, number = list[keyframes.Answer](), t.decision.id
    for keys in log:
        seat = t.decision.seat
        t.answer(list(keys))
        if keys != ("pay",) or asked:
            rows.append(keyframes.Answer(len(rows) + 1, seat, number + len(rows), keys, (), b"", 0.0))
    assert t.credits(RUNNER) == 5
    assert replaying.carry_out(game, rows) is asked
    assert (game.save() == t.game.save()) is asked
    assert (game.decisions[0].kind == "steal") is not asked
