"""A third game is asked for, waited for and given up as every game is: challenges, paces, finding others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.contract.kind import GameKind
from tests.bot.conftest import LoopClock
from tests.bot.test_pace import page, passes
from tests.bot.world import World
from tests.clash.bot.kind import kind


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"clash": kind()}


async def challenge(world: World, **options: Any) -> Any:
    shown = (await world.ann.slash(world.channel, "clash challenge", **options)).response.message
    await world.rest()
    return shown


async def begin(world: World, **options: Any) -> None:
    """Ann and Bob, who both owe a move; Bob makes his."""
    shown = await challenge(world, opponent=world.bob, side="left", **options)
    await world.press("bob", shown, "Accept")
    await world.rest()
    await world.press_panel("bob", "Rock")
    await world.rest()


async def test_challenges_are_withdrawn_declined_and_put_again(world: World, clock: LoopClock) -> None:
    shown = await challenge(world)
    await world.press("ann", shown, "Withdraw")
    assert "Withdrawn" in world.text(shown)
    shown = await challenge(world, opponent=world.bob)
    await world.press("bob", shown, "Decline")
    anyone = (await world.press("ann", shown, "Ask anyone")).response.message
    await world.press("bob", anyone, "Join")
    shown = await challenge(world, opponent=world.bob, level="long")
    clock.shift += 24 * 3600 + 1
    await world.env.advance_time(61)
    again = (await world.press("ann", shown, "Ask again")).response.message
    assert "To five points" in world.text(again)
    await world.press("bob", again, "Accept")
    assert await world.newest() == 2


async def test_who_keeps_the_other_waiting_is_nudged_and_loses(world: World, clock: LoopClock) -> None:
    await begin(world, pace="day")
    await passes(world, clock, 3)
    shown = await page(world, "bob")
    await world.press("bob", shown, "Nudge")
    assert "I have called ann" in world.text(shown)
    await passes(world, clock, *[4.0] * 12)
    shown = await page(world, "bob")
    for _ in ("asked", "sure"):
        await world.press("bob", shown, "Claim the game")
    await world.rest()
    row = await world.game()
    assert (row.status, row.outcome) == ("over", "Right wins.")
    shown = (await world.bob.slash(world.channel, "play stats")).response.message
    assert "Clash" in world.text(shown)
    await world.press("bob", shown, "Hide from others")
    assert "Show to others" in world.buttons(shown)


async def test_without_a_pace_the_game_is_ended_for_nobody(world: World, clock: LoopClock) -> None:
    await begin(world)
    await passes(world, clock, *[24.0] * 15)
    shown = await page(world, "bob")
    for _ in ("asked", "sure"):
        await world.press("bob", shown, "End it, nobody wins")
    await world.rest()
    row = await world.game()
    assert (row.status, row.outcome) == ("over", "Nobody wins.")


async def test_who_looks_for_a_game_is_found(world: World) -> None:
    shown = (await world.ann.slash(world.channel, "play find")).response.message
    offered = [option["value"] for option in world.selects(shown)[0]["options"]]
    assert "clash:short" in offered
    await world.choose("ann", shown, ["clash:short"])
    await world.bob.slash(world.channel, "play find", game="clash")
    await world.rest()
    assert await world.newest() == 1
