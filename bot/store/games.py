"""Reading and writing games, seats and the decision log."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import games, moves, seats, users


class VersionConflict(Exception):
    """Somebody else has written the game since it was read; read it again."""


@dataclass(frozen=True)
class SeatRow:
    seat: str
    user_id: int | None
    computer: str | None
    name: str
    private: str
    """Where this player's hand and decisions are shown: "dm" or "panel"."""
    dm_closed: bool

    @property
    def by_dm(self) -> bool:
        """Whether this player can be reached by direct message."""
        return self.user_id is not None and self.private == "dm" and not self.dm_closed


@dataclass(frozen=True)
class GameRow:
    id: int
    kind: str
    level: str
    status: str
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    thread_state: str
    state: bytes
    version: int
    moves: int
    waiting: tuple[str, ...]
    turn: int
    created: float
    updated: float
    ended: float | None
    outcome: str | None
    seats: dict[str, SeatRow]

    def seat_of(self, user_id: int) -> SeatRow | None:
        return next((seat for seat in self.seats.values() if seat.user_id == user_id), None)

    @property
    def names(self) -> dict[str, str]:
        return {seat.seat: seat.name for seat in self.seats.values()}


@dataclass(frozen=True)
class MoveRow:
    """One row of the decision log, without its number and game."""

    seat: str
    user_id: int | None
    decision: int | None
    keys: tuple[str, ...]
    interaction_id: int | None
    lines: tuple[str, ...]


_GAME = select(games).where(games.c.id == bindparam("game_id"))
_SEATS = select(seats).where(seats.c.game_id == bindparam("game_id"))


async def get(db: AsyncConnection, game_id: int) -> GameRow | None:
    """The game with its seats, or None."""
    row = (await db.execute(_GAME, {"game_id": game_id})).mappings().first()
    if row is None:
        return None
    found = (await db.execute(_SEATS, {"game_id": game_id})).mappings().all()
    values = dict(row)
    values["waiting"] = tuple(filter(None, row["waiting"].split(",")))
    values["seats"] = {
        s["seat"]: SeatRow(
            seat=s["seat"],
            user_id=s["user_id"],
            computer=s["computer"],
            name=s["name"],
            private=s["private"],
            dm_closed=s["dm_closed"],
        )
        for s in found
    }
    return GameRow(**values)


async def create(db: AsyncConnection, values: dict[str, object], sitting: Sequence[SeatRow]) -> int:
    """Store a new game; returns its id."""
    result = await db.execute(insert(games).values(values))
    key = result.inserted_primary_key
    assert key is not None
    game_id = int(key[0])
    await db.execute(insert(seats), [{"game_id": game_id, **vars(seat)} for seat in sitting])
    return game_id


_SAVE = (
    update(games)
    .where(games.c.id == bindparam("game_id"), games.c.version == bindparam("expected"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "state",
                "version",
                "moves",
                "waiting",
                "turn",
                "status",
                "updated",
                "ended",
                "outcome",
            )
        }
    )
)


async def save(db: AsyncConnection, row: GameRow, **values: object) -> None:
    """Write the game's new state over exactly the version that was read; raises VersionConflict."""
    merged = {
        "state": row.state,
        "version": row.version + 1,
        "moves": row.moves,
        "waiting": ",".join(row.waiting),
        "turn": row.turn,
        "status": row.status,
        "ended": row.ended,
        "outcome": row.outcome,
        **values,
    }
    parameters = {"game_id": row.id, "expected": row.version} | {f"new_{k}": v for k, v in merged.items()}
    result = await db.execute(_SAVE, parameters)
    if result.rowcount != 1:
        raise VersionConflict(row.id)


_LOG = insert(moves)


async def log_moves(db: AsyncConnection, row: GameRow, new: Sequence[MoveRow], at: float) -> None:
    """Append to the decision log, numbered on from `row.moves`."""
    if new:
        await db.execute(
            _LOG,
            [
                {
                    "game_id": row.id,
                    "number": row.moves + index,
                    "seat": move.seat,
                    "user_id": move.user_id,
                    "decision": move.decision,
                    "keys": json.dumps(move.keys),
                    "interaction_id": move.interaction_id,
                    "lines": json.dumps(move.lines, ensure_ascii=False),
                    "at": at,
                }
                for index, move in enumerate(new, 1)
            ],
        )


_SEEN = select(moves.c.id).where(moves.c.interaction_id == bindparam("interaction_id"))


async def log_lines(db: AsyncConnection, game_id: int) -> list[str]:
    """The whole public log, oldest first."""
    rows = await db.execute(select(moves.c.lines).where(moves.c.game_id == game_id).order_by(moves.c.number))
    return [line for (lines,) in rows for line in json.loads(lines)]


async def set_status(db: AsyncConnection, game_id: int, status: str) -> bool:
    """Set a game's status; False if it had that status already."""
    query = update(games).where(games.c.id == game_id, games.c.status != status).values(status=status)
    return (await db.execute(query)).rowcount == 1


async def set_thread(db: AsyncConnection, game_id: int, state: str, thread_id: int | None) -> None:
    await db.execute(
        update(games).where(games.c.id == game_id).values(thread_state=state, thread_id=thread_id)
    )


async def set_dm_closed(db: AsyncConnection, game_id: int, seat: str) -> bool:
    """Note that this player's DMs are closed; False if that was known."""
    query = (
        update(seats)
        .where(seats.c.game_id == game_id, seats.c.seat == seat, ~seats.c.dm_closed)
        .values(dm_closed=True)
    )
    return (await db.execute(query)).rowcount == 1


async def of_user(db: AsyncConnection, user_id: int, running: bool = True, limit: int = 25) -> list[int]:
    """Ids of a player's games, those with an open move of theirs first, then the latest touched."""
    query = (
        select(games.c.id, games.c.waiting, seats.c.seat)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id)
        .order_by(games.c.updated.desc())
        .limit(limit)
    )
    if running:
        query = query.where(games.c.status == "running")
    rows = (await db.execute(query)).all()
    return [row.id for row in sorted(rows, key=lambda row: row.seat not in row.waiting.split(","))]


async def in_channel(db: AsyncConnection, channel_id: int) -> int | None:
    """The game whose thread this is."""
    query = select(games.c.id).where(games.c.thread_id == channel_id).order_by(games.c.id.desc())
    return await db.scalar(query)


async def count(db: AsyncConnection) -> int:
    return await db.scalar(select(func.count()).select_from(games)) or 0


@dataclass(frozen=True)
class UserRow:
    user_id: int
    private: str = "dm"
    full_control: bool = False


async def user(db: AsyncConnection, user_id: int) -> UserRow:
    """A user's settings, with the defaults for somebody new."""
    row = (await db.execute(select(users).where(users.c.user_id == user_id))).mappings().first()
    return UserRow(**row) if row is not None else UserRow(user_id)


async def save_user(db: AsyncConnection, row: UserRow) -> None:
    """Store settings; choosing DMs (again) also gives closed DMs another try in every running game."""
    changed = await db.execute(update(users).where(users.c.user_id == row.user_id).values(**vars(row)))
    if changed.rowcount == 0:
        await db.execute(insert(users).values(**vars(row)))
    running = select(games.c.id).where(games.c.status == "running")
    await db.execute(
        update(seats)
        .where(seats.c.user_id == row.user_id, seats.c.game_id.in_(running))
        .values(private=row.private, dm_closed=False)
    )
