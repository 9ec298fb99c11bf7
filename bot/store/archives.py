"""What a game that is over leaves: what came of each row of its decision log, and its keyframes, all in one
piece. Lines, events and keyframes are much like each other: together they take a sixteenth of what they take
each by itself.

A game that ends is only noted; `hosting.archiving` packs it a moment later, since that takes the processor
for as long as ten answers do. In the rows a mark stays in their place, so that a row still says whether there
was any.
"""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import keyframes, moves
from bot.store.schema_play import archives
from bot.store.statements import Upsert

LINES: Final = ""
"""Stands for lines that are packed: never what a row itself says, which is a JSON list."""
EVENTS: Final = b"\0"
"""Stands for events that are packed: never what a row itself has, which is a MessagePack list."""
Kept = dict[int, tuple[str, bytes]]
"""By the row's number, its lines (a JSON list) and events."""
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20, "lc": 4, "lp": 0, "pb": 0}]
"""A game is some 300 KB: a larger dictionary would take 90 MB while it packs, for nothing."""
NEEDS_ANOTHER: Final = 0x20
"""The bit of a zlib stream's second byte that says it was packed with a dictionary (RFC 1950)."""
RECENT: Final = 4
"""Archives that stay unpacked: who looks at a replay reads the same one again and again."""


THIRD: Final = 3
"""Of the keyframes between which there are only answers, one in so many is packed: the others come of it."""


class Frame(NamedTuple):
    """A keyframe: after how many rows, in which turn, `Game.save()`; b"": it comes of the one before."""

    number: int
    turn: int
    state: bytes


class Archive(msgspec.Struct, array_like=True, frozen=True):
    """What is packed. `rows` is not to be changed."""

    frames: tuple[Frame, ...] = ()
    rows: Kept = {}


_DECODER: Final = msgspec.msgpack.Decoder(Archive)
_ROWS_ONLY: Final = msgspec.msgpack.Decoder(Kept)


_NOTE: Final = Upsert(archives, keys=("game_id",), overwrite=("due",))


async def note(db: AsyncConnection, game_id: int) -> None:
    """A game is over: it is to be packed."""
    await _NOTE(db, {"game_id": game_id, "data": b"", "due": True})


async def due(db: AsyncConnection, most: int, without: Iterable[int]) -> list[int]:
    """Games that are to be packed, oldest first."""
    query = select(archives.c.game_id).where(archives.c.due, archives.c.game_id.not_in(list(without)))
    return list(await db.scalars(query.order_by(archives.c.game_id).limit(most)))


async def collect(db: AsyncConnection, game_id: int) -> Archive:
    """What there is to pack of a game, wherever it is."""
    rows = await unpacked(db, game_id, await _log(db, game_id))
    answers = {row["number"] for row in rows if row["decision"] is not None}
    return Archive(
        tuple(_thinned(await frames(db, game_id), answers)),
        {row["number"]: (row["lines"], row["events"]) for row in rows},
    )


def _thinned(found: Iterable[Frame], answers: Container[int]) -> Iterator[Frame]:
    """Keyframes without most of the states that follow from earlier ones; what is no answer leads to a state
    that does not."""
    since = THIRD
    for frame in found:
        since += 1
        if since < THIRD and frame.number in answers:
            yield frame._replace(state=b"")
        else:
            since = 0
            yield frame


def compress(archive: Archive) -> bytes:
    """As `archives.data` holds it; takes some 50 ms of the processor."""
    packed = msgspec.msgpack.encode(archive)
    return lzma.compress(packed, lzma.FORMAT_XZ, check=lzma.CHECK_CRC32, filters=FILTERS)


def read(data: bytes) -> Archive:
    """What `archives.data` holds. Before 0024 it was the rows alone, packed by zlib."""
    return _read(data) if data else Archive()


@lru_cache(RECENT)
def _read(data: bytes) -> Archive:
    if data.startswith(b"\xfd7zXZ"):
        return _DECODER.decode(lzma.decompress(data))
    return Archive((), _ROWS_ONLY.decode(zlib.decompress(data)))


async def put(db: AsyncConnection, game_id: int, archive: Archive, data: bytes) -> None:
    """Put what was collected and compressed in the place of the rows, unless these have changed since: then
    the game is to be packed still."""
    if await collect(db, game_id) != archive:
        return
    here = moves.c.game_id == game_id
    rows = [dict(row) for row in await _log(db, game_id)]
    for row in rows:
        row["lines"] = LINES if row["lines"] != "[]" else "[]"
        row["events"] = EVENTS if row["events"] else b""
        # A press that comes twice is refused by now, for the game is over.
        row["interaction_id"] = None
    if rows:
        # Away and back in: a row that only gets shorter leaves its page of the file as empty as it was.
        await db.execute(delete(moves).where(here))
        await db.execute(insert(moves), rows)
    await db.execute(delete(keyframes).where(keyframes.c.game_id == game_id))
    await db.execute(update(archives).where(archives.c.game_id == game_id).values(data=data, due=False))


async def _log(db: AsyncConnection, game_id: int) -> list[RowMapping]:
    query = select(moves).where(moves.c.game_id == game_id).order_by(moves.c.number)
    return list((await db.execute(query)).mappings())


async def unpacked(
    db: AsyncConnection, game_id: int, found: Iterable[Mapping[str, Any] | RowMapping]
) -> list[dict[str, Any]]:
    """Rows of one game's log, each with its number, with their own lines and events wherever they are."""
    rows = [dict(row) for row in found]
    if any(row.get("lines") == LINES or row.get("events") == EVENTS for row in rows):
        kept = (await _of(db, game_id)).rows
        for row in rows:
            lines, events = kept.get(row["number"], ("[]", b""))
            if row.get("lines") == LINES:
                row["lines"] = lines
            if row.get("events") == EVENTS:
                row["events"] = events
    return rows


async def frames(db: AsyncConnection, game_id: int, number: int | None = None) -> list[Frame]:
    """The keyframes that at most so many rows led to (None: all), in order, wherever they are."""
    query = select(keyframes).where(keyframes.c.game_id == game_id)
    if number is not None:
        query = query.where(keyframes.c.number <= number)
    found: list[Frame] = []
    for row in await db.execute(query.order_by(keyframes.c.number)):
        # Before 0024 those of a game that was over were packed with the one before as a dictionary.
        with_another = bool(row.state[1] & NEEDS_ANOTHER)
        unpacker = zlib.decompressobj(zdict=found[-1].state) if with_another else zlib.decompressobj()
        found.append(Frame(row.number, row.turn, unpacker.decompress(row.state) + unpacker.flush()))
    if found:
        return found
    return [frame for frame in (await _of(db, game_id)).frames if number is None or frame.number <= number]


async def _of(db: AsyncConnection, game_id: int) -> Archive:
    return read(await db.scalar(select(archives.c.data).where(archives.c.game_id == game_id)) or b"")
