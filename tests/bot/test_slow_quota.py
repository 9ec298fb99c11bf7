"""What costs the host much (pictures on request, exports): so often an hour for a person and for a server."""

from __future__ import annotations

import pytest

from bot.hosting.kind import GameKind
from bot.hosting.quota import HOUR, Quota
from bot.kinds.netrunner import kind
from tests.bot.conftest import LoopClock
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def card(world: World, who: str) -> str:
    result = await world.members[who].slash(world.channel, "netrunner card", name="Palisade")
    await world.rest()
    return world.text((result.followups[-1] if result.followups else result.response).message)


async def test_somebody_who_asks_too_often_is_told_when_the_next_one_comes(
    world: World, clock: LoopClock
) -> None:
    world.bot.answers.persons = Quota(2)
    for _ in range(2):
        assert "Palisade" in await card(world, "ann")
    refused = await card(world, "ann")
    assert "2 pictures and pages within an hour. The next one comes in 60 minutes." in refused
    # The others are not held up, and an hour later all is as before.
    assert "Palisade" in await card(world, "bob")
    clock.shift += HOUR
    assert "Palisade" in await card(world, "ann")


async def test_a_server_has_its_share_too(world: World) -> None:
    world.bot.answers.servers = Quota(2)
    assert "Palisade" in await card(world, "ann")
    assert "Palisade" in await card(world, "bob")
    assert "The people of this server have asked for 2 pictures" in await card(world, "bob")


async def test_what_costs_little_is_not_counted(world: World) -> None:
    world.bot.answers.persons = Quota(0)
    result = await world.ann.slash(world.channel, "netrunner games")
    assert "pictures and pages" not in world.said(result)
