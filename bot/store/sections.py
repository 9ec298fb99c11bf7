"""The decision log by the messages of the thread that tell of it.

A *section* is what one message of the thread is about: a player's turn, as a rule. Sections are numbered from
0; of each answer is stored the section that is going on after it.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import outbox as rows
from bot.store.schema import moves, outbox, slots


class Part(NamedTuple):
    """An answer, and the sections that it belongs to."""

    first: int
    """The section in which it was given."""
    last: int
    """The section that went on after it."""
    lines: tuple[str, ...]
    events: bytes
    at: float


class Page(NamedTuple):
    """One message of a section: they are numbered from 1."""

    section: int
    number: int

    @property
    def slot(self) -> str:
        return f"{PREFIX}{self.section}.{self.number}"

    @property
    def payload(self) -> dict[str, int]:
        return {"section": self.section, "page": self.number}


PREFIX = "turn:"


def page_of(slot: str) -> Page:
    """The page that a slot's message shows."""
    section, _, number = slot.removeprefix(PREFIX).partition(".")
    return Page(int(section), int(number))


async def read(db: AsyncConnection, game_id: int, first: int, last: int) -> list[Part]:
    """The answers that belong to these sections, oldest first, and the one that ended the last of them."""
    of_game = moves.c.game_id == game_id
    before = select(func.max(moves.c.number)).where(of_game, moves.c.section < first).scalar_subquery()
    after = select(func.min(moves.c.number)).where(of_game, moves.c.section > last).scalar_subquery()
    query = (
        select(moves.c.section, moves.c.lines, moves.c.events, moves.c.at)
        .where(
            of_game,
            moves.c.number >= func.coalesce(before, 0),
            moves.c.number <= func.coalesce(after, moves.c.number),
        )
        .order_by(moves.c.number)
    )
    found: list[Part] = []
    begun = 0
    for section, lines, events, at in await db.execute(query):
        if section >= first:
            found.append(Part(begun, section, tuple(json.loads(lines)), events, at))
        begun = max(section, 0)
    return found


async def promised(db: AsyncConnection, game_id: int) -> set[Page]:
    """The pages that have been promised to the thread, or are there to be edited."""
    told = (outbox.c.owner == "game", outbox.c.owner_id == game_id, outbox.c.kind == "turn")
    payloads = await db.scalars(select(outbox.c.payload).where(*told, outbox.c.lane == rows.THREAD))
    found = {Page(*json.loads(payload).values()) for payload in payloads}
    edited = (slots.c.owner == "game", slots.c.owner_id == game_id, slots.c.slot.startswith(PREFIX))
    return found | {page_of(slot) for slot in await db.scalars(select(slots.c.slot).where(*edited))}
