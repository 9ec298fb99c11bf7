"""A fortnight of friendly games of both kinds, with orders, undos, nudges, vacations, claims, deaths of the
bot and two weeks without it: nothing is lost, doubled or leaked."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.env import Env

from bot.app import Sysop
from bot.games import registry
from tests.bot.conftest import START, LoopClock
from tests.bot.fortnight.checks import Checker
from tests.bot.fortnight.town import DAY, Town
from tests.bot.store import quick
from tests.bot.test_outbox import fail


class Blank:
    """Draws nothing: how pictures look is tested elsewhere."""

    async def run(self, job: Any, seconds: float) -> tuple[SimpleNamespace, ...]:
        return (SimpleNamespace(data=b"png", filename="board.png", alt="A board"),)

    async def close(self) -> None:
        pass


@pytest.fixture
async def make_bot(database_path: str, clock: LoopClock) -> AsyncIterator[Callable[[], Sysop]]:
    """A bot as after a (re)start, with the real games: nothing but the database is carried over."""
    kinds, seeds, made = registry(), itertools.count(7), list[Sysop]()

    def make() -> Sysop:
        bot = Sysop(quick(database_path), kinds, clock, sweep_seconds=60)
        bot.play.seeds = lambda: next(seeds)
        bot.challenges.seed_of = lambda secret, words: next(seeds)
        bot.pictures.workers = Blank()  # type: ignore[assignment]
        made.append(bot)
        return bot

    yield make
    for bot in made:
        await bot.pictures.close()
        await bot.db.close()


@pytest.fixture
async def town(
    simcord_env: Env, make_bot: Callable[[], Sysop], clock: LoopClock, request: pytest.FixtureRequest
) -> AsyncIterator[Town]:
    simcord_env.backend.advance_clock(START - simcord_env.backend.clock.now().timestamp())
    seed, size = request.param
    found = Town(simcord_env, make_bot, clock, seed, size)
    yield found
    await found.bot.dispatcher.settle()
    await simcord_env.settle()


async def settle_in(town: Town) -> None:
    """Everybody says how they want to be asked."""
    for name, person in town.people.items():
        if person.closed:
            fail(town, town.users[name].dm_channel, 403, 50007, times=None)
        if person.quiet:
            begins, ends = person.up
            await town.members[name].slash(
                town.channel, "play reminders", quiet=f"{ends % 24}-{begins}", zone="UTC"
            )


async def live(town: Town, games: int, days: int, deaths: float, outage: int | None) -> Checker:
    """Days of it: a share of the games begins each day of the first half. `deaths`: in how many hours."""
    checker, names = Checker(town), list(town.people)
    await settle_in(town)
    begun = 0
    for hour in range(days * 24):
        await town.pass_hour()
        while begun < games and begun <= 2 * games * hour / (days * 24):
            if begun % 4 == 1:
                await town.episode(*town.random.sample(names, 2))
            else:
                await town.challenge(*town.random.sample(names, 2))
            begun += 1
        for name, person in town.people.items():
            if person.vacation == town.day and hour % 24 == 0:
                await town.members[name].slash(town.channel, "play reminders", vacation=4)
                town.count("vacations")
            away = person.vacation is not None and person.vacation <= town.day < person.vacation + 4
            gone = person.gone is not None and person.gone <= town.day
            of_day = town.clock.now() / 3600 % 24
            if away or gone or not person.awake(of_day) or town.random.random() > person.online:
                continue
            await town.meddle(name)
            if town.random.random() < deaths:
                town.doom()
            await town.look_in(name)
            if town.killing is not None:
                await town.revive()
        if hour == outage:
            await town.revive(away=14 * DAY)
            town.began += 14 * DAY
            town.count("outages")
        await town.rest()
        for game_id in sorted(town.changed):
            await checker.look(game_id)
        town.changed.clear()
        await checker.reminders()
    await checker.everything()
    return checker


@pytest.mark.parametrize("town", [(1, 4)], indirect=True)
async def test_a_day_of_two_games(town: Town) -> None:
    checker = await live(town, games=2, days=1, deaths=0.3, outage=14)
    assert town.did["deaths"] > 0
    assert town.did["answers"] > 10
    assert checker.texts > 10
    assert checker.pages > 1


@pytest.mark.parametrize("town", [(3, 5)], indirect=True)
async def test_a_table_at_which_somebody_never_answered_has_nothing_to_tell(town: Town) -> None:
    checker = Checker(town)
    await town.episode("ann", "bob")
    assert await town.answer("ann", 1)
    await town.rest()
    await checker.everything()
    assert checker.pages == 0


@pytest.mark.long
@pytest.mark.parametrize("town", [(2, 16)], indirect=True)
async def test_a_fortnight_of_forty_games(town: Town) -> None:
    await live(town, games=40, days=14, deaths=0.05, outage=24 * 6 + 9)
    assert set(town.did) >= {"answers", "undos", "orders", "nudges", "vacations", "deaths", "outages"}
    assert town.did["reminders"] > 10
