"""The bot of the other tests, with leagues."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf

import pytest

from bot.app import Sysop
from bot.contract.kind import GameKind
from tests.bot import coop
from tests.bot.leagues import double
from tests.bot.leagues.season import Season
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    """A game of a name of its own: leagues host what says so."""
    return {"barter": double.kind(), "coop": coop.Coop()}


@pytest.fixture
def make_bot(make_bot: Callable[[], Sysop]) -> Callable[[], Sysop]:
    """A bot as after a (re)start, whose leagues are looked at when a test says so (`Season.pass_time`)."""

    async def asleep() -> None:
        await asyncio.sleep(10**9)

    def make() -> Sysop:
        bot = make_bot()
        bot.leagues.timing.run = asleep  # type: ignore[method-assign]
        # The clock of these tests jumps: no outage as long as the bot lives.
        bot.leagues.uptime.patience = inf
        return bot

    return make


@pytest.fixture
async def season(world: World, clock: object) -> Season:
    """A server of six people and no league yet."""
    return Season(world, clock)
