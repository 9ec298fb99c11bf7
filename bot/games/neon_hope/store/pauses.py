"""Reading and writing pauses of campaigns: one that has a row here is paused.

A game that is played has another pace with it, and so another version: what is kept of it is used no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.store.tables import campaign_pauses as pauses
from bot.games.neon_hope.store.tables import neon_hope_tables as tables


@dataclass(frozen=True)
class PauseRow:
    campaign_id: int
    since: float
    returned: tuple[int, ...]
    """Users who are back."""


async def get(db: AsyncConnection, campaign_id: int) -> PauseRow | None:
    """A campaign's pause; None if it is not paused."""
    row = (await db.execute(select(pauses).where(pauses.c.campaign_id == campaign_id))).mappings().first()
    if row is None:
        return None
    return PauseRow(**dict(row) | {"returned": msgspec.json.decode(row["returned"], type=tuple[int, ...])})


async def of_game(db: AsyncConnection, game_id: int) -> PauseRow | None:
    """The pause of the campaign that a game belongs to; None if there is none."""
    found = await db.scalar(select(tables.c.campaign_id).where(tables.c.game_id == game_id))
    return await get(db, found) if found is not None else None


async def begin(db: AsyncConnection, campaign_id: int, now: float) -> None:
    await db.execute(insert(pauses).values(campaign_id=campaign_id, since=now, returned="[]"))


async def set_returned(db: AsyncConnection, campaign_id: int, users: Sequence[int]) -> None:
    """Who is back."""
    values = {"returned": msgspec.json.encode(tuple(users)).decode()}
    await db.execute(update(pauses).where(pauses.c.campaign_id == campaign_id).values(values))


async def end(db: AsyncConnection, campaign_id: int) -> None:
    await db.execute(delete(pauses).where(pauses.c.campaign_id == campaign_id))
