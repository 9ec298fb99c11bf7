"""A bot that hosts the small co-operative game of `fake` beside the small game of two of `tests.bot.fake`."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from math import inf
from types import SimpleNamespace

import pytest
from simcord.env import Env

from bot.app import Sysop
from bot.contract.kind import GameKind
from bot.contract.written import Tell, described
from bot.games.neon_hope.base import Drawing
from bot.games.neon_hope.kind import NeonHopeGame
from bot.games.neon_hope.rules import CoopGame
from engine.neon_hope.shown.view import CardInfo, View
from tests.bot import fake as duel
from tests.bot.conftest import LoopClock, in_english
from tests.bot.games.neon_hope import fake
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.store import quick


def picture(name: str, alt: str) -> SimpleNamespace:
    return SimpleNamespace(data=alt.encode(), filename=f"{name}.png", alt=alt)


def board(view: View, names: object) -> tuple[SimpleNamespace, ...]:
    return (picture("board", f"Board of round {view.turn}"),)


def hand(view: View) -> SimpleNamespace:
    own = view.hero(view.seat)
    assert own is not None
    assert own.hand is not None
    return picture("hand", ", ".join(card.name for card in own.hand))


def card(info: CardInfo) -> SimpleNamespace:
    return picture("card", info.title)


class Small(NeonHopeGame):
    """With the small game's events, which say themselves."""

    def begins(self, event: object) -> bool:
        return False

    def teller(self, game: CoopGame, names: Mapping[str, str], language: str) -> Tell:
        return partial(described, game, language)


@pytest.fixture
async def make_bot(database_path: str, clock: LoopClock) -> AsyncIterator[Callable[[], Sysop]]:
    """A bot as after a (re)start: nothing but the database is carried over."""
    coop = Small(fake.rules(), Drawing(board, hand, card))
    kinds: dict[str, GameKind] = {"barter": duel.kind(), "neon_hope": coop}
    seeds = itertools.count(7)
    made: list[Sysop] = []

    def make() -> Sysop:
        store = quick(database_path)
        bot = in_english(Sysop(store, kinds, clock, challenge_hours=24, sweep_seconds=60))
        bot.play.seeds = lambda: next(seeds)
        # The clock of these tests jumps: no outage as long as the bot lives.
        bot.leagues.uptime.patience = inf
        made.append(bot)
        return bot

    yield make
    for bot in made:
        await bot.pictures.close()
        await bot.db.close()


@pytest.fixture
async def tables(simcord_env: Env, make_bot: Callable[[], Sysop]) -> AsyncIterator[Tables]:
    """A server with a text channel, Ann, Bob, Cleo, Dan and Eve, and the bot."""
    found = Tables(simcord_env, make_bot)
    yield found
    await found.bot.dispatcher.settle()
    # simcord ends a bot by cancelling its tasks, wherever they are in a transaction.
    await simcord_env.settle()
