"""Reading and writing who is waited for since when, and vacations."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.process.shards import Shards
from bot.store.by_shard import on_any
from bot.store.schema import games
from bot.store.schema_play import vacations, waits
from bot.store.statements import Statement, Upsert
from bot.store.uptime import outages_since

Gap = tuple[float, float]
"""From when until when time does not count, Unix seconds."""


@dataclass(frozen=True)
class WaitRow:
    """Somebody owes a move."""

    game_id: int
    seat: str
    user_id: int
    since: float
    stage: int = 0
    """How many steps of its pace have been told (`hosting.pace.Pace.steps`)."""
    look: float | None = None
    """Not before that is there something to tell; None: all has been told."""
    nudged: float | None = None


_OF_GAME = Statement(select(waits).where(waits.c.game_id == bindparam("game_id")))


async def of_game(db: AsyncConnection, game_id: int) -> dict[str, WaitRow]:
    """Who is waited for in a game, by seat."""
    rows = await _OF_GAME.rows(db, {"game_id": game_id})
    return {row["seat"]: WaitRow(**row) for row in rows}


_GONE = Statement(
    delete(waits).where(waits.c.game_id == bindparam("of_game"), waits.c.seat == bindparam("of_seat"))
)
_BEGIN = Upsert(waits, ("game_id", "seat"), ("user_id", "since", "stage", "look", "nudged"))


async def replace(
    db: AsyncConnection,
    game_id: int,
    wanted: Mapping[str, WaitRow],
    again: Collection[str] = (),
    waiting: Collection[str] | None = None,
) -> None:
    """Make these the waits of a game. Those that are there go on, except for the seats of `again`. `waiting`:
    the seats that were waited for, if that is known; where none of them goes on nothing need be read."""
    there: Mapping[str, WaitRow | None]
    if waiting is None or any(seat in waiting and seat not in again for seat in wanted):
        there = await of_game(db, game_id)
    else:
        there = dict.fromkeys(waiting)
    for seat in there:
        if seat not in wanted:
            await _GONE.change(db, {"of_game": game_id, "of_seat": seat})
    for seat, row in wanted.items():
        before = there.get(seat)
        if seat in again or before is None or before.user_id != row.user_id:
            await _BEGIN(db, vars(row))


async def go_on(db: AsyncConnection, row: WaitRow) -> None:
    """Somebody is waited for as this says, whatever there was for the seat; nudges of it count on."""
    there = (await of_game(db, row.game_id)).get(row.seat)
    values = vars(row) | {"nudged": there.nudged if there is not None else row.nudged}
    await _BEGIN(db, values)


async def of_user(db: AsyncConnection, user_id: int) -> dict[tuple[int, str], WaitRow]:
    """Everything that is waited for from somebody, by game and seat."""
    rows = await db.execute(select(waits).where(waits.c.user_id == user_id))
    return {(row["game_id"], row["seat"]): WaitRow(**row) for row in rows.mappings()}


async def due(db: AsyncConnection, now: float, away: Sequence[Shards] = ()) -> list[WaitRow]:
    """Those to look at by now, the longest overdue first; none in a server whose shard is away."""
    query = select(waits).where(waits.c.look <= now).order_by(waits.c.look, waits.c.game_id, waits.c.seat)
    return [WaitRow(**row) for row in (await db.execute(_but(query, away))).mappings()]


async def next_due(db: AsyncConnection, away: Sequence[Shards] = ()) -> float | None:
    found: float | None = await db.scalar(_but(_NEXT, away))
    return found


_NEXT = select(func.min(waits.c.look)).where(waits.c.look.is_not(None))
"""With what the index says of its rows: without it every wait is looked at."""


def _but(query: Select[Any], away: Sequence[Shards]) -> Select[Any]:
    """Without games in servers on these; as it is where there are none, which the index then answers."""
    if not away:
        return query
    return query.where(waits.c.game_id.not_in(select(games.c.id).where(on_any(games.c.guild_id, away))))


async def note(
    db: AsyncConnection, row: WaitRow, *, stage: int, look: float | None, nudged: float | None = None
) -> bool:
    """What has been told of a wait, and when to look again; False if it is over, or somebody was faster."""
    mine = and_(
        waits.c.game_id == row.game_id,
        waits.c.seat == row.seat,
        waits.c.since == row.since,
        waits.c.stage == row.stage,
        waits.c.nudged.is_not_distinct_from(row.nudged),
    )
    values = {"stage": stage, "look": look, "nudged": row.nudged if nudged is None else nudged}
    return (await db.execute(update(waits).where(mine).values(values))).rowcount == 1


async def look_again(db: AsyncConnection, user_id: int, now: float) -> None:
    """Somebody's time counts otherwise from now on."""
    mine = update(waits).where(waits.c.user_id == user_id, waits.c.look.is_not(None))
    await db.execute(mine.values(look=now))


async def gaps(
    db: AsyncConnection, user_id: int, guild_id: int | None, since: float, now: float | None = None
) -> list[Gap]:
    """When somebody's time stood still since a moment: the bot was away from the server (with `now`: or is
    until then), or they were on vacation."""
    return await outages_since(db, since, guild_id, now) + await holidays(db, user_id, since)


async def holidays(db: AsyncConnection, user_id: int, since: float) -> list[Gap]:
    """Somebody's vacations that ended (or will end) after a moment, in order."""
    query = select(vacations).where(vacations.c.user_id == user_id, vacations.c.end > since)
    return [(row.start, row.end) for row in await db.execute(query.order_by(vacations.c.start))]


async def add_holiday(db: AsyncConnection, user_id: int, start: float, end: float) -> None:
    await db.execute(insert(vacations).values(user_id=user_id, start=start, end=end))


async def end_holiday(db: AsyncConnection, user_id: int, now: float) -> bool:
    """End the vacation that somebody is on; False if they are on none."""
    mine = (vacations.c.user_id == user_id, vacations.c.start <= now, vacations.c.end > now)
    return (await db.execute(update(vacations).where(*mine).values(end=now))).rowcount > 0
