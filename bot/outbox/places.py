"""How many requests the outbox has under way, and whose turn is next.

Messages go before edits: a message that is late is read late, an edit that is late is overtaken by the next
one and need not be made at all. Edits have a few places that nothing takes from them, so that no board stands
still.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PARALLEL: Final = 32
"""Requests that may be under way at once."""
EDITS: Final = 4
"""Places that are kept for edits while messages wait."""
Waiting = deque[asyncio.Future[None]]


class Places:
    """Gives each request its place, for as long as it is under way."""

    def __init__(self, parallel: int = PARALLEL, edits: int = EDITS) -> None:
        self.parallel = parallel
        self.kept = edits
        self._messages = 0
        self._edits = 0
        self._waiting_messages: Waiting = deque()
        self._waiting_edits: Waiting = deque()

    @asynccontextmanager
    async def message(self) -> AsyncIterator[bool]:
        """A message's place. True where it had to wait: what it is made from may be old by then."""
        waited = await self._wait(self._waiting_messages)
        try:
            yield waited
        finally:
            self._messages -= 1
            self._grant()

    @asynccontextmanager
    async def edit(self) -> AsyncIterator[bool]:
        """An edit's place; the same."""
        waited = await self._wait(self._waiting_edits)
        try:
            yield waited
        finally:
            self._edits -= 1
            self._grant()

    async def _wait(self, waiting: Waiting) -> bool:
        place = asyncio.get_running_loop().create_future()
        waiting.append(place)
        self._grant()
        waits = not place.done()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # cancelled in the moment it was granted
                self._take(waiting, -1)
                self._grant()
            raise
        return waits

    def _take(self, waiting: Waiting, count: int) -> None:
        if waiting is self._waiting_edits:
            self._edits += count
        else:
            self._messages += count

    def _grant(self) -> None:
        """Give away the places that are free."""
        while self._messages + self._edits < self.parallel:
            edits_first = self._edits < self.kept or not self._waiting_messages
            waiting = self._waiting_edits if self._waiting_edits and edits_first else self._waiting_messages
            if not waiting:
                return
            place = waiting.popleft()
            if not place.done():
                self._take(waiting, 1)
                place.set_result(None)
