"""Outages are known: signs of life in the store, gaps in them, and nothing falls due while nobody can act."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from bot.hosting.uptime import BEAT, PATIENCE, Uptime
from bot.process.shards import Shards
from bot.store import leagues as store
from bot.store import uptime as uptime_store
from bot.store.database import Database
from bot.store.migrating import migrate
from bot.store.revisions import MIGRATIONS
from engine.leagues.season.model import DAY, HOUR, MINUTE
from engine.leagues.season.play import ready
from engine.leagues.season.repairs import set_deadline
from tests.bot.leagues.season import Season
from tests.clock import ManualClock
from tests.long import slices


class Line:
    """A bot's signs of life on a clock of its own; `die` and a new life, or the connection goes."""

    def __init__(self, path: str) -> None:
        self.db = Database(path)
        self.clock = ManualClock()
        self.gone = Shards((), 3)
        self.live()

    def live(self) -> None:
        self.uptime = Uptime(self.db, self.clock)
        self.uptime.away = lambda: self.gone

    async def beat(self, seconds: float) -> None:
        for _ in range(int(seconds / BEAT)):
            self.clock.advance(BEAT)
            await self.uptime.note()

    async def outages(self, shard: int = 0) -> list[tuple[float, float]]:
        """Those of a server on this shard."""
        async with self.db.read() as db:
            return await uptime_store.outages_since(db, 0.0, (3 * 7 + shard) << 22, self.clock.now())


async def test_a_gap_is_an_outage_and_signs_of_life_are_none(database_path: str) -> None:
    line = Line(database_path)
    start = line.clock.now()
    assert await line.uptime.note()
    await line.beat(HOUR)
    assert await line.outages() == []
    # The process dies; also a short time counts.
    line.clock.advance(5)
    line.live()
    assert await line.uptime.note()
    assert await line.outages() == [(start + HOUR, start + HOUR + 5)]
    # The machine sleeps.
    line.clock.advance(8 * HOUR)
    assert await line.uptime.note()
    assert (await line.outages())[1] == (start + HOUR + 5, start + 9 * HOUR + 5)
    await line.db.close()


async def test_without_a_connection_nothing_falls_due_and_the_time_is_an_outage(database_path: str) -> None:
    line = Line(database_path)
    start = line.clock.now()
    await line.uptime.note()
    line.gone = Shards((0, 1, 2), 3)
    await line.beat(HOUR)
    assert not await line.uptime.note()
    assert await line.outages() == []
    line.gone = Shards((), 3)
    assert await line.uptime.note()
    assert await line.outages() == [(start, start + HOUR)]
    # A connection that is back soon was none to speak of.
    line.gone = Shards((0, 1, 2), 3)
    await line.beat(PATIENCE - BEAT)
    line.gone = Shards((), 3)
    await line.beat(BEAT)
    assert len(await line.outages()) == 1
    await line.db.close()


async def test_a_shard_that_is_away_is_an_outage_of_its_servers_alone(database_path: str) -> None:
    line = Line(database_path)
    start = line.clock.now()
    await line.uptime.note()
    line.gone = Shards((2,), 3)
    await line.beat(HOUR)
    # It goes on: whoever looks now has had no time since.
    assert await line.outages(2) == [(start, start + HOUR)]
    async with line.db.read() as db:
        assert await uptime_store.outages_since(db, 0.0, 2 << 22) == []
    line.gone = Shards((), 3)
    await line.beat(BEAT)
    assert await line.outages(2) == [(start, start + HOUR + BEAT)]
    # Back soon: none to speak of.
    line.gone = Shards((1,), 3)
    await line.beat(PATIENCE - BEAT)
    line.gone = Shards((), 3)
    await line.beat(BEAT)
    assert await line.outages() == await line.outages(1) == []
    # Nobody can act without direct messages, which come to shard 0.
    line.gone = Shards((0,), 3)
    await line.beat(HOUR)
    assert not await line.uptime.note()
    line.gone = Shards((1,), 3)
    assert await line.uptime.note()
    assert [end - begin for begin, end in await line.outages()] == [HOUR]
    await line.beat(HOUR)
    assert [end - begin for begin, end in await line.outages(1)] == [HOUR, 2 * HOUR]
    # The bot is started with another number of shards: they are counted anew.
    line.live()
    line.gone = Shards((3,), 4)
    assert await line.uptime.note()
    async with line.db.read() as db:
        assert await uptime_store.away(db) == [Shards((3,), 4)]
    assert [end - begin for begin, end in await line.outages(1)] == [HOUR, 2 * HOUR]
    await line.db.close()


async def test_a_clock_that_is_set_back_is_no_outage(database_path: str) -> None:
    line = Line(database_path)
    await line.uptime.note()
    line.clock.advance(-DAY)
    assert await line.uptime.note()
    await line.beat(HOUR)
    assert await line.outages() == []
    await line.db.close()


async def test_leagues_from_before_are_alive_since_something_last_changed(tmp_path: Path) -> None:
    path = str(tmp_path / "old.sqlite3")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        connection.exec_driver_sql(
            "INSERT INTO leagues (guild_id, channel_id, channel_state, creator_id, name, level, state,"
            " version, status, created, updated)"
            " VALUES (1, 2, 'open', 3, 'x', 'beginner', x'00', 1, 'running', 5, 77)"
        )
    engine.dispose()
    migrate(path)
    db = Database(path)
    async with db.read() as connection:
        assert await uptime_store.last(connection) == 77
    await db.close()


async def gone(season: Season, seconds: float) -> None:
    """The bot is there until now, dies, and is back after some time."""
    await season.leagues.uptime.note()
    season.clock.shift += seconds
    await season.world.restart()


@pytest.mark.parametrize("hours", [4, 13, 200])
async def test_a_short_round_is_put_off_whatever_the_length_of_the_outage(season: Season, hours: int) -> None:
    league_id = await season.running("ann", "bob", round_seconds=12 * HOUR)
    deadline = (await season.league(league_id)).matches["1:1"].deadline
    await season.pass_time(HOUR)
    await gone(season, hours * HOUR)
    # A press comes in before the clock's loop has looked: it must not find the deadline passed.
    corp, _ = await season.pair(league_id)
    await season.do(league_id, corp, "ready", ready, "1:1", match="1:1")
    match = (await season.league(league_id)).matches["1:1"]
    assert (match.deadline, match.closed) == (deadline + hours * HOUR, False)
    assert season.told("ann")[-1].count("your match has as much more time") <= 1
    await season.pass_time(11 * HOUR - 60)
    assert not (await season.league(league_id)).matches["1:1"].closed
    await season.pass_time(60)
    assert (await season.league(league_id)).matches["1:1"].closed


async def test_leagues_are_told_at_once_of_a_long_outage_and_not_of_a_restart(season: Season) -> None:
    league_id = await season.running("ann", "bob")
    await gone(season, MINUTE)
    async with season.world.bot.db.read() as db:
        row = await store.get(db, league_id)
        assert row is not None
        assert row.next_due is not None
        assert row.next_due > season.clock.now()
    await gone(season, HOUR)
    await season.pass_time(0)
    assert sum("I was away from" in text for text in season.said()) == 1
    deadline = (await season.league(league_id)).matches["1:1"].deadline
    assert deadline == (await season.league(league_id)).matches["1:1"].opened + 7 * DAY + HOUR + MINUTE


async def test_taking_back_keeps_what_outages_have_put_off(season: Season) -> None:
    league_id = await season.running("ann", "bob", publish="organiser", round_seconds=12 * HOUR)
    await season.pass_time(HOUR)
    deadline = (await season.league(league_id)).matches["1:1"].deadline
    later = deadline + DAY
    await season.do(
        league_id, "ann", "deadline", set_deadline, "1:1", later, match="1:1", organiser=True, undo=True
    )
    await gone(season, 20 * HOUR)
    await season.pass_time(0)
    assert (await season.league(league_id)).matches["1:1"].deadline == later + 20 * HOUR
    await season.leagues.undo(league_id, season.world.users["ann"].id)
    match = (await season.league(league_id)).matches["1:1"]
    assert (match.deadline, match.closed) == (deadline + 20 * HOUR, False)


async def test_nothing_falls_due_in_a_server_whose_shard_is_away(season: Season) -> None:
    """In the others everything goes on; what is pressed by direct message finds no deadline passed."""
    league_id = await season.running("ann", "bob", round_seconds=12 * HOUR)
    deadline = (await season.league(league_id)).matches["1:1"].deadline
    uptime, shard = season.leagues.uptime, (season.world.guild.id >> 22) % 1009
    assert shard
    uptime.patience = 3 * HOUR  # the clock of this test jumps
    uptime.away = lambda: Shards((shard + 1,), 1009)
    await season.pass_time(HOUR)
    uptime.away = lambda: Shards((shard,), 1009)
    told = (season.told("ann"), season.said())
    for _ in range(10):
        await season.pass_time(2 * HOUR)
    assert (season.told("ann"), season.said()) == told
    assert not (await season.league(league_id)).matches["1:1"].closed
    corp, _ = await season.pair(league_id)
    await season.do(league_id, corp, "ready", ready, "1:1", match="1:1")
    assert (await season.league(league_id)).matches["1:1"].deadline == deadline + 20 * HOUR
    uptime.away = lambda: Shards((), 1009)
    await season.pass_time(HOUR)
    match = (await season.league(league_id)).matches["1:1"]
    assert (match.deadline, match.closed) == (deadline + 21 * HOUR, False)
    uptime.patience = DAY
    await season.pass_time(11 * HOUR - 60)
    assert not (await season.league(league_id)).matches["1:1"].closed
    await season.pass_time(60)
    assert (await season.league(league_id)).matches["1:1"].closed


@pytest.mark.parametrize("seed", slices([1, 2, 3], 1))
async def test_whatever_the_outages_nobody_loses_time(season: Season, seed: int) -> None:
    """Sign-up, a draft, a round, the next draft: lives and outages of any length, nothing acts before its
    time."""
    rng = random.Random(seed)
    promised = {"signup": 5 * HOUR, "draft 1": HOUR, "round 1": 12 * HOUR, "draft 2": HOUR}
    league_id = await season.create(closes=season.clock.now() + 5 * HOUR, round_seconds=12 * HOUR)
    await season.sign_up(league_id, "ann", "bob", "cleo", "dan")
    there, begun = 0.0, {"signup": 0.0}

    async def look() -> str:
        league = await season.league(league_id)
        number = len(league.event.rounds) + (league.draft is not None)
        kind = "draft" if league.draft is not None else "round"
        now = "signup" if league.state == "signup" else f"{kind} {number}"
        begun.setdefault(now, there)
        return now

    while await look() != "round 2":
        if rng.random() < 0.5:
            await gone(season, rng.choice((5, 40 * MINUTE, 5 * HOUR, 30 * HOUR)))
            await season.pass_time(0)
            await look()
        for _ in range(rng.randint(1, 8)):
            there += HOUR / 2
            await season.pass_time(HOUR / 2)
            await look()
    assert list(begun) == [*promised, "round 2"]
    ends = list(begun.values())[1:]
    for (what, least), start, end in zip(promised.items(), begun.values(), ends, strict=False):
        assert end - start >= least, what
        assert end - start <= least + HOUR, what  # nor much later
