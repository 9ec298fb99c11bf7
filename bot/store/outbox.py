"""Messages to send, kept in the same transaction as the change that causes them.

Two kinds of promise. An *outbox row* is a message that must be posted exactly once, after every earlier row
of its lane. A *slot* is a message that follows the game by being edited: only its newest state matters, so
edits are not queued; the slot is behind while `wanted > shown`.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import outbox, slots

THREAD = "thread"
BOARD = "board"


def dm_lane(seat: str) -> str:
    return f"dm:{seat}"


def panel_slot(seat: str) -> str:
    return f"panel:{seat}"


def lane_of(slot: str) -> str:
    """The lane in which a slot is edited: a panel's edits wait for the messages sent to its player."""
    kind, _, seat = slot.partition(":")
    return dm_lane(seat) if kind == "panel" else BOARD


def slot_of(lane: str) -> str:
    kind, _, seat = lane.partition(":")
    return panel_slot(seat) if kind == "dm" else BOARD


@dataclass(frozen=True)
class Row:
    id: int
    game_id: int
    lane: str
    kind: str
    payload: Mapping[str, Any]
    nonce: str
    attempts: int
    due: float
    created: float


@dataclass(frozen=True)
class SlotRow:
    game_id: int
    slot: str
    channel_id: int
    message_id: int
    wanted: int
    shown: int
    digest: str
    picture: str
    due: float
    attempts: int


_ADD = insert(outbox)


async def add(db: AsyncConnection, game_id: int, lane: str, kind: str, at: float, **payload: object) -> None:
    """Promise one message."""
    await db.execute(
        _ADD,
        {
            "game_id": game_id,
            "lane": lane,
            "kind": kind,
            "payload": json.dumps(payload, ensure_ascii=False),
            "nonce": secrets.token_hex(12),
            "state": "waiting",
            "attempts": 0,
            "due": at,
            "created": at,
        },
    )


_PENDING = select(outbox.c.id).where(
    outbox.c.game_id == bindparam("game_id"),
    outbox.c.lane == bindparam("lane"),
    outbox.c.kind == bindparam("kind"),
    outbox.c.state == "waiting",
)


async def add_once(
    db: AsyncConnection, game_id: int, lane: str, kind: str, at: float, **payload: object
) -> None:
    """Promise a message unless the lane has one of this kind still to send (it is drawn when it is sent)."""
    if (await db.execute(_PENDING, {"game_id": game_id, "lane": lane, "kind": kind})).first() is None:
        await add(db, game_id, lane, kind, at, **payload)


_TOUCH = update(slots).where(slots.c.game_id == bindparam("key"), slots.c.slot != "start")


async def touch(db: AsyncConnection, game_id: int, version: int, at: float) -> None:
    """Every message that follows this game is to show at least `version`."""
    await db.execute(_TOUCH.values(wanted=version, due=at, attempts=0), {"key": game_id})


async def redraw(db: AsyncConnection, game_id: int, slot: str, at: float) -> None:
    """A message that follows the game is to be edited although the game has not changed."""
    query = update(slots).where(slots.c.game_id == game_id, slots.c.slot == slot)
    await db.execute(query.values(shown=-1, due=at, attempts=0))


async def put_slot(
    db: AsyncConnection, game_id: int, slot: str, channel_id: int, message_id: int, **values: object
) -> None:
    """Point a slot at a new message, shown as far as `values` say."""
    row = {"wanted": 0, "shown": 0, "digest": "", "picture": "", "due": 0.0, "attempts": 0, **values}
    row |= {"channel_id": channel_id, "message_id": message_id}
    key = (slots.c.game_id == game_id, slots.c.slot == slot)
    wanted = await db.scalar(select(slots.c.wanted).where(*key))
    if wanted is None:
        await db.execute(insert(slots).values(game_id=game_id, slot=slot, **row))
    else:
        row["wanted"] = max(wanted, int(str(row["wanted"])))
        await db.execute(update(slots).where(*key).values(row))


async def slot_shown(db: AsyncConnection, row: SlotRow, version: int, digest: str, picture: str) -> None:
    """The slot's message now shows `version`."""
    await db.execute(
        update(slots)
        .where(slots.c.game_id == row.game_id, slots.c.slot == row.slot, slots.c.message_id == row.message_id)
        .values(shown=version, digest=digest, picture=picture, attempts=0)
    )


async def delay_slot(db: AsyncConnection, row: SlotRow, due: float) -> None:
    await db.execute(
        update(slots)
        .where(slots.c.game_id == row.game_id, slots.c.slot == row.slot)
        .values(due=due, attempts=row.attempts + 1)
    )


async def drop_slot(db: AsyncConnection, game_id: int, slot: str) -> None:
    await db.execute(slots.delete().where(slots.c.game_id == game_id, slots.c.slot == slot))


async def get_slot(db: AsyncConnection, game_id: int, slot: str) -> SlotRow | None:
    query = select(slots).where(slots.c.game_id == game_id, slots.c.slot == slot)
    row = (await db.execute(query)).mappings().first()
    return SlotRow(**row) if row is not None else None


async def behind(db: AsyncConnection) -> list[SlotRow]:
    """Slots whose message has something older to show than they want."""
    rows = await db.execute(select(slots).where(slots.c.wanted > slots.c.shown))
    return [SlotRow(**row) for row in rows.mappings()]


async def slot_behind(db: AsyncConnection, game_id: int, slot: str) -> SlotRow | None:
    """The slot, if it has something newer to show."""
    row = (await db.execute(_BEHIND, {"game_id": game_id, "slot": slot})).mappings().first()
    return SlotRow(**row) if row is not None else None


_BEHIND = select(slots).where(
    slots.c.game_id == bindparam("game_id"), slots.c.slot == bindparam("slot"), slots.c.wanted > slots.c.shown
)


async def last_id(db: AsyncConnection) -> int:
    """The newest row's id, 0 if there is none."""
    return await db.scalar(select(func.max(outbox.c.id))) or 0


async def prune(db: AsyncConnection, before: float) -> None:
    """Forget settled rows older than that."""
    await db.execute(outbox.delete().where(outbox.c.state != "waiting", outbox.c.created < before))


async def lanes_of(db: AsyncConnection, game_id: int) -> set[str]:
    """The lanes of one game with something to send or to edit."""
    waiting = await db.execute(_LANES_OF, {"game_id": game_id})
    slots_behind = await db.execute(_BEHIND_OF, {"game_id": game_id})
    return {lane for (lane,) in waiting} | {lane_of(slot) for (slot,) in slots_behind}


_LANES_OF = (
    select(outbox.c.lane)
    .where(outbox.c.game_id == bindparam("game_id"), outbox.c.state == "waiting")
    .distinct()
)
_BEHIND_OF = select(slots.c.slot).where(
    slots.c.game_id == bindparam("game_id"), slots.c.wanted > slots.c.shown
)


async def lanes(db: AsyncConnection) -> list[tuple[int, str]]:
    """Each (game, lane) with rows to send."""
    query = select(outbox.c.game_id, outbox.c.lane).where(outbox.c.state == "waiting").distinct()
    return [(game_id, lane) for game_id, lane in await db.execute(query)]


_HEAD = (
    select(outbox)
    .where(
        outbox.c.game_id == bindparam("game_id"),
        outbox.c.lane == bindparam("lane"),
        outbox.c.state == "waiting",
    )
    .order_by(outbox.c.id)
    .limit(1)
)


async def head(db: AsyncConnection, game_id: int, lane: str) -> Row | None:
    """The lane's next message."""
    row = (await db.execute(_HEAD, {"game_id": game_id, "lane": lane})).mappings().first()
    if row is None:
        return None
    return Row(
        id=row["id"],
        game_id=row["game_id"],
        lane=row["lane"],
        kind=row["kind"],
        payload=json.loads(row["payload"]),
        nonce=row["nonce"],
        attempts=row["attempts"],
        due=row["due"],
        created=row["created"],
    )


async def settle(db: AsyncConnection, row: Row, state: str, message_id: int | None = None) -> None:
    """The row has been sent, skipped or given up."""
    await db.execute(update(outbox).where(outbox.c.id == row.id).values(state=state, message_id=message_id))


async def delay(db: AsyncConnection, row: Row, due: float) -> None:
    await db.execute(update(outbox).where(outbox.c.id == row.id).values(attempts=row.attempts + 1, due=due))


async def skip_lane(db: AsyncConnection, game_id: int, lane: str) -> None:
    """Give up everything a lane still had to send: its channel is gone."""
    await db.execute(
        update(outbox)
        .where(outbox.c.game_id == game_id, outbox.c.lane == lane, outbox.c.state == "waiting")
        .values(state="failed")
    )


async def reopen(db: AsyncConnection, game_id: int, at: float) -> None:
    """Put a new thread and board before everything the thread's lane still has to send."""
    query = (
        select(outbox)
        .where(outbox.c.game_id == game_id, outbox.c.lane == THREAD, outbox.c.state == "waiting")
        .order_by(outbox.c.id)
    )
    waiting = (await db.execute(query)).mappings().all()
    await db.execute(
        update(outbox).where(outbox.c.id.in_([row["id"] for row in waiting])).values(state="skipped")
    )
    await add(db, game_id, THREAD, "start", at)
    await add(db, game_id, THREAD, "board", at)
    for row in waiting:
        if row["kind"] not in ("start", "board"):
            values = {name: value for name, value in row.items() if name != "id"}
            await db.execute(_ADD, {**values, "attempts": 0, "due": at})


async def is_recorded(db: AsyncConnection, message_id: int) -> bool:
    """Whether this message is known to be some row's."""
    query = select(outbox.c.id).where(outbox.c.message_id == message_id).limit(1)
    return (await db.execute(query)).first() is not None
