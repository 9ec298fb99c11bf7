"""The bot of the other tests, with leagues."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.app import Sysop
from tests.bot.leagues.season import Season
from tests.bot.world import World


@pytest.fixture
def make_bot(make_bot: Callable[[], Sysop]) -> Callable[[], Sysop]:
    """A bot as after a (re)start, with leagues in it."""
    from bot.leagues import begin

    def make() -> Sysop:
        bot = make_bot()
        if getattr(bot, "leagues", None) is None:
            bot.leagues = begin(bot)  # type: ignore[attr-defined]
        return bot

    return make


@pytest.fixture
async def season(world: World, clock: object) -> Season:
    """A server of six people and no league yet."""
    return Season(world, clock)
