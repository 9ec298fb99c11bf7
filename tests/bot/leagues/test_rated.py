"""Ratings follow the games that were really played, whatever is corrected afterwards."""

from __future__ import annotations

import pytest

from bot.leagues.service import rated
from bot.store import ratings as store
from bot.store.ratings import Rated
from engine.leagues.model import GameResult, Result
from engine.leagues.ratings import Book, rate_period
from engine.leagues.season import repairs, reports
from engine.leagues.season.model import WEEK
from tests.bot.leagues.season import Season


async def book(season: Season) -> Book:
    await season.pass_time(0)
    async with season.world.bot.db.read() as db:
        assert await store.behind(db) == []
        return await store.book(db, season.world.guild.id)


async def test_a_result_moves_both_ratings_each_on_its_side(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    corp, runner = (season.id(name) for name in await season.pair(league_id))
    assert await book(season) == Book()
    await season.settle(league_id)
    now = rated.period(season.clock.now())
    expected = rate_period(Book(), now, [GameResult(corp, runner, 3, 0)])
    found = await book(season)
    assert found == expected
    assert found.of("corp", corp).now.rating > 1500 > found.of("runner", runner).now.rating
    assert found.of("runner", corp).games == 0
    assert found.of("corp", corp).provisional


async def test_a_corrected_result_corrects_the_ratings_of_everybody(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    corp, runner = (season.id(name) for name in await season.pair(league_id))
    await season.settle(league_id)
    first = await book(season)
    result = Result((GameResult(corp, runner, 0, 3),))
    await season.do(league_id, "ann", "decide", reports.decide, "1:1", result, organiser=True, undo=True)
    second = await book(season)
    assert second.of("corp", corp).now.rating < 1500
    await season.leagues.undo(league_id, season.world.users["ann"].id)
    assert await book(season) == first


async def test_a_voided_match_does_not_count(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    await season.settle(league_id)
    await season.do(league_id, "ann", "void", repairs.void, "1:1", organiser=True)
    found = await book(season)
    assert (found.corp, found.runner) == ({}, {})


async def test_games_that_were_not_played_do_not_count(season: Season) -> None:
    league_id = await season.running("ann", "bob")
    corp, runner = (season.id(name) for name in await season.pair(league_id))
    result = Result(absent=(runner,))
    await season.do(league_id, "ann", "decide", reports.decide, "1:1", result, organiser=True)
    assert (await season.league(league_id)).pairing_of("1:1").points(corp) == 3
    assert await book(season) == Book()


def test_every_week_is_a_period() -> None:
    monday = rated.MONDAY + 2900 * WEEK
    assert rated.period(monday) == rated.period(monday + WEEK - 1) == 2901
    games = [
        Rated("1", "2", 3, monday),
        Rated("2", "1", 1, monday + 60),
        Rated("1", "2", 0, monday + 3 * WEEK),
    ]
    expected = rate_period(Book(), 2901, [GameResult("1", "2", 3, 0), GameResult("2", "1", 1, 1)])
    assert rated.computed(games) == rate_period(expected, 2904, [GameResult("1", "2", 0, 3)])


async def test_ratings_behind_when_the_bot_stops_are_computed_after_its_start(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan")
    await season.settle(league_id)
    async with season.world.bot.db.read() as db:
        assert await store.behind(db) == [season.world.guild.id]
    await season.world.restart()
    assert len((await book(season)).corp) == 1
