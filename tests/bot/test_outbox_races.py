"""What the outbox does where a game goes on, or another process edits, while it is at work."""

from __future__ import annotations

import pytest

from bot.store import outbox
from bot.store.database import Change
from bot.store.leases import Ahead
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


async def test_a_call_that_comes_while_another_is_found_needless_is_sent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two calls that wait only one is kept; whoever relies on it must not lose it."""
    await world.start_game()
    await world.play(GAIN, PASS)
    before, bot = world.panel("bob").id, world.bot
    real, answered = bot.db.write_soon, list[int]()

    async def late(change: Change) -> None:
        if not answered:
            answered.append(1)
            asked = (await bot.play.load(1)).view("corp").decisions[0]
            await bot.play.answer(1, world.ann.id, asked.id, [asked.options[0].key], None)
        await real(change)

    monkeypatch.setattr(bot.db, "write_soon", late)
    async with bot.db.write() as db:
        await outbox.add(db, 1, "dm:runner", "prompt", bot.clock.now())  # not bob's move yet
    bot.play.wake(1)
    await world.rest()
    assert (await world.game()).waiting == ("runner",)
    assert world.panel("bob").id > before


async def test_a_panel_that_another_process_edits_is_left_to_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two edits under way could come in the wrong order: who has the game's lease makes them all."""

    async def not_mine(_: Ahead) -> bool:
        return False

    await world.start_game()
    before = world.text(world.panel("ann"))
    monkeypatch.setattr(Ahead, "mine", not_mine)
    result = await world.press_panel("ann", GAIN)
    assert result.deferred
    await world.rest()
    assert world.text(world.panel("ann")) != before
