"""What somebody is told privately about a game: one message, or a page in the panel's place, that goes with
the next move."""

from __future__ import annotations

from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine.netrunner import CORP
from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from tests.bot.test_undo import begin
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


def there(result: Any) -> bool:
    """Whether the answer to a press can still be seen."""
    return result.response is not None


async def test_what_is_read_beside_the_board_goes_with_the_next_and_with_a_move(world: World) -> None:
    await world.start_game()
    await world.rest()
    first = await world.press("ann", world.board(), "Log")
    others = await world.press("bob", world.board(), "Card…")
    assert there(first)
    second = await world.press("ann", world.board(), "My hand")
    assert not there(first)
    assert there(second)
    panel = await world.press("ann", world.board(), "My move")
    await world.press_panel("ann", "Keep this hand")
    assert not there(second)
    assert there(others)
    assert there(panel)


async def test_looking_at_more_of_a_panel_takes_nothing_away(world: World) -> None:
    await world.start_game()
    await world.rest()
    log = await world.press("ann", world.board(), "Log")
    await world.press_panel("ann", "Why not?")
    await world.press_panel("ann", "Back")
    assert there(log)


async def test_where_nothing_speaks_against_anything_why_not_is_no_empty_page(world: World) -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund")
    t.set(corp_credits=9)
    t.start(CORP)
    await begin(world, t)
    await world.press_panel("ann", "Why not?")
    assert say("en", "bot-why-nothing") in world.text(world.panel("ann"))


async def test_the_words_of_a_panel_and_the_game_on_one_page_take_its_place(world: World) -> None:
    await world.start_game()
    await world.rest()
    panel, before = world.panel("ann"), len(world.dms("ann"))
    await world.press_panel("ann", "What is this?")
    await world.press_panel("ann", say("en", "bot-words-help"))
    assert "Netrunner on one page" in world.text(panel)
    await world.choose("ann", panel, ["jackout"], number=2)
    assert "Give up a run" in world.text(panel)
    await world.press("ann", panel, "Back")
    assert say("en", "bot-words-here") in world.text(panel)
    await world.press("ann", panel, "Back")
    assert "Keep this hand" in world.buttons(panel)
    assert len(world.dms("ann")) == before


async def test_who_waits_reads_in_the_place_of_their_panel_too(world: World) -> None:
    await world.start_game()
    await world.rest()
    for who in ("ann", "bob"):
        await world.press_panel(who, "Keep this hand")
    await world.rest()
    panel, before = world.panel("bob"), len(world.dms("bob"))
    for label in ("Board", "What is this?", "Orders…", "Card…"):
        await world.press("bob", panel, label)
        assert "Back" in world.buttons(panel), label
    await world.press("bob", panel, "Back")
    assert "Waiting for ann." in world.text(panel)
    assert len(world.dms("bob")) == before
    await world.press_panel("ann", "Gain 1 credit")
    await world.press("bob", panel, "Board")
    await world.press_panel("ann", "Gain 1 credit")
    await world.press_panel("ann", "Gain 1 credit")
    await world.press_panel("ann", next(iter(world.buttons(world.panel("ann")))))  # a card too many
    await world.rest()
    assert "Gain 1 credit" in world.buttons(world.panel("bob"))
