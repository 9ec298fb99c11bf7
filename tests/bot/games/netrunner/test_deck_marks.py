"""What the list of somebody's decks says of each."""

from __future__ import annotations

import pytest

from bot.contract.kind import GameKind
from engine.netrunner.decklists import names
from engine.netrunner.decklists.preconstructed import preconstructed
from tests.bot.games.netrunner.test_decks import LIST, UNDECLARED, pasted
from tests.bot.leagues import double
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"barter": double.kind()}


async def test_the_list_says_of_each_deck_what_it_can_be_played_in(world: World) -> None:
    await pasted(world, "ann", LIST, name="Short")
    await pasted(world, "ann", LIST.replace("3x Diesel", f"1x {UNDECLARED}"), name="Missing")
    await world.ann.slash(world.channel, "deck copy", deck="Factory Line", name="Factory")
    await world.ann.slash(world.channel, "deck copy", deck="From the Ashes", name="Ashes")
    await world.rest()
    listed = world.said(await world.ann.slash(world.channel, "deck list")).splitlines()

    for ours in preconstructed():  # a title may have a colon, and what follows it comes after none
        title = names.cards()[ours.deck.identity].title
        (told,) = (line for line in listed if line.startswith(f"- **{ours.name('en')}**"))
        assert told.endswith(f" · {title} · {ours.plays('en')}")

    def line(name: str) -> str:
        (found,) = (line for line in listed if line.startswith(f"- **{name}**"))
        return found

    assert "⛔ not a legal deck yet" in line("Short")
    assert "⛔ a card of it cannot be played here yet" in line("Missing")
    assert line("Factory").endswith("Eternal, Core Set")
    assert line("Ashes").endswith("Startup, Standard, Eternal")
    assert "-# `/deck show` tells of each deck why." in listed
