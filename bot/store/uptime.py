"""Reading and writing when the bot was there."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.leagues import OVER
from bot.store.portable import Upsert
from bot.store.schema import alive, outages
from bot.store.schema_leagues import leagues


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


async def outages_since(db: AsyncConnection, moment: float) -> list[tuple[float, float]]:
    """(from, until) of every outage that ended after a moment, in order."""
    query = select(outages).where(outages.c.end > moment).order_by(outages.c.end)
    return [(row.start, row.end) for row in await db.execute(query)]


async def wake_leagues(db: AsyncConnection, now: float) -> None:
    """Every league that is not over is to be looked at now."""
    going = leagues.c.status.notin_((*OVER, "damaged"))
    await db.execute(update(leagues).where(going).values(next_due=now))
