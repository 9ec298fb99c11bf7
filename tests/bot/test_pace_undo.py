"""Time and taking back: an answer that is taken back was never given, so no time is gained by it."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from bot.contract.player import Player
from bot.games.netrunner.kind import kind
from bot.hosting.pace import DAY, HOUR
from bot.store.waits import WaitRow
from engine import netrunner
from engine.netrunner.table.state import CORP, RUNNER
from tests.bot.conftest import START, LoopClock
from tests.bot.test_pace import owed, passes, reminders
from tests.bot.test_pace import page as pace_page
from tests.bot.test_undo import AGREE, BACK, GAIN, page, press, stored, table
from tests.bot.world import World

CLAIM, ASK = "Claim the game", "Ask: my last choice"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def begin(world: World) -> None:
    """Ann, the Corp, and Bob, the Runner, who is to move, have agreed on a day for each move."""
    play, seated = world.bot.play, {CORP: Player("ann", world.ann.id), RUNNER: Player("bob", world.bob.id)}
    async with world.bot.db.write() as db:
        place, game = (world.guild.id, world.channel.id), netrunner.load(table().game.save())
        game_id = await play.start(db, play.kinds["netrunner"], game, "beginner", *place, seated, pace="day")
    play.wake(game_id)
    await world.rest()


async def bobs(world: World) -> WaitRow:
    return (await owed(world))[RUNNER]


async def test_the_wait_for_an_answer_that_is_taken_back_goes_on(world: World, clock: LoopClock) -> None:
    await begin(world)
    await passes(world, clock, 13)
    assert len(reminders(world, "bob")) == 1
    await press(world, "bob", GAIN)
    assert ((await bobs(world)).since, (await bobs(world)).stage) == (clock.now(), 0)
    await passes(world, clock, 1)
    await press(world, "bob", BACK)
    assert ((await bobs(world)).since, (await bobs(world)).stage) == (START, 1)
    await passes(world, clock, 5)
    assert (await bobs(world)).stage == 1
    await passes(world, clock, 1)
    (told,) = reminders(world, "bob")
    assert f"<t:{int(START + DAY)}:f>" in told
    assert CLAIM not in world.buttons(await pace_page(world, "ann"))
    await passes(world, clock, 4)
    assert CLAIM in world.buttons(await pace_page(world, "ann"))


async def test_answering_and_taking_back_again_and_again_holds_up_nobody_beyond_the_pace(
    world: World, clock: LoopClock
) -> None:
    await begin(world)
    await press(world, "bob", GAIN)
    for _ in range(2):
        await passes(world, clock, 11)
        await press(world, "bob", BACK)
        assert (await bobs(world)).since == START
        await press(world, "bob", GAIN)
        assert (await bobs(world)).since == clock.now()
    # Taken back, the first answer would be missing for more than a day by now: that is for Ann to allow.
    await passes(world, clock, 11)
    await press(world, "bob", BACK)
    assert (await stored(world)).state.clicks[RUNNER] == 3
    assert (await bobs(world)).since == START + 22 * HOUR
    shown = await page(world, "bob")
    assert ASK in world.buttons(shown)
    await world.press("bob", shown, ASK)
    await world.rest()
    await press(world, "ann", AGREE)
    assert (await stored(world)).state.clicks[RUNNER] == 4
    # What she has agreed to she cannot claim for.
    assert CLAIM not in world.buttons(await pace_page(world, "ann"))
    await passes(world, clock, 2)
    assert (await bobs(world)).since == START + 22 * HOUR
