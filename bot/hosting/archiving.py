"""Packs games that are over, one after another, beside everything else."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.due import DueLoop
from bot.process.clock import Clock
from bot.store import archives
from bot.store.database import Database

AT_ONCE: Final = 10
"""Games a sweep: those that an older version has left take their time, and nobody waits for them."""


class Archiving(DueLoop):
    """Looks for games to pack at each sweep."""

    def __init__(self, db: Database, clock: Clock, sweep_seconds: float) -> None:
        super().__init__(db, clock, sweep_seconds)
        self._failed: set[int] = set()
        """Games that could not be packed: they stay as they are, until the next start tries again."""

    async def next_due(self, db: AsyncConnection) -> float | None:
        return None

    async def fire(self) -> bool:
        """Pack the oldest of those that are to be packed."""
        async with self.db.read() as db:
            found = await archives.due(db, AT_ONCE, self._failed)
        for game_id in found:
            if not await self.each(partial(self._pack, game_id), game=game_id):
                self._failed.add(game_id)
        return True

    async def _pack(self, game_id: int) -> None:
        async with self.db.read() as db:
            archive = await archives.collect(db, game_id)
        # The library lets go of the interpreter while it packs: the event loop turns on.
        data = await asyncio.to_thread(archives.compress, archive)
        async with self.db.write() as db:
            await archives.put(db, game_id, archive, data)
