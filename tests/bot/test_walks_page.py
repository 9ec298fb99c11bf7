"""docs/walks.md, its first walk: a press, from Discord to the store and back."""

from __future__ import annotations

from tests.bot.world import World
from tests.walking_recorder import held, recorded


async def test_a_press_goes_the_way_that_the_page_tells(world: World) -> None:
    await world.start_game()
    await world.play("Gain 1 credit")  # the turn's message is there
    with recorded() as found:
        await world.play("Gain 1 credit")
        await world.rest()
    held("A press", found)
