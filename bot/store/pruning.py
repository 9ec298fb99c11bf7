"""Rows of the outbox that nobody needs any more: some hundreds in a transaction, which holds nobody up.

What waits to be sent is needed, and what was given up, until the operator has seen to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import games, outbox

ROWS: Final = 500
"""Deleted at once."""
GAMES: Final = 50
"""Looked at at once."""
SETTLED: Final = text("state NOT IN ('waiting', 'failed')")
"""Word for word what `ix_outbox_settled` is about: with parameters the index would not be taken."""


class Ended(NamedTuple):
    """A game that is over."""

    at: float
    game_id: int


async def prune(db: AsyncConnection, before: float) -> bool:
    """Forget settled rows older than that; whether there may be more of them."""
    return await _delete(db, outbox.c.created < before)


async def prune_games(db: AsyncConnection, game_ids: Sequence[int], before: float) -> bool:
    """The same for rows of these games."""
    return await _delete(
        db, outbox.c.owner == "game", outbox.c.owner_id.in_(game_ids), outbox.c.created < before
    )


async def _delete(db: AsyncConnection, *which: ColumnElement[bool]) -> bool:
    found = select(outbox.c.id).where(*which, SETTLED).limit(ROWS)
    done = await db.execute(delete(outbox).where(outbox.c.id.in_(found)))
    return bool(done.rowcount == ROWS)


async def ended(db: AsyncConnection, after: Ended, until: float) -> list[Ended]:
    """The first games that ended after that one, and not later than then."""
    key = (games.c.ended, games.c.id)
    query = select(*key).where(tuple_(*key) > tuple_(*after), games.c.ended <= until)
    return [Ended(at, number) for at, number in await db.execute(query.order_by(*key).limit(GAMES))]
