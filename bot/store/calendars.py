"""Addresses under which people subscribe to the calendar of their matches. Who knows one reads it."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema_leagues import calendars
from bot.store.statements import Upsert

_PUT = Upsert(calendars, ("user_id",), ("token",))


async def token_of(db: AsyncConnection, user_id: int) -> str | None:
    """Somebody's address, if they have asked for one."""
    query = select(calendars.c.token).where(calendars.c.user_id == user_id)
    found: str | None = await db.scalar(query)
    return found


async def owner_of(db: AsyncConnection, token: str) -> int | None:
    """Whose calendar an address shows; None for one there is not (any more)."""
    query = select(calendars.c.user_id).where(calendars.c.token == token)
    found: int | None = await db.scalar(query)
    return found


async def put(db: AsyncConnection, user_id: int, token: str) -> None:
    """Give somebody an address; the one they had leads nowhere from now on."""
    await _PUT(db, {"user_id": user_id, "token": token})
