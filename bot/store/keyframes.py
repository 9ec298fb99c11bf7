"""Games as they stood on their way, for replays: at the beginning of each turn, and after whatever is no
answer (an order, something taken back, somebody else at a seat). Between two of them there are only answers:
carrying these out gives every moment of a game.

While a game is played each is packed by itself. Once it is over they go into its archive
(`store.archives`)."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import archives
from bot.store.game_rows import GameRow
from bot.store.games import COUNTS, MoveRow
from bot.store.schema import keyframes, moves
from bot.store.sections import UNDO
from bot.store.statements import Upsert

LEVEL = 1
"""How hard zlib tries: a state shrinks to a third in a tenth of a millisecond."""


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


_KEEP = Upsert(keyframes, keys=("game_id", "number"), overwrite=("turn", "state"))


async def keep(db: AsyncConnection, game_id: int, number: int, turn: int, state: bytes) -> None:
    """Keep how a game stands after so many rows of its decision log."""
    packed = zlib.compress(state, LEVEL)
    await _KEEP(db, {"game_id": game_id, "number": number, "turn": turn, "state": packed})


async def turns(db: AsyncConnection, game_id: int) -> dict[int, int]:
    """Each turn of a game, in order, and after how many rows it had begun; {} where nothing was kept."""
    found: dict[int, int] = {}
    for frame in await archives.frames(db, game_id):
        found.setdefault(frame.turn, frame.number)
    return found


async def before(db: AsyncConnection, game_id: int, number: int) -> archives.Frame:
    """The last keyframe that at most so many rows led to. KeyError if there is none."""
    found = [frame for frame in await archives.frames(db, game_id, number) if frame.state]
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
    rows = await archives.unpacked(db, game_id, (await db.execute(query)).mappings())
    return [
        Answer(**row | {"keys": tuple(json.loads(row["keys"])), "lines": tuple(json.loads(row["lines"]))})
        for row in rows
    ]


async def steps(db: AsyncConnection, game_id: int, after: int) -> list[int]:
    """The rows after `after` that stand and of which the public log says anything."""
    query = (
        select(moves.c.number)
        .where(moves.c.game_id == game_id, moves.c.undone.is_(None), moves.c.number > after)
        .where(COUNTS, moves.c.lines != "[]")
        .order_by(moves.c.number)
    )
    return list(await db.scalars(query))
