"""What edits have brought to the screen, before the store says so.

An edit may be made again without harm, so that it has come through is written with the next commit of small
changes. Before that, and for who has read the store before it, it is known here, so that nobody edits a
message to what it shows already. Who dies before
that commit leaves behind a message of which nobody knows what it shows (`slots.suspect`).
"""

from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.process.latest import Latest
from bot.store import slots
from bot.store.database import Database
from bot.store.outbox import Owner
from bot.store.slots import Edited, SlotRow

Noted = dict[tuple[Owner, str], Edited]
KNOWN = 5000
"""Messages of which it is known what they show."""


class Edits:
    """Of all slots of one kind of owner."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._shown: Latest[tuple[Owner, str], SlotRow] = Latest(KNOWN)
        """As they are now: the store may not say so yet."""
        self._noted: Noted = {}
        """What is stored next."""

    def known(self, slot: SlotRow) -> SlotRow:
        """A slot as the store has it, with what its message shows now."""
        now = self._shown.get((slot.owner, slot.slot))
        if now is None or now.message_id != slot.message_id or slot.shown > now.shown:
            return slot
        if slot.shown < 0 and slot.due != now.due:  # it is to be drawn anew
            return slot
        return slot._replace(shown=now.shown, digest=now.digest, picture=now.picture)

    def note(self, slot: SlotRow, version: int, digest: str, picture: str) -> None:
        """The slot's message now shows `version`."""
        key = slot.owner, slot.slot
        self._shown[key] = slot._replace(shown=version, digest=digest, picture=picture)
        if not self._noted:
            noted: Noted = {}
            self._noted = noted
            self.db.write_late(partial(self._store, noted)).add_done_callback(partial(self._stored, noted))
        self._noted[key] = Edited(slot, version, digest, picture)

    async def _store(self, noted: Noted, db: AsyncConnection) -> None:
        if self._noted is noted:
            self._noted = {}
        await slots.note_edited(db, [*noted.values()])

    def _stored(self, noted: Noted, storing: asyncio.Future[object]) -> None:
        """If it could not be, they are edited again. Those that share the store edit them, too: there it is
        the store that is believed."""
        if self._noted is noted:  # the store could not be reached: nobody is to add to what nobody stores
            self._noted = {}
        forgotten = storing.cancelled() or storing.exception() or self.db.leases.shared
        for key, shown in noted.items():
            now = self._shown.get(key)
            if now is None or now.shown != shown.version:
                continue
            if forgotten:
                del self._shown[key]
            else:  # whatever is to be drawn anew by what the store says has not been
                self._shown[key] = now._replace(due=-1.0)
