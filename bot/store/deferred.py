"""Presses that are put off: Discord is told that an answer follows before what was pressed is stored.

That promise is written down first, and crossed out when the answer is there. What is left of it after a
process has died tells whom it was made to, and whether anything of what they pressed was stored: that is
noted in the same transaction.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.process.logs import logger
from bot.process.shards import Shards
from bot.store.by_shard import on_any
from bot.store.schema_play import deferred
from bot.store.statements import Statement, Upsert

log = logger(__name__)

_NOTE = Upsert(deferred, ("interaction_id",))
_STORED = Upsert(deferred, ("interaction_id",), ("stored",))
_KEPT = Statement(delete(deferred).where(deferred.c.interaction_id == bindparam("interaction_id")))


@dataclass(frozen=True)
class Promise:
    """Whom an answer was promised to, and how it can be given."""

    interaction_id: int
    user_id: int
    guild_id: int | None
    token: str
    """With it, what was pressed can be answered for a quarter of an hour."""
    language: str
    thinking: bool
    """Whether a message says that the answer is being thought about."""
    at: float
    stored: bool = False
    """Whether anything of it was stored."""


class Press:
    """An interaction that is being worked on. `Database` knows it by the interaction, and tells it what is
    stored in its name."""

    def __init__(self, promise: Promise) -> None:
        self.promise = promise
        self.noted = False
        """Whether the promise is (being) written down."""
        self.acknowledged = False
        """Whether Discord has been told that the answer follows."""
        self.quiet = asyncio.Event()
        """Set while no commit is under way: a promise that is noted beside one would not know of it."""
        self.quiet.set()
        self.stored = False

    async def store(self, db: AsyncConnection) -> None:
        """A transaction of its work is about to be committed."""
        if self.acknowledged and not self.noted:
            broke(self)
        self.quiet.clear()
        if self.noted:
            await _STORED(db, _values(self.promise, stored=True))

    async def note(self, db: AsyncConnection) -> None:
        """Write the promise down; what has been stored meanwhile says so."""
        await _NOTE(db, _values(self.promise, stored=self.stored))


def broke(press: Press) -> None:
    """Something is stored that was acknowledged before, and not written down: a process that dies just then
    loses it without a word. Whatever may store something says so (`Answers.give`)."""
    log.error("acknowledged before it was stored")


def _values(promise: Promise, *, stored: bool) -> dict[str, Any]:
    return {**vars(promise), "stored": stored}


async def kept(db: AsyncConnection, interaction_id: int) -> None:
    """The answer was given."""
    await _KEPT.change(db, {"interaction_id": interaction_id})


async def broken(db: AsyncConnection, shards: Shards | None) -> list[Promise]:
    """Promises to those on these shards (None: all), the oldest first."""
    query = select(deferred).order_by(deferred.c.interaction_id)
    if shards is not None:
        its = on_any(deferred.c.guild_id, [shards])
        # Direct messages come by the first shard.
        query = query.where(or_(its, deferred.c.guild_id.is_(None)) if 0 in shards.ids else its)
    return [Promise(**row) for row in (await db.execute(query)).mappings()]
