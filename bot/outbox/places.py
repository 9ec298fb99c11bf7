"""How many requests the outbox has under way, and whose turn is next.

Messages go before edits: a message that is late is read late, an edit that is late is overtaken by the next
one and need not be made at all. Edits have a few places that nothing takes from them, so that no board stands
still.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

PARALLEL: Final = 32
"""Requests that may be under way at once."""
EDITS: Final = 4
"""Places that are kept for edits while messages wait."""


class Line:
    """Those who ask for a place of one kind, each of whom has one within. True where they had to wait: what
    is to be sent may be old by then."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.under_way = 0
        self.waiting: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> bool:
        if self.places.free():  # so nobody waits
            self.under_way += 1
            return False
        place = asyncio.get_running_loop().create_future()
        self.waiting.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # cancelled in the moment it was granted
                await self.__aexit__()
            raise
        return True

    async def __aexit__(self, *_: object) -> None:
        self.under_way -= 1
        self.places.grant()


class Places:
    """Gives each request its place, for as long as it is under way."""

    def __init__(self, parallel: int = PARALLEL, edits: int = EDITS) -> None:
        self.parallel = parallel
        self.kept = edits
        self.messages, self.edits = Line(self), Line(self)

    def free(self) -> bool:
        return self.messages.under_way + self.edits.under_way < self.parallel

    def grant(self) -> None:
        """Give away the places that are free."""
        while self.free():
            edits_first = self.edits.under_way < self.kept or not self.messages.waiting
            line = self.edits if self.edits.waiting and edits_first else self.messages
            if not line.waiting:
                return
            place = line.waiting.popleft()
            if not place.done():
                line.under_way += 1
                place.set_result(None)
