"""How many of everything there are: for those who watch the bot run, and for what may be open at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, FromClause, case, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import games, outbox, seats, slots
from bot.store.schema_leagues import leagues


@dataclass(frozen=True)
class Counts:
    """What is in the store at one moment."""

    games: Mapping[str, int]
    """By status: running, over, damaged."""
    leagues: Mapping[str, int]
    """By status."""
    waiting: int
    """Messages still to be sent."""
    oldest: float | None
    """When the message was promised that has waited longest, of those that Discord has not refused, nor
    one before them in their lane."""
    refused: int
    """Messages that Discord refuses, and that are tried for a day."""
    dead: int
    """Messages that were given up."""
    behind: int
    """Messages that are to be edited."""


async def counts(db: AsyncConnection) -> Counts:
    """Everything, in one transaction's view of the store."""
    # By status alone: the index has it, and the rows with the saves are not read.
    by_game = await db.execute(select(games.c.status, func.count()).group_by(games.c.status))
    by_league = await db.execute(select(leagues.c.status, func.count()).group_by(leagues.c.status))
    waits, lane = outbox.c.state == "waiting", (outbox.c.owner, outbox.c.owner_id, outbox.c.lane)
    held_up = select(*lane).where(waits, outbox.c.refused.is_not(None))
    ours = case((tuple_(*lane).not_in(held_up), outbox.c.created))
    rows = select(func.count(), func.min(ours), func.count(outbox.c.refused)).where(waits)
    waiting, oldest, refused = (await db.execute(rows)).one()
    dead = await db.scalar(select(func.count()).select_from(outbox).where(outbox.c.state == "failed"))
    late = select(func.count()).select_from(slots).where(slots.c.wanted > slots.c.shown)
    return Counts(
        {str(status): number for status, number in by_game},
        {str(status): number for status, number in by_league},
        waiting,
        oldest,
        refused,
        dead or 0,
        await db.scalar(late) or 0,
    )


async def against_computers(db: AsyncConnection, kind: str, user_id: int) -> int:
    """How many games of a kind somebody plays against a computer."""
    mine, its = seats.alias(), seats.alias()
    query = select(func.count(games.c.id.distinct())).join_from(games, mine, mine.c.game_id == games.c.id)
    query = query.join(its, its.c.game_id == games.c.id).where(mine.c.user_id == user_id)
    going_on = games.c.status == "running", games.c.kind == kind, its.c.computer.is_not(None)
    return await db.scalar(query.where(*going_on)) or 0


async def here_and_there(
    db: AsyncConnection, rows: FromClause, those: ColumnElement[bool], mine: ColumnElement[bool],
    there: ColumnElement[bool],
) -> tuple[int, int]:  # fmt: skip
    """Of these rows, how many are somebody's, and how many a server's."""
    query = select(func.count()).select_from(rows)
    found = [await db.scalar(query.where(those, whose)) for whose in (mine, there)]
    return found[0] or 0, found[1] or 0
