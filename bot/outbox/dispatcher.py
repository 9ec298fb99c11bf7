"""The dispatcher: sends what the store promises, in the order of each lane, until it has come through.

A lane is one game's thread, one player's DM, or the board's edits; a league's channel, one member's DM, one
page's edits. Lanes run beside each other; within one, the next message waits for the one before. Where lanes
of one owner end in the same channel (one person with several seats), so do they for each other. Failures
that may pass (no connection, 5xx, rate limits) are tried again with growing pauses, refusals that nobody
knows for a day; a message Discord refuses for good is a dead letter.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from operator import itemgetter
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.outbox import failures, looking
from bot.outbox.looking import Handed, Note, Reader, Seen
from bot.outbox.places import Places
from bot.process.clock import Clock
from bot.process.logs import begin_alone, caused_by, logger
from bot.process.stopping import finish
from bot.store import outbox, slots
from bot.store.database import Database, StoreUnavailable
from bot.store.leases import Ahead
from bot.store.outbox import Of, Owner, Row
from bot.store.slots import Edited, SlotRow

log = logger(__name__)

ELSEWHERE = 1.0
"""Seconds until it is looked again whether another process still works for an owner."""


class Carrier(Reader, Protocol):
    """Sends the messages of one kind of owner."""

    async def send(self, row: Row, owner: Any, suspect: bool, old: SlotRow | None) -> Note | None:
        """Post one row; returns what is to be written down of it, if that is not done. `suspect`: it may have
        been posted before; `old`: what it replaces."""

    async def refresh(self, slot: SlotRow, owner: Any) -> None:
        """Edit a slot's message to its owner as it stands."""


class Dispatcher:
    """Runs lanes. `wake(owner)` after a commit; `run()` also sweeps the whole store now and then.

    `carriers`: by kind of owner. What belongs to a kind without one waits; none goes while lanes run."""

    def __init__(
        self, db: Database, clock: Clock, carriers: dict[str, Carrier], sweep_seconds: float
    ) -> None:
        self.db = db
        self.clock = clock
        self.carriers = carriers
        self.sweep_seconds = sweep_seconds
        self._suspects_up_to = 0
        self._tried: set[int] = set()
        """Rows whose sending was begun, and of which the store does not say (yet) what came of it."""
        self._running: dict[tuple[Owner, str], asyncio.Task[None]] = {}
        self._again: dict[tuple[Owner, str], Seen | None] = {}
        """Lanes at work that have more to do then: what was handed over; None: they are to look."""
        self._held: Counter[Owner] = Counter()
        self._left: dict[Owner, Handed | None] = {}
        """Those whose edits wait for the answers of interactions (`hold`); which, if that is known."""
        self._busy: dict[Owner, set[str]] = {}
        """Of each owner that is just looked at, the lanes that have been at work since that began: what is
        seen of them may be done."""
        self._elsewhere: set[Owner] = set()
        """Those another process works for."""
        self.places = Places()
        self._open = False

    async def begin(self) -> None:
        """Start sending: rows left by an earlier process may have been posted by it already."""
        async with self.db.write() as db:
            self._suspects_up_to = await outbox.last_id(db)
            if not self.db.leases.shared:  # whoever shares the store is still at work
                await slots.suspect(db)
        self._open = True
        for kind in self.carriers:
            self.db.leases.hear(kind, partial(self._told, kind))
        await self.sweep()

    def _told(self, kind: str, number: int) -> None:
        """Another process has left something to send for an owner that this one works for."""
        owner = Owner(kind, number)
        if self._open and self.db.leases.has(*owner):
            self._start(owner, "")

    async def run(self) -> None:
        """Sweep for ever: what was delayed, and what another process has left."""
        while True:
            await self.clock.sleep(self.sweep_seconds)
            try:
                await self.sweep()
            except StoreUnavailable:
                log.warning("sweep put off")

    async def sweep(self) -> None:
        """Start every lane with something to send, unless it is at work, or left to an answer (`hold`)."""
        async with self.db.read() as db:
            lanes, behind = set(await outbox.lanes(db)), await slots.behind(db)
        lanes |= {(slot.owner, outbox.lane_of(slot.slot)) for slot in behind if slot.owner not in self._held}
        for owner, lane in sorted(lanes - self._running.keys()):
            self._start(owner, lane)

    def wake(self, of: Of, handed: Handed | None = None) -> None:
        """Something of this owner (a number alone: game) waits to be sent; `handed`: just that, by who has
        committed it."""
        owner = outbox.owner(of)
        if not self._open:
            return
        if handed is None:  # nor may what was handed over before be so any more
            self._left.update({owner: None} if owner in self._left else {})
            self._again.update({key: None for key in self._again if key[0] == owner})
            self._start(owner, "")
        else:
            self._start_handed(owner, handed)

    def _start_handed(self, owner: Owner, handed: Handed) -> None:
        """Start what a commit has left; edits later, while interactions are answered."""
        if owner.kind not in self.carriers:
            return
        held = owner in self._held
        lanes = handed.seen(self.carriers[owner.kind], held)
        first = {row.lane for row in handed.rows}
        for lane, seen in sorted(lanes.items(), key=itemgetter(0)):
            if seen is not None or (lane in first and (owner, lane) in self._running):
                self._start(owner, lane, seen)
        if held:  # a lane that has a message to send looks for its edit itself, after that
            left = [slot for slot in handed.slots if outbox.lane_of(slot.slot) not in first]
            self._left[owner] = Handed((), left, handed.found)

    @contextmanager
    def hold(self, of: Of) -> Iterator[Ahead]:
        """While an interaction is being answered, leave the panels to it: its answer is their next edit;
        unless another process edits them (`Ahead.mine`)."""
        owner = outbox.owner(of)
        self._held[owner] += 1
        ahead = self.db.leases.ahead(*owner)
        try:
            yield ahead
        finally:
            ahead.give_back()
            self._held[owner] -= 1
            if not self._held[owner]:
                del self._held[owner]
                # Whatever else there is was woken by its own commit.
                if owner in self._left:
                    handed = self._left.pop(owner)
                    if handed is None:
                        self._start(owner, "")
                    else:
                        self._start_handed(owner, handed)

    def _start(self, owner: Owner, lane: str, seen: Seen | None = None) -> None:
        """`seen`: what the lane has to do, where that is known already."""
        if owner.kind not in self.carriers:
            return
        key = (owner, lane)
        if key in self._running:
            self._again[key] = seen
            return
        task = asyncio.get_running_loop().create_task(
            self._lane(owner, lane, seen), name=f"lane {owner.kind} {owner.id} {lane}"
        )
        self._running[key] = task
        if owner in self._busy:
            self._busy[owner].add(lane)
        # One that is cancelled before its first step never gets to its own end.
        task.add_done_callback(lambda _: self._ended(key, task))

    def _ended(self, key: tuple[Owner, str], task: asyncio.Task[None]) -> None:
        if self._running.get(key) is task:
            del self._running[key]

    async def _lane(self, owner: Owner, lane: str, seen: Seen | None) -> None:
        key, ours = (owner, lane), self.db.leases.has(*owner)
        begin_alone()
        try:
            if not lane:
                await self._start_lanes(owner)
            elif await self.db.leases.take(*owner):
                try:
                    # Whoever had the owner until now may have done it.
                    await self._work(owner, lane, seen if ours else None)
                finally:
                    self.db.leases.free(*owner)
            else:
                self._look_again(owner)
        except StoreUnavailable:
            log.warning("lane put off", lane=lane, **_about(owner))
        except Exception as error:
            log.exception("lane failed", lane=lane, error=type(error).__name__, **_about(owner))
        finally:
            self._running.pop(key, None)
            self._again.pop(key, None)

    async def _work(self, owner: Owner, lane: str, seen: Seen | None) -> None:
        """Do what there is to do, for as long as it is this process that does it."""
        key, leases, carrier = (owner, lane), self.db.leases, self.carriers[owner.kind]
        while self._open and leases.has(*owner):
            if seen is None:  # what comes after a look wants another one
                self._again.pop(key, None)
                # Read in a call of its own: hundreds may wait to send, and none of them keeps what it took.
                seen = await self._look(carrier, owner, lane)
            while seen is not None and self._open and leases.has(*owner):
                seen = await self._step(carrier, owner, lane, seen)
            if key not in self._again:
                return
            seen = self._again.pop(key)

    def _look_again(self, owner: Owner) -> None:
        """Another process sends this owner's messages, and has been told that there are more; it may die."""
        if owner not in self._elsewhere:
            self._elsewhere.add(owner)
            asyncio.get_running_loop().call_later(ELSEWHERE, self._looked_again, owner)

    def _looked_again(self, owner: Owner) -> None:
        self._elsewhere.discard(owner)
        if self._open:
            self._start(owner, "")

    async def _start_lanes(self, owner: Owner) -> None:
        """Start those lanes of an owner that have something to do."""
        key, leases = (owner, ""), self.db.leases
        while self._open:
            self._again.pop(key, None)
            ours = leases.has(*owner)
            busy = self._busy[owner] = {lane for of, lane in self._running if of == owner}
            try:
                async with self.db.read() as db:
                    # Where another process edits, it is to hear of it.
                    leave = partial(self._leave, owner) if ours else lambda: False
                    lanes = await looking.at_all(db, self.carriers[owner.kind], owner, leave)
            finally:
                del self._busy[owner]
            for lane, seen in sorted(lanes.items(), key=itemgetter(0)):
                if seen is not None:
                    self._start(owner, lane, seen if ours and lane not in busy else None)
                elif (owner, lane) in self._running:
                    self._again[owner, lane] = None  # what it is about to do may be to wait by now
            if key not in self._again:
                return

    async def _step(self, carrier: Carrier, owner: Owner, lane: str, seen: Seen) -> Seen | None:
        """Do what a lane has to do; returns what comes next, None if there is nothing to do now."""
        row, slot, found, beside = seen
        now = self.clock.now()
        if row is not None:
            if not failures.is_due(row.due, now):
                return None
            with caused_by(row.cause):
                done, following = await self._send(carrier, seen)
            again = self._again.get((owner, lane))
            if again is not None and again.row is not None and again.row.id <= row.id:
                self._again[owner, lane] = None  # this row was handed over once more
            for other in beside if done else ():
                self._start(owner, other)
            return following
        if slot is not None and not self._leave(owner) and failures.is_due(slot.due, now):
            return await self._edit(carrier, slot, found)
        return None

    async def _newest(
        self, carrier: Carrier, owner: Owner, lane: str, seen: Seen, waited: bool
    ) -> Seen | None:
        """What a lane has to do once it has its place, for which it may have waited."""
        if not waited or (owner, lane) not in self._again:
            return seen
        return self._again.pop((owner, lane)) or await self._look(carrier, owner, lane)

    async def _edit(self, carrier: Carrier, slot: SlotRow, found: object) -> Seen | None:
        """Edit a slot's message in its turn, to what is newest then; or the message that goes before."""
        lane = outbox.lane_of(slot.slot)
        async with self.places.edits as waited:
            if waited and self._leave(slot.owner):
                return None
            seen = await self._newest(carrier, slot.owner, lane, Seen(None, slot, found), waited)
            if seen is None or seen.slot is None or seen.row is not None:
                return seen
            slot, found = seen.slot, seen.found
            with caused_by(slot.cause):
                try:
                    if self._open:
                        await carrier.refresh(slot, found)
                except Exception as error:
                    await self._not_edited(slot, error)
        # A later change wakes the lane again; a failed edit waits for the sweep.
        return None

    async def _look(self, carrier: Carrier, owner: Owner, lane: str) -> Seen | None:
        async with self.db.read() as db:
            return await looking.at_one(db, carrier, owner, lane, partial(self._leave, owner))

    def _leave(self, owner: Owner) -> bool:
        """Whether an edit of this owner is left until the interactions are answered; it is looked at then."""
        if owner not in self._held:
            return False
        self._left[owner] = None
        return True

    async def _send(self, carrier: Carrier, sent: Seen) -> tuple[bool, Seen | None]:
        """Whether the row is done with, and what its lane has to do then."""
        assert sent.row is not None
        row, owner, lane = sent.row, sent.row.owner, sent.row.lane
        try:
            async with self.places.messages as waited:
                if not self._open:
                    return False, None
                seen = await self._newest(carrier, owner, lane, sent, waited)
                if seen is None or seen.row is None or seen.row.id != row.id:
                    return seen is not None, seen  # what waited behind the row is to look, too
                suspect = row.id <= self._suspects_up_to or row.attempts > 0 or row.id in self._tried
                self._tried.add(row.id)
                note = await carrier.send(row, seen.found, suspect, seen.slot)
                following = await self._written(carrier, owner, lane, note) if note is not None else None
        except Exception as error:
            now = self.clock.now()
            since = None if failures.passes(error) else now if row.refused is None else row.refused
            over = failures.final(error) or (since is not None and now - since >= failures.PATIENCE)
            failures.note(error, over, row=row.id, kind=row.kind, **_about(owner))
            async with self.db.write() as db:
                if over:
                    await outbox.give_up(db, row, failures.reason(error))
                else:
                    # A connection that fails in between does not make it a new refusal.
                    await outbox.delay(db, row, now + failures.pause(row.attempts), since or row.refused)
            self._tried.discard(row.id)
            return over, await self._look(carrier, owner, lane) if over else None
        self._tried.discard(row.id)
        return True, following if note is not None else await self._look(carrier, owner, lane)

    async def _written(self, carrier: Carrier, owner: Owner, lane: str, note: Note) -> Seen | None:
        """Write down what has been sent, and look in the same transaction what its lane has to do next."""

        async def write(db: AsyncConnection) -> tuple[bool, Seen | None]:
            return await note(db), await looking.at_one(db, carrier, owner, lane, partial(self._leave, owner))

        self._again.pop((owner, lane), None)
        more, following = await self.db.write_soon(write)
        if more:
            self.wake(owner)
        return following

    async def _not_edited(self, slot: SlotRow, error: Exception) -> None:
        over = failures.edit_is_over(error, slot.attempts)
        failures.note(error, over, slot=slot.slot, **_about(slot.owner))
        async with self.db.write() as db:
            if over:
                await slots.note_edited(db, [Edited(slot, slot.wanted, slot.digest, slot.picture)])
            else:
                await slots.delay(db, slot, self.clock.now() + failures.pause(slot.attempts))

    async def settle(self) -> None:
        """Wait until every lane at work has come to rest, and what came of it is stored."""
        while self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)
        await self.db.written()

    def stop(self) -> None:
        """Begin no further message."""
        self._open = False

    async def close(self) -> None:
        """Stop sending; whatever is unfinished is found again at the next start."""
        self.stop()
        await finish(list(self._running.values()))


def _about(owner: Owner) -> dict[str, int]:
    """An owner, as logs name it."""
    return {owner.kind: owner.id}
