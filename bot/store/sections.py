"""The decision log by the messages of the thread that tell of it.

A *section* is what one message of the thread is about: a player's turn, as a rule. Sections are numbered from
0; of each answer is stored the section that is going on after it.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from sqlalchemy import bindparam, exists, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import archives
from bot.store import outbox as rows
from bot.store import slots as stored_slots
from bot.store.schema import moves, outbox, slots
from bot.store.statements import Statement

UNDO = "undo"
"""What the keys of a row of the decision log begin with that takes something back."""


class Part(NamedTuple):
    """An answer, and the sections that it belongs to."""

    seat: str
    first: int
    """The section in which it was given."""
    last: int
    """The section that went on after it."""
    lines: tuple[str, ...]
    events: bytes
    at: float
    undo: tuple[str, ...] = ()
    """Of a row that takes something back: its keys, without the first."""


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


_OF_GAME = (moves.c.game_id == bindparam("game_id"), moves.c.undone.is_(None))
_BEFORE = select(func.max(moves.c.number)).where(*_OF_GAME, moves.c.section < bindparam("first"))
_FROM = func.coalesce(_BEFORE.scalar_subquery(), 0)
# Looked for where the sections begin and not where the game did: mostly there is none, and all are looked at.
_AFTER = select(func.min(moves.c.number)).where(
    *_OF_GAME, moves.c.number > _FROM, moves.c.section > bindparam("last")
)
_READ = Statement(
    select(
        moves.c.number,
        moves.c.seat,
        moves.c.decision,
        moves.c["keys"],
        moves.c.section,
        moves.c.lines,
        moves.c.events,
        moves.c.at,
    )
    .where(
        *_OF_GAME,
        moves.c.number >= _FROM,
        moves.c.number <= func.coalesce(_AFTER.scalar_subquery(), moves.c.number),
    )
    .order_by(moves.c.number)
)


async def read(db: AsyncConnection, game_id: int, first: int, last: int) -> list[Part]:
    """The answers that belong to these sections and stand, oldest first, and the one that ended the last of
    them."""
    asked = {"game_id": game_id, "first": first, "last": last}
    found: list[Part] = []
    begun = 0
    rows = await archives.unpacked(db, game_id, await _READ.rows(db, asked))
    for row in rows:
        section = row["section"]
        if section >= first:
            keys = tuple(json.loads(row["keys"])) if row["decision"] is None else ()
            undo = keys[1:] if keys[:1] == (UNDO,) else ()
            lines = tuple(json.loads(row["lines"]))
            found.append(Part(row["seat"], begun, section, lines, row["events"], row["at"], undo))
        begun = max(section, 0)
    return found


_PROMISE = rows.unless(
    or_(
        exists().where(
            outbox.c.owner == bindparam("owner"),
            outbox.c.owner_id == bindparam("owner_id"),
            # As `ix_outbox_turn` has it, which is used only where the query says its condition.
            outbox.c.kind == text("'turn'"),
            outbox.c.payload == bindparam("payload"),
            outbox.c.lane == rows.THREAD,
            outbox.c.state != "skipped",
        ),
        exists().where(
            slots.c.owner == bindparam("owner"),
            slots.c.owner_id == bindparam("owner_id"),
            slots.c.slot == bindparam("page"),
        ),
    )
)


async def promise(db: AsyncConnection, game_id: int, page: Page, at: float) -> None:
    """Promise the page to the thread, unless it has been, or is there to be edited."""
    row = rows.new(game_id, rows.THREAD, "turn", at, page.payload)
    await _PROMISE.change(db, {**row, "page": page.slot})


async def go_back(
    db: AsyncConnection, game_id: int, section: int, thread_id: int | None, version: int, now: float
) -> None:
    """A section goes on again, and those after it never were: its messages are edited from now on, theirs are
    deleted as soon as it is seen that they have nothing to say, and can be promised anew."""
    told = (outbox.c.owner == "game", outbox.c.owner_id == game_id, outbox.c.kind == "turn")
    there = {slot.slot for slot in await stored_slots.all_of(db, game_id)}
    query = select(outbox.c.id, outbox.c.payload, outbox.c.message_id).where(*told)
    for row_id, payload, message_id in (await db.execute(query)).all():
        page = Page(*json.loads(payload).values())
        if page.section < section:
            continue
        if message_id is not None and thread_id is not None and page.slot not in there:
            await stored_slots.put(
                db, game_id, page.slot, thread_id, message_id, wanted=version, shown=-1, due=now
            )
        if page.section > section:
            await db.execute(outbox.delete().where(outbox.c.id == row_id))
