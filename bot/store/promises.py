"""What a game was promised on Discord, and what of it has been done: for holding it against what is there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import slots as stored_slots
from bot.store.schema import moves, outbox
from bot.store.sections import Page
from bot.store.slots import SlotRow


class LoggedMove(NamedTuple):
    """A row of the decision log."""

    seat: str
    section: int
    at: float


class Turn(NamedTuple):
    """A page of a turn that was promised to the thread."""

    state: str
    message_id: int | None


@dataclass(frozen=True)
class Promises:
    """Of one game, since a moment."""

    moves: Sequence[LoggedMove]
    whole: bool
    """Whether the first answer is among them."""
    turns: Mapping[Page, Turn]
    slots: Mapping[str, SlotRow]
    waiting: frozenset[str]
    """Lanes with something still to send."""
    kinds: frozenset[str]
    """Kinds of messages that were sent or given up."""
    nudges: Mapping[str, float]
    """When each seat was last called in the thread."""

    def begun(self, since: float) -> tuple[int, int] | None:
        """The first and the last section of which all happened after that moment."""
        late = [move.section for move in self.moves if move.at >= since]
        early = [move.section for move in self.moves if move.at < since]
        first = max(early) + 1 if early else 0 if self.whole else min(late, default=0) + 1
        last = max(late, default=-1)
        return (first, last) if first <= last else None

    def uncalled(self, seat: str) -> bool:
        """Whether others have moved since this seat did, and nobody has called it."""
        own = max((move.at for move in self.moves if move.seat == seat), default=0.0)
        if self.moves and self.moves[-1].seat == seat:
            return False
        return self.nudges.get(seat, -1.0) < own or seat not in self.nudges


async def read(db: AsyncConnection, game_id: int, since: float) -> Promises:
    """What there is to know of a game."""
    told = (
        await db.execute(
            select(moves.c.seat, moves.c.section, moves.c.at, moves.c.number)
            .where(moves.c.game_id == game_id, moves.c.at >= since, moves.c.undone.is_(None))
            .order_by(moves.c.number)
        )
    ).all()
    of_game = (outbox.c.owner == "game", outbox.c.owner_id == game_id, outbox.c.created >= since)
    query = select(outbox).where(*of_game).order_by(outbox.c.id)
    turns: dict[Page, Turn] = {}
    waiting, kinds, nudges = set(), set(), {}
    for row in await db.execute(query):
        if row.state == "waiting":
            waiting.add(row.lane)
        elif row.state == "skipped":
            continue
        kinds.add(row.kind)
        payload = json.loads(row.payload)
        if row.kind == "nudge":
            nudges[payload["seat"]] = row.created
        elif row.kind == "turn":
            turns[Page(payload["section"], payload["page"])] = Turn(row.state, row.message_id)
    return Promises(
        [LoggedMove(seat, section, at) for seat, section, at, _ in told],
        not told or told[0].number == 1,
        turns,
        {slot.slot: slot for slot in await stored_slots.all_of(db, game_id)},
        frozenset(waiting),
        frozenset(kinds),
        nudges,
    )
