"""What time brings comes once, whatever the bot went through meanwhile."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

import pytest

from bot.games.netrunner.kind import kind
from bot.hosting.due import PUT_OFF
from bot.hosting.play import Play
from bot.leagues.service.leagues import Leagues
from bot.store import leagues as store
from bot.store.database import Database
from engine.leagues.season import lifecycle
from engine.leagues.season.model import DAY, HOUR, WEEK, LeagueSettings
from tests.bot.leagues.season import Season
from tests.clock import ManualClock


async def due(season: Season) -> float | None:
    async with season.world.bot.db.read() as db:
        return await store.next_due(db)


def rounds(season: Season) -> list[str]:
    """The headings of round pages in the channel, oldest first."""
    return [text.split("\n")[0] for text in season.said() if ": round " in text]


async def test_a_season_runs_by_the_clock_alone(season: Season) -> None:
    """Sign-up closes, drafts publish themselves, reports count unanswered, the league ends."""
    now = season.clock.now()
    league_id = await season.create(closes=now + DAY)
    await season.sign_up(league_id, "ann", "bob", "cleo", "dan")
    await season.pass_time(DAY)
    assert (await season.league(league_id)).state == "closed"
    await season.pass_time(HOUR)
    assert rounds(season) == ["## Autumn: round 1"]
    for match in ("1:1", "1:2"):
        await season.report(league_id, match)
    await season.days(1)
    await season.pass_time(HOUR)
    assert rounds(season) == ["## Autumn: round 1", "## Autumn: round 2"]
    for match in ("2:1", "2:2"):
        await season.settle(league_id, match)
    league = await season.league(league_id)
    assert league.state == "finished"
    assert await due(season) is None
    assert sum("place" in text.lower() for text in season.told("ann")) == 1


async def test_reminders_go_to_those_who_owe_something_once(season: Season) -> None:
    league_id = await season.running("ann", "bob", "cleo", "dan", reminders=(DAY,))
    await season.settle(league_id, "1:1")
    before = {name: len(season.told(name)) for name in ("ann", "bob", "cleo", "dan")}
    await season.days(6)
    owing = set(await season.pair(league_id, "1:2"))
    for name, count in before.items():
        assert len(season.told(name)) - count == (1 if name in owing else 0)
    await season.pass_time(0)
    await season.world.restart()
    await season.pass_time(HOUR)
    for name, count in before.items():
        assert len(season.told(name)) - count == (1 if name in owing else 0)
    assert (await season.leagues.history(league_id))[0].action == "remind"


async def test_after_a_week_of_downtime_nothing_is_skipped_and_nothing_comes_twice(season: Season) -> None:
    """The round's deadline passed while the bot was down: it is put off, and both are told, once."""
    league_id = await season.running("ann", "bob")
    before = len(season.told("ann"))
    deadline = (await season.league(league_id)).matches["1:1"].deadline
    season.clock.shift += 2 * WEEK
    await season.world.restart()
    await season.pass_time(0)
    await season.pass_time(1)
    assert len(season.told("ann")) == before + 1
    league = await season.league(league_id)
    assert league.matches["1:1"].deadline == deadline + 2 * WEEK
    assert sum("I was away from" in text for text in season.said()) == 1
    await season.days(6.9)
    assert not (await season.league(league_id)).matches["1:1"].closed
    await season.days(0.2)
    assert (await season.league(league_id)).matches["1:1"].closed


async def test_a_restart_in_the_middle_of_every_phase_changes_nothing(season: Season) -> None:
    now = season.clock.now()
    league_id = await season.create(closes=now + DAY)
    await season.world.restart()
    await season.sign_up(league_id, "ann", "bob")
    await season.world.restart()
    await season.days(1)
    await season.world.restart()
    await season.pass_time(HOUR)
    await season.world.restart()
    await season.report(league_id)
    await season.world.restart()
    await season.days(1)
    await season.world.restart()
    await season.pass_time(HOUR)
    assert rounds(season) in (["## Autumn: round 1"], ["## Autumn: round 1", "## Autumn: round 2"])
    texts = season.said()
    assert len(texts) == len(set(texts))


async def test_two_bots_at_once_bring_it_once(season: Season) -> None:
    now = season.clock.now()
    league_id = await season.create(closes=now + DAY)
    await season.sign_up(league_id, "ann", "bob", "cleo")
    other = season.world.make_bot()
    season.clock.shift += DAY
    first, second = season.leagues.timing.fire(), other.leagues.timing.fire()
    await asyncio.gather(first, second)
    await season.world.rest()
    assert [row.action for row in await season.leagues.history(league_id)].count("tick") == 1
    assert sum("closed" in text for text in season.said()[1:]) == 1


async def test_a_league_that_cannot_be_read_is_set_aside_and_the_others_go_on(season: Season) -> None:
    now = season.clock.now()
    broken = await season.create(title="Broken", closes=now + DAY)
    sound = await season.create(title="Sound", closes=now + 2 * DAY)
    async with season.world.bot.db.write() as db:
        await store.set_values(db, broken, state=b"league:1:nonsense")
    await season.days(2)
    assert (await season.league(sound)).state == "closed"
    said = [text for text in season.said() if "cannot be read any more" in text]
    assert len(said) == 1
    assert "Broken" in said[0]
    await season.days(1)
    assert len([text for text in season.said() if "cannot be read any more" in text]) == 1


async def test_a_league_in_which_something_goes_wrong_is_tried_again_later(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = season.clock.now()
    first = await season.create(title="First", closes=now + DAY)
    second = await season.create(title="Second", closes=now + DAY)
    tick = season.leagues.tick
    failed: list[int] = []

    async def failing(league_id: int) -> Any:
        if league_id == first and not failed:
            failed.append(league_id)
            raise RuntimeError("a fault in the rules")
        return await tick(league_id)

    monkeypatch.setattr(season.leagues, "tick", failing)
    await season.days(1)
    assert (await season.league(second)).state == "closed"
    assert (await season.league(first)).state == "signup"
    await season.pass_time(PUT_OFF / 2)  # not at every look
    assert (await season.league(first)).state == "signup"
    await season.pass_time(PUT_OFF / 2)
    assert (await season.league(first)).state == "closed"


async def test_the_loop_wakes_when_a_league_falls_due_and_when_one_does_so_sooner(
    database_path: str,
) -> None:
    """Nobody calls `fire` here, and no Discord is needed. The loop sleeps for at most a sweep's time."""
    clock, db = ManualClock(), Database(database_path)
    leagues = Leagues(Play(db, {"netrunner": kind()}, clock), sweep_seconds=10**9)
    leagues.uptime.patience = inf  # this clock jumps
    loop = asyncio.get_running_loop().create_task(leagues.timing.run())
    now = clock.now()

    async def made(closes: float) -> int:
        settings = LeagueSettings("Autumn", closes=closes)
        return (await leagues.create(1, 2, 3, lambda at: lifecycle.create(at, "3", settings))).id

    async def closed(league_id: int) -> None:
        while (await leagues.load(league_id)).league.state != "closed":
            clock.advance(0)  # a sleep that began after its time had come ends as well
            await asyncio.sleep(0.005)

    async def asleep(until: float) -> None:
        while clock.last != until:  # noqa: ASYNC110
            await asyncio.sleep(0.005)

    async with asyncio.timeout(300):
        late = await made(now + DAY)
        await asleep(now + DAY)
        soon = await made(now + HOUR)
        await asleep(now + HOUR)
        clock.advance(HOUR)
        await closed(soon)
        await asleep(now + DAY)
        assert (await leagues.load(late)).league.state == "signup"
        clock.advance(DAY - HOUR)
        await closed(late)
    loop.cancel()
    await asyncio.gather(loop, return_exceptions=True)
    await db.close()
