"""Reading and writing what finished games came to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import games, seats, users
from bot.store.schema_play import results
from bot.store.statements import Upsert


@dataclass(frozen=True)
class Sat:
    """Who had a seat in a finished game."""

    user_id: int | None
    computer: str | None
    name: str
    role: str
    named: bool
    """Whether others may read of them in their own statistics."""


@dataclass(frozen=True)
class ResultRow:
    """A finished game."""

    game_id: int
    kind: str
    level: str
    winners: tuple[str, ...]
    """The seats that won, "all" for all together; () where nobody did."""
    reason: str
    played: Mapping[str, str]
    """Seat to the code of what it played: an identity, a character."""
    seats: Mapping[str, Sat]


async def unknown(db: AsyncConnection, user_id: int, limit: int) -> list[tuple[int, str, bytes]]:
    """(game, kind, state) of finished games of somebody of which nobody has noted what they came to."""
    mine = select(seats.c.game_id).where(seats.c.user_id == user_id)
    query = (
        select(games.c.id, games.c.kind, games.c.state)
        .outerjoin(results, results.c.game_id == games.c.id)
        .where(games.c.id.in_(mine), games.c.status == "over", results.c.game_id.is_(None))
    )
    rows = await db.execute(query.order_by(games.c.id.desc()).limit(limit))
    return [(row.id, row.kind, row.state) for row in rows]


_NOTE = Upsert(results, keys=("game_id",))


async def note(
    db: AsyncConnection, game_id: int, winners: Sequence[str], reason: str, played: Mapping[str, str]
) -> None:
    """What a game came to; what somebody has noted before stays."""
    values = {"winners": ",".join(winners), "reason": reason[:64], "played": json.dumps(dict(played))}
    await _NOTE(db, {"game_id": game_id, **values})


async def of_user(db: AsyncConnection, user_id: int, guild_id: int | None = None) -> list[ResultRow]:
    """Finished games somebody has played, the latest first; `guild_id`: those of one server only."""
    mine = select(seats.c.game_id).where(seats.c.user_id == user_id)
    query = (
        select(results, games.c.kind, games.c.level)
        .join(games, games.c.id == results.c.game_id)
        .where(games.c.id.in_(mine))
        .order_by(games.c.id.desc())
    )
    if guild_id is not None:
        query = query.where(games.c.guild_id == guild_id)
    rows = (await db.execute(query)).all()
    sat: dict[int, dict[str, Sat]] = {}
    people = (
        select(seats, users.c.stats)
        .outerjoin(users, users.c.user_id == seats.c.user_id)
        .where(seats.c.game_id.in_(mine))
        .order_by(seats.c.game_id, seats.c.seat)
    )
    for one in await db.execute(people):
        found = Sat(one.user_id, one.computer, one.name, one.role, one.stats is not False)
        sat.setdefault(one.game_id, {})[one.seat] = found
    return [
        ResultRow(
            row.game_id,
            row.kind,
            row.level,
            tuple(filter(None, row.winners.split(","))),
            row.reason,
            json.loads(row.played),
            sat.get(row.game_id, {}),
        )
        for row in rows
    ]
