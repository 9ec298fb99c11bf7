"""Reading a server's ratings."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import ratings
from engine.leagues.ratings import Book, Mark, Rating, Track


async def book(db: AsyncConnection, guild_id: int) -> Book:
    """All ratings of a server; its period is the last in which anybody played."""
    sides: dict[str, dict[str, Track]] = {"corp": {}, "runner": {}}
    period = 0
    rows = await db.execute(select(ratings).where(ratings.c.guild_id == guild_id))
    for row in rows.mappings():
        history = msgspec.json.decode(row["history"], type=tuple[Mark, ...])
        now = Rating(row["rating"], row["deviation"], row["volatility"])
        sides[row["side"]][row["user_id"]] = Track(now, row["games"], history)
        period = max([period, *(mark.period for mark in history)])
    return Book(period, sides["corp"], sides["runner"])
