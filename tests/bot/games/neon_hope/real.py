"""The real game on simcord's Discord, for what the small game of `fake` has not."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import pytest
from simcord.env import Env

from bot.app import Sysop
from bot.contract.game import SPECTATOR
from bot.contract.player import Player
from bot.games.neon_hope.base import Drawing
from bot.games.neon_hope.kind import NeonHopeGame, rules
from engine.neon_hope import Game
from engine.neon_hope.shown.view import View
from engine.neon_hope.testkit import Table
from tests.bot.conftest import LoopClock
from tests.bot.games.neon_hope.conftest import board, card, hand
from tests.bot.games.neon_hope.tables import Tables
from tests.bot.store import quick

RULES = rules([])


@pytest.fixture
async def make_bot(database_path: str, clock: LoopClock) -> AsyncIterator[Callable[[], Sysop]]:
    """A bot with the shipped pack, and pictures that are words."""
    kinds = {"neon_hope": NeonHopeGame(RULES, Drawing(board, hand, card))}
    seeds = itertools.count(7)
    made: list[Sysop] = []

    def make() -> Sysop:
        store = quick(database_path)
        bot = Sysop(store, kinds, clock, challenge_hours=24, sweep_seconds=60)
        bot.play.seeds = lambda: next(seeds)
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
    await simcord_env.settle()


async def choose(tables: Tables, who: str, *parts: str) -> Any:
    """Press the button, or choose in the select, that has all these parts; in the newest panel with one."""
    for panel in reversed(tables.dms(who)):
        label = next((each for each in tables.buttons(panel) if all(part in each for part in parts)), None)
        if label is not None:
            return await tables.press(who, panel, label)
        for number, select in enumerate(tables.selects(panel)):
            for option in select["options"]:
                if all(part in option["label"] for part in parts):
                    return await tables.choose(who, panel, [option["value"]], number)
    raise LookupError(f"{parts} in {[tables.text(panel) for panel in tables.dms(who)]}")


async def laid(tables: Tables, t: Table, **cast: str) -> None:
    """A game as laid by the engine's test kit, hosted; each character with who plays it."""
    await hosted(tables, t.game, {t.seat(code): (code, who) for code, who in cast.items()})


async def hosted(tables: Tables, game: Game, cast: Mapping[str, tuple[str, str]]) -> None:
    """The same of any game; each seat with its character and who plays it."""
    pack, play = RULES.pack("pilot"), tables.bot.play
    kind = play.kinds["neon_hope"]
    assert isinstance(kind, NeonHopeGame)
    players = {
        seat: Player(who, tables.members[who].id, role=kind.role_of(pack, code))
        for seat, (code, who) in cast.items()
    }
    async with play.db.write() as db:
        loaded = RULES.load(game.save())
        place = (tables.guild.id, tables.channel.id)
        game_id = await play.start(db, kind, loaded, "normal", *place, dict(sorted(players.items())))
    play.wake(game_id)
    await tables.rest()


async def view(tables: Tables, seat: str = SPECTATOR) -> View:
    """The game as stored."""
    found: View = (await tables.bot.play.load(1)).view(seat)
    return found
