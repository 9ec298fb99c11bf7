"""What came of each row of the decision log, once a game is over: all of a game in one piece.

Lines and events of one row are much like those of the others: packed together they take a ninth of what they
take each by itself. In the rows a mark stays in their place, so that a row still says whether there was any.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import moves
from bot.store.schema_play import packed_logs

LINES: Final = ""
"""Stands for lines that are packed: never what a row itself says, which is a JSON list."""
EVENTS: Final = b"\0"
"""Stands for events that are packed: never what a row itself has, which is a MessagePack list."""
Kept = dict[int, tuple[str, bytes]]
"""By the row's number, its lines (a JSON list) and events."""
_DECODER: Final = msgspec.msgpack.Decoder(Kept)


async def pack(db: AsyncConnection, game_id: int) -> None:
    """Pack what came of each row of a game that is over. Once more does no harm."""
    here = moves.c.game_id == game_id
    found = (await db.execute(select(moves).where(here).order_by(moves.c.number))).mappings().all()
    rows = await unpacked(db, game_id, found)
    if not rows:
        return
    kept: Kept = {row["number"]: (row["lines"], row["events"]) for row in rows}
    data = zlib.compress(msgspec.msgpack.encode(kept))
    for row in rows:
        row["lines"] = LINES if row["lines"] != "[]" else "[]"
        row["events"] = EVENTS if row["events"] else b""
    # Away and back in: a row that only gets shorter leaves its page of the file as empty as it was.
    await db.execute(delete(moves).where(here))
    await db.execute(insert(moves), rows)
    await db.execute(delete(packed_logs).where(packed_logs.c.game_id == game_id))
    await db.execute(insert(packed_logs).values(game_id=game_id, data=data))


def read(data: bytes) -> Kept:
    """What `packed_logs.data` holds."""
    return _DECODER.decode(zlib.decompress(data))


async def unpacked(db: AsyncConnection, game_id: int, found: Iterable[RowMapping]) -> list[dict[str, Any]]:
    """Rows of one game's log, each with its number, with their own lines and events wherever they are."""
    rows = [dict(row) for row in found]
    if any(row.get("lines") == LINES or row.get("events") == EVENTS for row in rows):
        data = await db.scalar(select(packed_logs.c.data).where(packed_logs.c.game_id == game_id))
        kept = read(data) if data is not None else {}
        for row in rows:
            lines, events = kept.get(row["number"], ("[]", b""))
            if row.get("lines") == LINES:
                row["lines"] = lines
            if row.get("events") == EVENTS:
                row["events"] = events
    return rows
