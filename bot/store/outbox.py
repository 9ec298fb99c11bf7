"""Messages to send, kept in the same transaction as the change that causes them.

An *outbox row* is a message that must be posted exactly once, after every earlier row of its lane. Messages
that follow their owner by being edited are `bot.store.slots`.

Owners are games and leagues. Where an owner is asked for, a number alone is a game.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Table, bindparam, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.process.logs import cause
from bot.store.schema import outbox
from bot.store.statements import Statement

THREAD = "thread"
CLOSE = "close"
"""A lane of its own: to archive the thread of a game that is over waits for nothing."""
BOARD = "board"


class Owner(NamedTuple):
    """Whose messages they are."""

    kind: str
    """"game" or "league"."""
    id: int


Of = Owner | int


def owner(of: Of) -> Owner:
    return of if isinstance(of, Owner) else Owner("game", of)


def keys_of(of: Of) -> dict[str, object]:
    """The parameters of a query made with `belongs_bound`."""
    found = owner(of)
    return {"of": found.kind, "of_id": found.id}


def belongs(table: Table, of: Of) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Conditions: rows of this table that are the owner's."""
    found = owner(of)
    return table.c.owner == found.kind, table.c.owner_id == found.id


def belongs_bound(table: Table) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The same for a query that is built once, the owner being a parameter."""
    return table.c.owner == bindparam("of"), table.c.owner_id == bindparam("of_id")


def dm_lane(seat: str) -> str:
    return f"dm:{seat}"


def panel_slot(seat: str) -> str:
    return f"panel:{seat}"


def nudge_slot(seat: str) -> str:
    """Where a player was called to move in the thread."""
    return f"nudge:{seat}"


def lane_of(slot: str) -> str:
    """The lane in which a slot is edited: a panel's edits wait for the messages sent to its player; any other
    message's wait for nothing."""
    kind, _, seat = slot.partition(":")
    return dm_lane(seat) if kind == "panel" else slot


def slot_of(lane: str) -> str:
    kind, _, seat = lane.partition(":")
    return panel_slot(seat) if kind == "dm" else lane


class Row(NamedTuple):
    id: int
    owner: Owner
    lane: str
    kind: str
    payload: Mapping[str, Any]
    nonce: str
    attempts: int
    due: float
    created: float
    refused: float | None
    """Since when Discord refuses it without saying that it always will."""
    cause: int | None
    """The interaction that led to it."""

    @property
    def game_id(self) -> int:
        """The owner's id, where it is a game."""
        return self.owner.id


_PLAIN = [name for name in Row._fields if name not in ("owner", "payload")]
_ADD = Statement(insert(outbox))


def packed(payload: Mapping[str, object]) -> str:
    """What is stored of a payload."""
    return json.dumps(payload, ensure_ascii=False)


def new(of: Of, lane: str, kind: str, at: float, payload: Mapping[str, object]) -> dict[str, object]:
    """A message that is to be sent, as it is stored."""
    by = owner(of)
    return {
        "owner": by.kind,
        "owner_id": by.id,
        "lane": lane,
        "kind": kind,
        "payload": packed(payload),
        "nonce": secrets.token_hex(12),
        "state": "waiting",
        "attempts": 0,
        "due": at,
        "created": at,
        "cause": cause(),
    }


async def add(db: AsyncConnection, of: Of, lane: str, kind: str, at: float, **payload: object) -> None:
    """Promise one message."""
    await _ADD.change(db, new(of, lane, kind, at, payload))


async def add_texts(
    db: AsyncConnection, of: Of, texts: Sequence[tuple[str, Mapping[str, object]]], at: float
) -> None:
    """Promise many messages of kind "text", in order: (lane, payload) of each."""
    if texts:
        await _ADD.change_all(db, [new(of, lane, "text", at, payload) for lane, payload in texts])


_COLUMNS = [outbox.c[name] for name in new(0, "", "", 0.0, {})]


def unless(there: ColumnElement[bool]) -> Statement:
    """Promises a message (`new`) unless this is so; the message's columns are parameters of it."""
    row = select(*(bindparam(column.name, type_=column.type) for column in _COLUMNS))
    return Statement(insert(outbox).from_select(_COLUMNS, row.where(~there)))


_ADD_ONCE = unless(
    exists().where(
        *(outbox.c[name] == bindparam(name) for name in ("owner", "owner_id", "lane", "kind")),
        outbox.c.state == "waiting",
    )
)


async def add_once(db: AsyncConnection, of: Of, lane: str, kind: str, at: float, **payload: object) -> None:
    """Promise a message unless the lane has one of this kind still to send (it is drawn when it is sent)."""
    await _ADD_ONCE.change(db, new(of, lane, kind, at, payload))


async def last_id(db: AsyncConnection) -> int:
    """The newest row's id, 0 if there is none."""
    return await db.scalar(select(func.max(outbox.c.id))) or 0


_FIRST = select(func.min(outbox.c.id)).where(*belongs_bound(outbox), outbox.c.state == "waiting")
_HEADS = Statement(select(outbox).where(outbox.c.id.in_(_FIRST.group_by(outbox.c.lane))))


async def heads(db: AsyncConnection, of: Of) -> list[Row]:
    """The next message of each lane of an owner that has one."""
    return [_row(row) for row in await _HEADS.rows(db, keys_of(of))]


_LANES = (
    select(outbox.c.owner, outbox.c.owner_id, outbox.c.lane).where(outbox.c.state == "waiting").distinct()
)


async def lanes(db: AsyncConnection) -> list[tuple[Owner, str]]:
    """Each (owner, lane) with rows to send."""
    return [(Owner(kind, number), lane) for kind, number, lane in await db.execute(_LANES)]


_HEAD = Statement(
    select(outbox)
    .where(
        *belongs_bound(outbox),
        outbox.c.lane == bindparam("lane"),
        outbox.c.state == "waiting",
    )
    .order_by(outbox.c.id)
    .limit(1)
)


async def head(db: AsyncConnection, of: Of, lane: str) -> Row | None:
    """The lane's next message."""
    row = await _HEAD.row(db, {**keys_of(of), "lane": lane})
    return _row(row) if row is not None else None


async def is_overtaking(db: AsyncConnection, row: Row, lanes: Collection[str]) -> bool:
    """Whether one of these lanes of the row's owner has an older message still to send."""
    if not lanes:
        return False
    older = select(outbox.c.id).where(
        *belongs(outbox, row.owner),
        outbox.c.lane.in_(lanes),
        outbox.c.state == "waiting",
        outbox.c.id < row.id,
    )
    return (await db.execute(older.limit(1))).first() is not None


async def waiting(db: AsyncConnection, of: Of, lane: str) -> list[Row]:
    """Everything a lane has still to send, in order."""
    query = select(outbox).where(*belongs(outbox, of), outbox.c.lane == lane, outbox.c.state == "waiting")
    return [_row(dict(row)) for row in (await db.execute(query.order_by(outbox.c.id))).mappings()]


def _row(row: Mapping[str, Any]) -> Row:
    by = Owner(row["owner"], row["owner_id"])
    return Row(owner=by, payload=json.loads(row["payload"]), **{name: row[name] for name in _PLAIN})


_SETTLE = Statement(
    update(outbox)
    .where(outbox.c.id == bindparam("row"), outbox.c.state == "waiting")
    .values(state=bindparam("is"), message_id=bindparam("by"))
)


async def settle(db: AsyncConnection, row: Row, state: str, message_id: int | None = None) -> bool:
    """The row has been sent, skipped or given up. False if that had been noted before: by another process, to
    which the lane had gone, or by a commit of which no answer came."""
    return bool(await _SETTLE.change(db, {"row": row.id, "is": state, "by": message_id}))


async def sent_as(db: AsyncConnection, row: Row) -> int | None:
    """The message that the row became; None if it became none."""
    found: int | None = await db.scalar(select(outbox.c.message_id).where(outbox.c.id == row.id))
    return found


async def delay(db: AsyncConnection, row: Row, due: float, refused: float | None = None) -> None:
    """Try it again later; `refused`: since when Discord has refused it."""
    values = {"attempts": row.attempts + 1, "due": due, "refused": refused}
    await db.execute(update(outbox).where(outbox.c.id == row.id).values(values))


async def give_up(db: AsyncConnection, row: Row, reason: str) -> None:
    """It becomes a dead letter: the operator sees it and may replay it."""
    query = update(outbox).where(outbox.c.id == row.id, outbox.c.state == "waiting")
    await db.execute(query.values(state="failed", reason=reason[:100]))


class Dead(NamedTuple):
    """A message that was given up."""

    id: int
    owner: Owner
    lane: str
    kind: str
    created: float
    reason: str


async def dead(db: AsyncConnection) -> list[Dead]:
    """Every message that was given up, the oldest first."""
    rows = await db.execute(select(outbox).where(outbox.c.state == "failed").order_by(outbox.c.id))
    return [
        Dead(row.id, Owner(row.owner, row.owner_id), row.lane, row.kind, row.created, row.reason or "")
        for row in rows
    ]


async def replay(db: AsyncConnection, ids: Sequence[int], at: float) -> None:
    """Messages that were given up are to be sent after all. They may have come through before."""
    query = update(outbox).where(outbox.c.id.in_(ids), outbox.c.state == "failed")
    await db.execute(query.values(state="waiting", attempts=1, due=at, refused=None, reason=None))


async def bury(db: AsyncConnection, ids: Sequence[int]) -> None:
    """Messages that were given up are not to be sent."""
    query = update(outbox).where(outbox.c.id.in_(ids), outbox.c.state == "failed")
    await db.execute(query.values(state="dropped"))


async def skip_lane(db: AsyncConnection, of: Of, lane: str) -> None:
    """Give up everything a lane still had to send: its channel is gone."""
    await db.execute(
        update(outbox)
        .where(*belongs(outbox, of), outbox.c.lane == lane, outbox.c.state == "waiting")
        .values(state="skipped")
    )


async def reopen(
    db: AsyncConnection, game_id: int, at: float, first: Sequence[tuple[str, Mapping[str, object]]] = ()
) -> None:
    """Put a new thread and board, then `first` (kind, payload), before everything the thread's lane still has
    to send."""
    query = (
        select(outbox)
        .where(*belongs(outbox, game_id), outbox.c.lane == THREAD, outbox.c.state == "waiting")
        .order_by(outbox.c.id)
    )
    waiting = (await db.execute(query)).mappings().all()
    await db.execute(
        update(outbox).where(outbox.c.id.in_([row["id"] for row in waiting])).values(state="skipped")
    )
    await add(db, game_id, THREAD, "start", at)
    await add(db, game_id, THREAD, "board", at)
    for kind, payload in first:
        await add(db, game_id, THREAD, kind, at, **payload)
    for row in waiting:
        if row["kind"] not in ("start", "board"):
            values = {name: value for name, value in row.items() if name != "id"}
            await _ADD.change(db, {**values, "attempts": 0, "due": at, "refused": None})


async def is_recorded(db: AsyncConnection, message_id: int) -> bool:
    """Whether this message is known to be some row's."""
    query = select(outbox.c.id).where(outbox.c.message_id == message_id).limit(1)
    return (await db.execute(query)).first() is not None
