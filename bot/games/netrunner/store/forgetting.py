"""What the tables of Netrunner hold about somebody: handed over, and removed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.netrunner.store.tables import deck_drafts, deck_showings, decks
from bot.store.privacy import Part, rows


async def everything(db: AsyncConnection, user_id: int) -> dict[str, Any]:
    """Rows about somebody, by table."""
    mine = select(decks.c.id).where(decks.c.user_id == user_id)
    return {
        "decks": await rows(db, decks, decks.c.user_id == user_id),
        "deck_showings": await rows(db, deck_showings, deck_showings.c.deck_id.in_(mine)),
        "deck_drafts": await rows(db, deck_drafts, deck_drafts.c.user_id == user_id, leave=("data",)),
    }


async def forget(db: AsyncConnection, user_id: int) -> None:
    """Remove somebody: with a deck goes where it was shown."""
    for table in (decks, deck_drafts):
        await db.execute(delete(table).where(table.c.user_id == user_id))


PART = Part(everything, forget)
