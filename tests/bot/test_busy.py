"""Too many interactions at once: what comes beyond is put off with a word, so that the others are in time."""

from __future__ import annotations

from bot.presses.answers import MOST
from bot.process.measures import BUSY
from engine.messages import say
from tests.bot.test_statements import noted
from tests.bot.world import World


async def test_what_is_too_much_is_put_off_without_the_store(world: World) -> None:
    await world.start_game()
    await world.play("Gain 1 credit")
    answers, moves, before = world.bot.answers, (await world.game()).moves, BUSY._value.get()
    answers.under_way += MOST
    with noted(world.bot.db) as found:
        assert world.said(await world.press_panel("ann", "Gain 1 credit")) == say("en", "bot-busy")
        command = await world.bob.slash(world.channel, "barter games")
        assert world.said(command) == say("en", "bot-busy")
    assert found == []
    assert BUSY._value.get() == before + 2
    assert (await world.game()).moves == moves
    # With room again the same press does what it is for.
    answers.under_way -= MOST
    await world.press_panel("ann", "Gain 1 credit")
    assert (await world.game()).moves == moves + 1
