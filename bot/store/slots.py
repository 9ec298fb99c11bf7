"""Messages that follow their owner by being edited: boards, panels, pages.

Only a slot's newest state matters, so edits are not queued; the slot is behind while `wanted > shown`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, exists, insert, or_, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.process.logs import cause
from bot.store.outbox import Of, Owner, belongs, belongs_bound, keys_of, owner
from bot.store.schema import outbox, slots
from bot.store.statements import Statement

TOGETHER = 6
"""Messages of which one statement notes what they show: as many as follow an answer."""


class SlotRow(NamedTuple):
    owner: Owner
    slot: str
    channel_id: int
    message_id: int
    wanted: int
    shown: int
    digest: str
    picture: str
    due: float
    attempts: int
    cause: int | None
    """The interaction that led to what it is to show."""

    @property
    def game_id(self) -> int:
        """The owner's id, where it is a game."""
        return self.owner.id


def _slot(values: Mapping[str, Any]) -> SlotRow:
    found = dict(values)
    return SlotRow(Owner(found.pop("owner"), found.pop("owner_id")), **found)


_TOUCH = (
    update(slots)
    .where(*belongs_bound(slots), slots.c.slot != "start")
    .values(wanted=bindparam("at_least"), due=bindparam("at"), attempts=0, cause=bindparam("by"))
)
# Every lane has a name: said here, it lets SQLite look at what waits and not at all that was ever sent.
_SENDS = (*belongs_bound(outbox), outbox.c.lane > "", outbox.c.state == "waiting")
_WAITING = exists().where(*_SENDS).label("waiting")
_TOUCH_ALL = Statement(_TOUCH.returning(slots, _WAITING))


async def touch(db: AsyncConnection, of: Of, version: int, at: float) -> tuple[list[SlotRow], bool]:
    """Every message that follows this owner is to show at least `version`. Returns them, and whether it has
    other messages to send, which may go before."""
    found = await _TOUCH_ALL.rows(db, {**keys_of(of), "at_least": version, "at": at, "by": cause()})
    waiting = [row.pop("waiting") for row in found]
    return [_slot(row) for row in found], not found or any(waiting)


async def touch_some(db: AsyncConnection, of: Of, version: int, at: float, names: Collection[str]) -> None:
    """These of its messages are to show at least `version`."""
    about = {**keys_of(of), "at_least": version, "at": at, "by": cause()}
    await db.execute(_TOUCH.where(slots.c.slot.in_(names)), about)


async def redraw(db: AsyncConnection, of: Of, slot: str, at: float, anew: bool = False) -> None:
    """A message that follows its owner is to be edited although the owner has not changed; `anew`: whatever
    it is said to show."""
    query = update(slots).where(*belongs(slots, of), slots.c.slot == slot)
    values: dict[str, object] = {"shown": -1, "due": at, "attempts": 0, "cause": cause()}
    values |= {"digest": "", "picture": ""} if anew else {}
    await db.execute(query.values(values))


class Put(NamedTuple):
    """A slot that has a new message."""

    before: SlotRow | None
    """As it was, if there was one."""
    behind: bool
    """Whether it has something newer to show."""

    def old(self, *others: int) -> dict[str, int] | None:
        """Where the message is that it had before, unless it is one of these."""
        if self.before is None or self.before.message_id in others:
            return None
        return {"channel": self.before.channel_id, "message": self.before.message_id}


async def put(
    db: AsyncConnection, of: Of, slot: str, channel_id: int, message_id: int, **values: object
) -> Put:
    """Point a slot at a new message, shown as far as `values` say."""
    row = {"wanted": 0, "shown": 0, "digest": "", "picture": "", "due": 0.0, "attempts": 0, **values}
    row |= {"channel_id": channel_id, "message_id": message_id}
    by, here = owner(of), {**keys_of(of), "its": slot}
    before = await get(db, of, slot)
    if before is None:
        await _PUT.change(db, {"owner": by.kind, "owner_id": by.id, "slot": slot, "cause": cause(), **row})
    else:
        newest = max(before.wanted, int(str(row["wanted"])))
        row |= {"wanted": newest, "cause": cause() if newest > before.wanted else before.cause}
        await _MOVE.change(db, here | {f"new_{name}": value for name, value in row.items()})
    return Put(before, int(str(row["wanted"])) > int(str(row["shown"])))


_PUT = Statement(insert(slots))
_MOVE = Statement(
    update(slots)
    .where(*belongs_bound(slots), slots.c.slot == bindparam("its"))
    .values({
        name: bindparam(f"new_{name}")
        for name in (
            "channel_id", "message_id", "wanted", "shown", "digest", "picture", "due", "attempts", "cause",
        )
    })
)  # fmt: skip


class Edited(NamedTuple):
    """An edit of a slot's message that came through: what it shows now."""

    row: SlotRow
    """The slot as it was before that."""
    version: int
    digest: str
    picture: str


async def note_edited(db: AsyncConnection, edited: Sequence[Edited]) -> None:
    """Nothing is noted where a slot has another message by now, shows something newer, or is to be drawn
    anew."""
    for at in range(0, len(edited), TOGETHER):
        some = [*edited[at : at + TOGETHER]]
        some += some[-1:] * (TOGETHER - len(some))
        values = [
            (*row.owner, row.slot, row.message_id, version, digest, picture, row.due)
            for row, version, digest, picture in some
        ]
        await _NOTE.change(db, dict(zip(_NOTED, chain(*values), strict=True)))


_OF_EACH = [
    slots.c[name] for name in ("owner", "owner_id", "slot", "message_id", "shown", "digest", "picture", "due")
]
_NOTED = [f"{one.name}_of_{n}" for n in range(TOGETHER) for one in _OF_EACH]
_NOW = union_all(
    *(
        select(*(bindparam(f"{one.name}_of_{n}", type_=one.type).label(one.name) for one in _OF_EACH))
        for n in range(TOGETHER)
    )
).subquery()
_NOTE = Statement(
    update(slots)
    .where(
        *(slots.c[name] == _NOW.c[name] for name in ("owner", "owner_id", "slot", "message_id")),
        slots.c.shown <= _NOW.c.shown,
        # Whoever wanted it drawn anew meanwhile (`redraw`) has not got that yet.
        or_(slots.c.shown >= 0, slots.c.due == _NOW.c.due),
    )
    .values({name: _NOW.c[name] for name in ("shown", "digest", "picture")} | {"attempts": 0})
)


async def suspect(db: AsyncConnection) -> None:
    """Whoever worked for these before has died: what is behind may have been edited, and nobody knows what
    it shows."""
    await db.execute(UNKNOWN)


UNKNOWN = update(slots).where(slots.c.wanted > slots.c.shown).values(digest="", picture="")


async def delay(db: AsyncConnection, row: SlotRow, due: float) -> None:
    await db.execute(
        update(slots)
        .where(*belongs(slots, row.owner), slots.c.slot == row.slot)
        .values(due=due, attempts=row.attempts + 1)
    )


async def drop(db: AsyncConnection, of: Of, slot: str) -> None:
    await db.execute(slots.delete().where(*belongs(slots, of), slots.c.slot == slot))


_END = Statement(
    delete(slots).where(
        *belongs_bound(slots),
        slots.c.slot == bindparam("its"),
        slots.c.message_id == bindparam("message"),
        slots.c.wanted <= bindparam("version"),
    )
)


async def end(db: AsyncConnection, row: SlotRow, version: int) -> None:
    """Its message is left as it is, unless more is wanted of it by now than to show `version`."""
    about = {**keys_of(row.owner), "its": row.slot, "message": row.message_id, "version": version}
    await _END.change(db, about)


async def get(db: AsyncConnection, of: Of, slot: str) -> SlotRow | None:
    row = await _ONE.row(db, {**keys_of(of), "its": slot})
    return _slot(row) if row is not None else None


async def all_of(db: AsyncConnection, of: Of) -> list[SlotRow]:
    """Every message that follows an owner."""
    return [_slot(row) for row in await _ALL.rows(db, keys_of(of))]


async def behind(db: AsyncConnection) -> list[SlotRow]:
    """Slots whose message has something older to show than they want."""
    rows = await db.execute(select(slots).where(slots.c.wanted > slots.c.shown))
    return [_slot(dict(row)) for row in rows.mappings()]


async def behind_of(db: AsyncConnection, of: Of) -> list[SlotRow]:
    """The same of one owner."""
    return [slot for slot in await all_of(db, of) if slot.wanted > slot.shown]


async def one_behind(db: AsyncConnection, of: Of, slot: str) -> SlotRow | None:
    """The slot, if it has something newer to show."""
    row = await _ONE_BEHIND.row(db, {**keys_of(of), "its": slot})
    return _slot(row) if row is not None else None


_OF = select(slots).where(*belongs_bound(slots))
_ONE = Statement(_OF.where(slots.c.slot == bindparam("its")))
_ALL = Statement(_OF.order_by(slots.c.slot))
_ONE_BEHIND = Statement(_OF.where(slots.c.wanted > slots.c.shown, slots.c.slot == bindparam("its")))
