"""What a lane has to do next, as the store says.

After an answer several lanes of one game have something to do. Mostly the commit hands it over (`Handed`);
else they are looked at together (`at_all`), with the game read once. Whether a lane has more to do is looked
at where it is written down (`Note`) that something is done (`at_one`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import outbox, slots
from bot.store.outbox import THREAD, Owner, Row
from bot.store.slots import SlotRow

Leave = Callable[[], bool]
"""Whether the owner's edits are left until later; by being asked it knows that there are some."""

Note = Callable[[AsyncConnection], Awaitable[bool]]
"""Writes down that a message is done. True if other lanes of its owner have something to do because of it."""


def settled(row: Row, state: str, message_id: int | None = None) -> Note:
    """It has been sent, skipped or given up, and nothing else follows."""

    async def note(db: AsyncConnection) -> bool:
        await outbox.settle(db, row, state, message_id)
        return False

    return note


class Reader(Protocol):
    """Knows one kind of owner."""

    async def read(self, db: AsyncConnection, number: int) -> Any:
        """What a message is made from: the owner as it is stored; None if it is gone."""

    def beside(self, lane: str, owner: Any) -> Sequence[str]:
        """The other lanes of the same owner that end in the same channel."""

    def replaces(self, row: Row) -> str:
        """The slot whose message goes when the row's is there; "" if none does."""


class Seen(NamedTuple):
    """A lane's next message or, where there is none, its slot; never neither."""

    row: Row | None
    slot: SlotRow | None
    """Beside a row what it replaces, as that was before it."""
    found: Any
    """Their owner."""
    beside: Sequence[str] = ()
    """The lanes that end in the same channel as the row's."""


class Handed(NamedTuple):
    """What a commit has left to do for an owner, and nothing else is: whoever is given it need not look."""

    rows: Sequence[Row]
    """The next message of each lane that has one."""
    slots: Sequence[SlotRow]
    """All that are behind and, where there are rows, those that these replace."""
    found: Any
    """Their owner."""

    def seen(self, reader: Reader, leave: bool) -> dict[str, Seen | None]:
        """What each lane has to do; None for those that are to wait, as edits are which are to be left."""
        heads = {row.lane: row for row in self.rows}
        named = {slot.slot: slot for slot in self.slots}
        behind = {outbox.lane_of(name): slot for name, slot in named.items() if slot.wanted > slot.shown}
        seen: dict[str, Seen | None] = dict.fromkeys([*heads, *behind])
        for lane, slot in behind.items():
            if lane not in heads and not leave:
                seen[lane] = Seen(None, slot, self.found)
        for lane, row in heads.items():
            beside = reader.beside(lane, self.found)
            if not any(other in heads and heads[other].id < row.id for other in beside):
                seen[lane] = Seen(row, named.get(reader.replaces(row)), self.found, beside)
        return seen


async def at_one(db: AsyncConnection, reader: Reader, owner: Owner, lane: str, leave: Leave) -> Seen | None:
    """None if a lane has nothing to do. One transaction: a slot is only edited to a state that has no message
    of its lane before it."""
    slot: SlotRow | None = None
    row = await outbox.head(db, owner, lane)
    if row is not None and (name := reader.replaces(row)):
        slot = await slots.get(db, owner, name)
    elif row is None and lane != THREAD:
        slot = await slots.one_behind(db, owner, outbox.slot_of(lane))
    if row is None and (slot is None or leave()):
        return None
    found = await reader.read(db, owner.id)
    if found is None or row is None:
        return Seen(None, slot, found) if found is not None else None
    beside = reader.beside(lane, found)
    if await outbox.is_overtaking(db, row, beside):
        return None  # the lane in front wakes this one
    return Seen(row, slot, found, beside)


async def at_all(db: AsyncConnection, reader: Reader, owner: Owner, leave: Leave) -> dict[str, Seen | None]:
    """The same of each lane of an owner that has something to do; None for those that are to wait."""
    rows, every = await outbox.heads(db, owner), await slots.all_of(db, owner)
    behind = [slot for slot in every if slot.wanted > slot.shown]
    left = bool(behind) and leave()
    found = await reader.read(db, owner.id) if rows or (behind and not left) else None
    if found is None:
        return dict.fromkeys([*(row.lane for row in rows), *(outbox.lane_of(slot.slot) for slot in behind)])
    return Handed(rows, every, found).seen(reader, left)
