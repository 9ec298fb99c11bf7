"""Games as they stood before somebody's answers, to go back to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.game_rows import GameRow
from bot.store.games import ANSWERS, COUNTS, MoveRow, StoredAnswer
from bot.store.schema import moves, positions
from bot.store.schema_play import waits
from bot.store.statements import Statement

TURNS = 1
"""How many turns back positions are kept when a turn ends, besides those of this turn."""


class Position(NamedTuple):
    """Before which answer it was, and in which turn."""

    number: int
    turn: int


_WAITED = (waits.c.game_id == bindparam("of_game"), waits.c.seat == bindparam("by"))
_KEEP = Statement(
    insert(positions).values(
        game_id=bindparam("of_game"),
        number=bindparam("before"),
        seat=bindparam("by"),
        turn=bindparam("in_turn"),
        state=bindparam("stood"),
        since=select(waits.c.since).where(*_WAITED).scalar_subquery(),
        stage=select(waits.c.stage).where(*_WAITED).scalar_subquery(),
    )
)
_DROP = Statement(
    positions.delete().where(
        positions.c.game_id == bindparam("of_game"), positions.c.turn < bindparam("oldest")
    )
)


async def keep(db: AsyncConnection, row: GameRow, done: Sequence[MoveRow], turn: int, over: bool) -> None:
    """Keep how the game stood before what is being stored, if it begins with a person's answer; `row` is the
    game as it was read. Positions of older turns are dropped when another `turn` has begun by it, and all of
    a game that is over."""
    if over:
        await db.execute(positions.delete().where(positions.c.game_id == row.id))
        return
    if turn != row.turn and row.turn > TURNS:
        await _DROP.change(db, {"of_game": row.id, "oldest": row.turn - TURNS})
    first = done[0] if done else None
    if first is None or first.user_id is None or not first.counts:
        return
    here = {"of_game": row.id, "before": row.moves + 1, "by": first.seat, "in_turn": row.turn}
    await _KEEP.change(db, {**here, "stood": row.state})


async def of_seat(db: AsyncConnection, game_id: int, seat: str) -> list[Position]:
    """The positions before this seat's answers that stand, the latest first."""
    query = (
        select(positions.c.number, positions.c.turn)
        .where(positions.c.game_id == game_id, positions.c.seat == seat)
        .order_by(positions.c.number.desc())
    )
    return [Position(*row) for row in await db.execute(query)]


async def state(db: AsyncConnection, game_id: int, number: int) -> bytes:
    """The game before an answer. KeyError if that is not kept."""
    query = select(positions.c.state).where(positions.c.game_id == game_id, positions.c.number == number)
    found = await db.scalar(query)
    if found is None:
        raise KeyError(number)
    return bytes(found)


async def waited(db: AsyncConnection, game_id: int, number: int) -> tuple[float, int] | None:
    """Since when an answer had been waited for when it was given, and how many steps of its pace had been
    told (`waits.WaitRow`). None where nobody waited, or that is not known."""
    here = (positions.c.game_id == game_id, positions.c.number == number)
    found = (await db.execute(select(positions.c.since, positions.c.stage).where(*here))).first()
    return (found.since, found.stage) if found is not None and found.since is not None else None


async def since(db: AsyncConnection, game_id: int, number: int) -> list[StoredAnswer]:
    """The answers that stand from this one on, oldest first."""
    query = ANSWERS.where(moves.c.game_id == game_id, moves.c.number >= number)
    return [StoredAnswer(*row) for row in await db.execute(query.order_by(moves.c.number))]


async def section_before(db: AsyncConnection, game_id: int, number: int) -> int:
    """The section of the thread that went on when this answer was given."""
    query = (
        select(moves.c.section)
        .where(moves.c.game_id == game_id, moves.c.number < number, moves.c.undone.is_(None))
        .order_by(moves.c.number.desc())
        .limit(1)
    )
    return max(await db.scalar(query) or 0, 0)


async def go_back(db: AsyncConnection, game_id: int, number: int, section: int, by: int) -> None:
    """The answers from this one on are taken back by the row `by` of the decision log, and `section` goes on.
    What was ordered meanwhile, and what was taken back, stays as it is."""
    late = (moves.c.game_id == game_id, moves.c.number >= number, moves.c.undone.is_(None))
    await db.execute(update(moves).where(*late, COUNTS).values(undone=by))
    await db.execute(update(moves).where(*late, moves.c.section > section).values(section=section))
    await db.execute(positions.delete().where(positions.c.game_id == game_id, positions.c.number >= number))
