"""Reading and writing when the bot was there: for everybody, and for the servers of a shard."""

from __future__ import annotations

from sqlalchemy import BigInteger, delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.process.shards import Shards
from bot.store.leagues import OVER
from bot.store.schema import alive, outages, shard_outages
from bot.store.schema_leagues import leagues
from bot.store.statements import Upsert

Span = tuple[float, float]
"""From when until when, Unix seconds."""


async def last(db: AsyncConnection) -> float | None:
    """When the bot was last seen alive; None before the first time."""
    found: float | None = await db.scalar(select(alive.c.at))
    return found


_ALIVE = Upsert(alive, keys=("id",), overwrite=("at",))


async def set_last(db: AsyncConnection, at: float) -> None:
    """The bot is alive now."""
    await _ALIVE(db, {"id": 1, "at": at})


async def add_outage(db: AsyncConnection, start: float, end: float) -> None:
    """The bot was away between two moments."""
    await db.execute(insert(outages).values(start=start, end=end))


async def outages_since(
    db: AsyncConnection, moment: float, guild_id: int | None, now: float | None = None
) -> list[Span]:
    """Every outage that ended after a moment and was one for this server, in order; with `now`, also one that
    goes on, until then."""
    whole = select(outages).where(outages.c.end > moment)
    found = [(row.start, row.end) for row in await db.execute(whole)]
    ended = func.coalesce(shard_outages.c.end, now)
    mine = literal((guild_id or 0) >> 22, BigInteger) % shard_outages.c.shards == shard_outages.c.shard
    parts = select(shard_outages.c.start, ended).where(mine, ended > moment)
    found += [(start, end) for start, end in await db.execute(parts)]
    return sorted(found, key=lambda span: (span[1], span[0]))


async def away(db: AsyncConnection) -> list[Shards]:
    """The shards that are away now, as `note_away` has them, each by itself."""
    rows = await db.execute(select(shard_outages).where(shard_outages.c.end.is_(None)))
    return [Shards((row.shard,), row.shards) for row in rows]


async def note_away(
    db: AsyncConnection, gone: Shards, since: float, now: float, patience: float
) -> list[tuple[Shards, float, float]]:
    """These shards and no others are away, at the latest `since` then. Who was not for longer than
    `patience` was none to speak of. The outages that have ended: whose, from when, until when."""
    going = await db.execute(select(shard_outages).where(shard_outages.c.end.is_(None)))
    ended, known = [], set()
    for row in list(going):
        if row.shards == gone.count and row.shard in gone.ids:
            known.add(row.shard)
            continue
        this = (shard_outages.c.shard == row.shard, shard_outages.c.shards == row.shards)
        one = (*this, shard_outages.c.start == row.start)
        if now - row.start > patience:
            ended.append((Shards((row.shard,), row.shards), row.start, now))
            await db.execute(update(shard_outages).where(*one).values(end=now))
        else:
            await db.execute(delete(shard_outages).where(*one))
    new = [each for each in gone.ids if each not in known]
    for shard in new:
        values = {"shard": shard, "shards": gone.count, "start": since, "end": None}
        await db.execute(insert(shard_outages).values(values))
    return ended


async def wake_leagues(db: AsyncConnection, now: float) -> None:
    """Every league that is not over is to be looked at now."""
    going = leagues.c.status.notin_((*OVER, "damaged"))
    await db.execute(update(leagues).where(going).values(next_due=now))
