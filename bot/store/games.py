"""Reading and writing games, seats and the decision log."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, bindparam, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages import words
from bot.store import archives
from bot.store.game_rows import ALONE, LOST, NEVER, REFUSED, GameRow, SeatRow
from bot.store.schema import games, moves, seats, servers, users
from bot.store.statements import Statement, added


class VersionConflict(Exception):
    """Somebody else has written the game since it was read; read it again."""


class MoveRow(NamedTuple):
    """One row of the decision log, without its number and game."""

    seat: str
    user_id: int | None
    decision: int | None
    keys: tuple[str, ...]
    interaction_id: int | None
    lines: tuple[str, ...]
    texts: tuple[str, ...] = ()
    """Told in the thread after the lines, and not part of the log."""
    events: bytes = b""
    """What came of it (`GameKind.pack`)."""
    begins: int = 0
    """How many messages of the thread begin with it."""
    section: int = 0
    """Which of them goes on after it."""

    @property
    def counts(self) -> bool:
        """Whether it was a move in the game: an order for later is none."""
        return self.decision is not None or bool(self.events)


LAST = 60
"""How many answers back what happened is told: more than two turns of anybody."""


class StoredAnswer(NamedTuple):
    """Whose answer it was, what came of it, packed, and the section of the thread that goes on after it."""

    seat: str
    events: bytes
    section: int = 0
    number: int = 0
    """Which row of the decision log it is."""


_GAME = Statement(
    select(games, servers.c.language, servers.c.locale, servers.c.closes)
    .outerjoin(servers, servers.c.guild_id == games.c.guild_id)
    .where(games.c.id == bindparam("game_id"))
)
_SEATS = Statement(
    select(seats, users.c.language, users.c.locale, users.c.quiet_from, users.c.quiet_until, users.c.zone)
    .outerjoin(users, users.c.user_id == seats.c.user_id)
    .where(seats.c.game_id == bindparam("game_id"))
    .order_by(seats.c.seat)
)


_OWN = [name for name in SeatRow._fields if name in seats.c]
"""What of a seat is no other table's."""


async def get(db: AsyncConnection, game_id: int) -> GameRow | None:
    """The game with its seats, or None."""
    row = await _GAME.row(db, {"game_id": game_id})
    if row is None:
        return None
    found = await _SEATS.rows(db, {"game_id": game_id})
    values = dict(row)
    values["closes"] = row["closes"] is not False  # None: nothing is set for the server
    del values["computer_asked"]
    public = words.first(values["language"], values.pop("locale"))
    if row["guild_id"] is None:  # nobody's but its players'
        public = next((words.first(s["language"], s["locale"]) for s in found if s["user_id"]), public)
    values["language"] = public
    values["waiting"] = tuple(filter(None, row["waiting"].split(",")))
    values["seats"] = {
        s["seat"]: SeatRow(
            **{name: s[name] for name in _OWN},
            language=words.first(s["language"], s["locale"], public),
            threadless=row["thread_state"] in (REFUSED, LOST, ALONE),
            quiet=(s["quiet_from"], s["quiet_until"]) if s["zone"] is not None else NEVER,
            zone=s["zone"] or "",
        )
        for s in found
    }
    return GameRow(**values)


_VERSION = Statement(select(games.c.version).where(games.c.id == bindparam("game_id")))


async def version(db: AsyncConnection, game_id: int) -> int | None:
    """How the game stands; None if there is none."""
    row = await _VERSION.row(db, {"game_id": game_id})
    return row["version"] if row is not None else None


async def create(db: AsyncConnection, values: dict[str, object], sitting: Sequence[SeatRow]) -> int:
    """Store a new game; returns its id."""
    values["computer_asked"] = asks_computer(str(values["waiting"]), sitting)
    game_id = await added(db, games, values)
    await db.execute(insert(seats), [{"game_id": game_id, **_stored(seat)} for seat in sitting])
    return game_id


def asks_computer(waiting: str, sitting: Iterable[SeatRow]) -> bool:
    """Whether an automatic player has to move; `waiting`: as a column."""
    return any(seat.computer is not None and seat.seat in waiting.split(",") for seat in sitting)


def _stored(seat: SeatRow) -> dict[str, object]:
    return {name: getattr(seat, name) for name in _OWN}


async def reseat(db: AsyncConnection, game_id: int, seat: SeatRow) -> None:
    """Somebody else (or nobody) sits here now."""
    query = update(seats).where(seats.c.game_id == game_id, seats.c.seat == seat.seat)
    await db.execute(query.values(**_stored(seat)))


_SAVE = Statement(
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
                "undo",
                "computer_asked",
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
        "undo": row.undo,
        **values,
    }
    merged["computer_asked"] = asks_computer(str(merged["waiting"]), row.seats.values())
    parameters = {"game_id": row.id, "expected": row.version} | {f"new_{k}": v for k, v in merged.items()}
    if await _SAVE.change(db, parameters) != 1:
        raise VersionConflict(row.id)


async def changed(db: AsyncConnection, which: ColumnElement[bool]) -> None:
    """What is stored beside these games is another: what is kept of them is not true any more."""
    await db.execute(update(games).where(which).values(version=games.c.version + 1))


async def set_pace(db: AsyncConnection, row: GameRow, pace: str) -> GameRow:
    """Another pace from now on; returns the row as it is then. Raises VersionConflict."""
    changed = update(games).where(games.c.id == row.id, games.c.version == row.version)
    result = await db.execute(changed.values(pace=pace, version=row.version + 1))
    if result.rowcount != 1:
        raise VersionConflict(row.id)
    return row._replace(pace=pace, version=row.version + 1)


_LOG = Statement(insert(moves))


async def log_moves(db: AsyncConnection, row: GameRow, new: Sequence[MoveRow], at: float) -> None:
    """Append to the decision log, numbered on from `row.moves`."""
    if new:
        await _LOG.change_all(
            db,
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
                    "events": move.events,
                    "section": move.section,
                    "at": at,
                }
                for index, move in enumerate(new, 1)
            ],
        )


COUNTS = moves.c.decision.is_not(None) | (moves.c.events != b"")
"""What is so of rows that are moves in the game (`MoveRow.counts`)."""
ANSWERS = select(moves.c.seat, moves.c.events, moves.c.section, moves.c.number).where(
    moves.c.undone.is_(None), COUNTS
)
"""Those that stand, of all games, as `StoredAnswer` has them."""
_LAST = Statement(
    ANSWERS.where(moves.c.game_id == bindparam("game_id")).order_by(moves.c.number.desc()).limit(LAST)
)


async def last_answers(db: AsyncConnection, game_id: int) -> tuple[StoredAnswer, ...]:
    """The latest answers of a game, oldest first."""
    found = await _LAST.rows(db, {"game_id": game_id})
    rows = await archives.unpacked(db, game_id, reversed(found))
    return tuple(StoredAnswer(row["seat"], row["events"], row["section"], row["number"]) for row in rows)


async def log_lines(db: AsyncConnection, game_id: int) -> list[str]:
    """The whole public log, oldest first, without what was taken back."""
    stands = (moves.c.game_id == game_id, moves.c.undone.is_(None))
    found = await db.execute(select(moves.c.number, moves.c.lines).where(*stands).order_by(moves.c.number))
    rows = await archives.unpacked(db, game_id, found.mappings())
    return [line for row in rows for line in json.loads(row["lines"])]


class Ended(NamedTuple):
    """A game that is over: its state, and who had which seat."""

    state: bytes
    seats: dict[str, int | None]


async def between(db: AsyncConnection, kind: str, users: Sequence[int], limit: int) -> list[Ended]:
    """The latest games of a kind that these people have played to the end with each other."""
    query = select(games.c.id, games.c.state).where(games.c.kind == kind, games.c.status == "over")
    for user in users:
        query = query.where(games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user)))
    found: list[Ended] = []
    for game_id, state in await db.execute(query.order_by(games.c.id.desc()).limit(limit)):
        sat = await db.execute(select(seats.c.seat, seats.c.user_id).where(seats.c.game_id == game_id))
        found.append(Ended(state, {row.seat: row.user_id for row in sat}))
    return found


async def set_status(db: AsyncConnection, game_id: int, status: str) -> bool:
    """Set a game's status; False if it had that status already."""
    query = update(games).where(games.c.id == game_id, games.c.status != status).values(status=status)
    return (await db.execute(query)).rowcount == 1


async def set_thread(db: AsyncConnection, game_id: int, state: str, thread_id: int | None) -> None:
    await db.execute(
        update(games).where(games.c.id == game_id).values(thread_state=state, thread_id=thread_id)
    )


async def set_unreached(db: AsyncConnection, game_id: int, user_id: int, gone: bool) -> bool:
    """Note that direct messages do not reach this player, who may be gone; False if that was known."""
    query = (
        update(seats)
        .where(seats.c.game_id == game_id, seats.c.user_id == user_id)
        .where(~seats.c.dm_closed | (seats.c.gone != gone))
        .values(dm_closed=True, gone=gone)
    )
    return (await db.execute(query)).rowcount > 0


async def set_back(db: AsyncConnection, game_id: int, user_id: int) -> None:
    """Whoever was gone is here again."""
    query = update(seats).where(seats.c.game_id == game_id, seats.c.user_id == user_id, seats.c.gone)
    await db.execute(query.values(dm_closed=False, gone=False))


async def of_user(
    db: AsyncConnection,
    user_id: int,
    status: str | None = "running",
    limit: int = 25,
    kind: str | None = None,
) -> list[int]:
    """Ids of a player's games of a status (None: of any), those with an open move of theirs first, then the
    latest touched."""
    query = (
        select(games.c.id, games.c.waiting, seats.c.seat)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id)
        .order_by(games.c.updated.desc())
    )
    if status is not None:
        query = query.where(games.c.status == status)
    if kind is not None:
        query = query.where(games.c.kind == kind)
    rows = (await db.execute(query.limit(limit * MOST_SEATS))).all()
    ordered = sorted(rows, key=lambda row: row.seat not in row.waiting.split(","))
    return list(dict.fromkeys(row.id for row in ordered))[:limit]


async def computers_asked(db: AsyncConnection) -> list[int]:
    """Ids of the running games in which an automatic player has to move."""
    return [row.id for row in await db.execute(_COMPUTERS_ASKED) if row.status == "running"]


# By the index of these alone: asked for those that run as well, SQLite would look at all that are played.
_COMPUTERS_ASKED = select(games.c.id, games.c.status).where(text("computer_asked"))


MOST_SEATS = 4
"""Seats one person may hold in a game."""


async def recent(db: AsyncConnection, since: float) -> dict[int, float]:
    """The games that are played, or have ended after that; when each was last changed."""
    query = select(games.c.id, games.c.updated)  # twice, each with an index: of a million games most are over
    found = [*await db.execute(query.where(games.c.status == "running"))]
    found += await db.execute(query.where(games.c.ended > since))
    return dict(sorted((number, changed) for number, changed in found))


async def running_in(db: AsyncConnection, guild_id: int) -> list[int]:
    """Ids of the games that are played in a server."""
    query = select(games.c.id).where(games.c.guild_id == guild_id, games.c.status == "running")
    return list(await db.scalars(query))


_OF_THREAD = Statement(
    select(games.c.id)
    .where(games.c.thread_id == bindparam("thread"), games.c.kind == bindparam("of_kind"))
    .order_by(games.c.id.desc())
    .limit(1)
)


async def in_channel(db: AsyncConnection, channel_id: int, kind: str) -> int | None:
    """The game of a kind whose thread this is."""
    row = await _OF_THREAD.row(db, {"thread": channel_id, "of_kind": kind})
    return row["id"] if row is not None else None


async def count(db: AsyncConnection) -> int:
    return await db.scalar(select(func.count()).select_from(games)) or 0
