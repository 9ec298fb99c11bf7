"""Reading and writing deadlines: when silence becomes an answer; and standing orders for offers to help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, false, func, insert, not_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.store.tables import campaign_pauses, deadlines, help_orders, neon_hope_tables
from bot.process.shards import Shards
from bot.store.by_shard import on_any
from bot.store.games import changed
from bot.store.schema import games

HELP: Final = ("ask", "always", "never")


@dataclass(frozen=True)
class Deadline:
    game_id: int
    decision: int
    seat: str
    due: float


async def of_game(db: AsyncConnection, game_id: int) -> dict[int, Deadline]:
    """A game's deadlines by decision."""
    rows = await db.execute(select(deadlines).where(deadlines.c.game_id == game_id))
    return {row["decision"]: Deadline(**row) for row in rows.mappings()}


async def replace(
    db: AsyncConnection, game_id: int, there: Mapping[int, Deadline], wanted: Mapping[int, Deadline]
) -> dict[int, Deadline]:
    """Keep the deadlines of these decisions, add new ones, forget the rest of what is `there`; returns them
    as they stand.

    A deadline that runs keeps its time, whatever else happens in the game.
    """
    gone = [decision for decision in there if decision not in wanted]
    if gone:
        await db.execute(
            deadlines.delete().where(deadlines.c.game_id == game_id, deadlines.c.decision.in_(gone))
        )
    new = [deadline for decision, deadline in wanted.items() if decision not in there]
    if new:
        await db.execute(insert(deadlines), [vars(deadline) for deadline in new])
    return {decision: there.get(decision, deadline) for decision, deadline in wanted.items()}


async def drop(db: AsyncConnection, game_id: int, decision: int) -> None:
    await db.execute(
        deadlines.delete().where(deadlines.c.game_id == game_id, deadlines.c.decision == decision)
    )
    await changed(db, games.c.id == game_id)


async def due(db: AsyncConnection, now: float, away: Sequence[Shards] = ()) -> list[Deadline]:
    """Deadlines that have passed, the oldest first; none in a server whose shard is away, nor of a campaign
    that is paused."""
    query = select(deadlines).where(deadlines.c.due <= now, not_(_in_servers(away)), not_(_paused()))
    query = query.order_by(deadlines.c.due, deadlines.c.decision)
    return [Deadline(**row) for row in (await db.execute(query)).mappings()]


async def next_due(db: AsyncConnection, away: Sequence[Shards] = ()) -> float | None:
    """When the next deadline passes, of those."""
    query = select(func.min(deadlines.c.due)).where(not_(_in_servers(away)), not_(_paused()))
    found: float | None = await db.scalar(query)
    return found


async def put_off(db: AsyncConnection, whose: Shards, start: float, end: float) -> None:
    """The bot was away from the servers of these shards: what would have passed since then has that much more
    time."""
    mine = true() if len(whose.ids) == whose.count else _in_servers([whose])
    running = (deadlines.c.due > start, mine)
    await changed(db, games.c.id.in_(select(deadlines.c.game_id).where(*running)))
    await db.execute(update(deadlines).where(*running).values(due=deadlines.c.due + (end - start)))


async def go_on(db: AsyncConnection, game_id: int, start: float, end: float) -> None:
    """A game was paused: whatever was open then has that much more time."""
    mine = update(deadlines).where(deadlines.c.game_id == game_id, deadlines.c.due > start)
    await db.execute(mine.values(due=deadlines.c.due + (end - start)))


def _paused() -> ColumnElement[bool]:
    tables, pauses = neon_hope_tables, campaign_pauses
    games_there = select(tables.c.game_id).join(pauses, pauses.c.campaign_id == tables.c.campaign_id)
    return deadlines.c.game_id.in_(games_there)


def _in_servers(shards: Sequence[Shards]) -> ColumnElement[bool]:
    if not shards:
        return false()
    return deadlines.c.game_id.in_(select(games.c.id).where(on_any(games.c.guild_id, shards)))


async def help_order(db: AsyncConnection, user_id: int) -> str:
    """What a user's characters answer to offers to help: "ask" (them), "always" or "never"."""
    return await db.scalar(select(help_orders.c.help).where(help_orders.c.user_id == user_id)) or "ask"


async def set_help_order(db: AsyncConnection, user_id: int, help: str) -> None:
    await db.execute(help_orders.delete().where(help_orders.c.user_id == user_id))
    await db.execute(insert(help_orders).values(user_id=user_id, help=help))
