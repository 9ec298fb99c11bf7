"""Games as they stood on their way, for replays: at the beginning of each turn, and after whatever is no
answer (an order, something taken back, somebody else at a seat). Between two of them there are only answers:
carrying these out gives every moment of a game.

While a game is played each is packed by itself. Once it is over, each but the first is packed with the one
before as zlib's dictionary: of a turn only what is new is kept, a fifth of the bytes."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import packed_logs
from bot.store.games import GameRow, MoveRow
from bot.store.schema import keyframes, moves
from bot.store.sections import UNDO

LEVEL = 1
"""How hard zlib tries: a state shrinks to a third in a tenth of a millisecond."""
HARDEST = 9
"""The same once a game is over and its keyframes are kept for good."""
NEEDS_ANOTHER = 0x20
"""The bit of a zlib stream's second byte that says it was packed with a dictionary (RFC 1950)."""


class Answer(NamedTuple):
    """A row of the decision log that stands."""

    number: int
    seat: str
    decision: int | None
    """None: not an answer."""
    keys: tuple[str, ...]
    lines: tuple[str, ...]
    """What the public log says of it."""
    events: bytes
    at: float


class Keyframe(NamedTuple):
    """After how many rows of the decision log a game stood so."""

    number: int
    state: bytes


async def follow(db: AsyncConnection, row: GameRow, turn: int, state: bytes, done: Sequence[MoveRow]) -> None:
    """Keep how a game stands after what was `done`, if there is reason to; `row`: the game before it. What
    was taken back is forgotten."""
    others = [move for move in done if move.decision is None]
    for move in others:
        if move.keys[:1] == (UNDO,):
            late = (keyframes.c.game_id == row.id, keyframes.c.number >= int(move.keys[1]))
            await db.execute(keyframes.delete().where(*late))
    if others or turn != row.turn:
        await keep(db, row.id, row.moves + len(done), turn, state)


_INSERT = insert(keyframes)
_KEEP = _INSERT.on_conflict_do_update(
    index_elements=[keyframes.c.game_id, keyframes.c.number],
    set_={"turn": _INSERT.excluded.turn, "state": _INSERT.excluded.state},
)


async def keep(db: AsyncConnection, game_id: int, number: int, turn: int, state: bytes) -> None:
    """Keep how a game stands after so many rows of its decision log."""
    packed = zlib.compress(state, LEVEL)
    await db.execute(_KEEP, {"game_id": game_id, "number": number, "turn": turn, "state": packed})


async def pack(db: AsyncConnection, game_id: int) -> None:
    """Keep the keyframes of a game that is over in as few bytes as there are."""
    here = keyframes.c.game_id == game_id
    frames = await _upto(db, game_id, None)
    if not frames:
        return
    turns_of = await db.execute(select(keyframes.c.number, keyframes.c.turn).where(here))
    begun = {row.number: row.turn for row in turns_of}
    known, rows = b"", []
    for frame in frames:
        packer = zlib.compressobj(HARDEST, zdict=known) if known else zlib.compressobj(HARDEST)
        packed, known = packer.compress(frame.state) + packer.flush(), frame.state
        rows.append(
            {"game_id": game_id, "number": frame.number, "turn": begun[frame.number], "state": packed}
        )
    # Away and back in: a row that only gets shorter leaves its page of the file as empty as it was.
    await db.execute(delete(keyframes).where(here))
    await db.execute(keyframes.insert(), rows)


async def _upto(db: AsyncConnection, game_id: int, number: int | None) -> list[Keyframe]:
    """The keyframes that at most so many rows led to (None: all), in order, unpacked."""
    query = select(keyframes.c.number, keyframes.c.state).where(keyframes.c.game_id == game_id)
    if number is not None:
        query = query.where(keyframes.c.number <= number)
    found: list[Keyframe] = []
    for row in await db.execute(query.order_by(keyframes.c.number)):
        with_another = bool(row.state[1] & NEEDS_ANOTHER)
        unpacker = zlib.decompressobj(zdict=found[-1].state) if with_another else zlib.decompressobj()
        found.append(Keyframe(row.number, unpacker.decompress(row.state) + unpacker.flush()))
    return found


async def turns(db: AsyncConnection, game_id: int) -> dict[int, int]:
    """Each turn of a game, in order, and after how many rows it had begun; {} where nothing was kept."""
    query = select(keyframes.c.turn, keyframes.c.number).where(keyframes.c.game_id == game_id)
    found: dict[int, int] = {}
    for turn, number in await db.execute(query.order_by(keyframes.c.number)):
        found.setdefault(turn, number)
    return found


async def before(db: AsyncConnection, game_id: int, number: int) -> Keyframe:
    """The last keyframe that at most so many rows led to. KeyError if there is none."""
    found = await _upto(db, game_id, number)
    if not found:
        raise KeyError(number)
    return found[-1]


async def answers(db: AsyncConnection, game_id: int, after: int, upto: int) -> list[Answer]:
    """The rows of the decision log that stand, from the one after `after` up to `upto`, oldest first."""
    columns = (moves.c.number, moves.c.seat, moves.c.decision, moves.c["keys"], moves.c.lines)
    query = (
        select(*columns, moves.c.events, moves.c.at)
        .where(moves.c.game_id == game_id, moves.c.undone.is_(None))
        .where(moves.c.number > after, moves.c.number <= upto)
        .order_by(moves.c.number)
    )
    rows = await packed_logs.unpacked(db, game_id, (await db.execute(query)).mappings())
    return [
        Answer(**row | {"keys": tuple(json.loads(row["keys"])), "lines": tuple(json.loads(row["lines"]))})
        for row in rows
    ]


async def steps(db: AsyncConnection, game_id: int, after: int) -> list[int]:
    """The rows after `after` that stand and of which the public log says anything."""
    query = (
        select(moves.c.number)
        .where(moves.c.game_id == game_id, moves.c.undone.is_(None), moves.c.number > after)
        .where(moves.c.decision.is_not(None) | (moves.c.events != b""), moves.c.lines != "[]")
        .order_by(moves.c.number)
    )
    return list(await db.scalars(query))
