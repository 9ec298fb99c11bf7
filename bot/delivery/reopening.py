"""A thread that took nothing (`Slots.thread_silent`) is open again once something could be posted there."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.slots import Slots
from bot.outbox.looking import Note
from bot.store import games as store
from bot.store.game_rows import REFUSED, GameRow


def heard(slots: Slots, game: GameRow, note: Note) -> Note:
    """Something has been posted in the game's thread, which is written down by `note`."""
    thread_id = game.thread_id
    if game.thread_state != REFUSED or thread_id is None:
        return note

    async def written(db: AsyncConnection) -> bool:
        now = await store.get(db, game.id)
        if now is not None and (now.thread_state, now.thread_id) == (REFUSED, thread_id):
            await slots.thread_opened(db, now, thread_id)
        await note(db)
        return True

    return written
