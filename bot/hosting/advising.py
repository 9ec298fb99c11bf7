"""What the strong computer would do in somebody's place, and why a computer did what it did.

It is worked out where computers think (`thinking.py`), so it costs processor time that others wait for:
everybody has so many an hour, and who asks again about the same question is told the same.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from bot.contract.advising import Advising
from bot.contract.kind import Table
from bot.contract.teaching import lesson_of
from bot.hosting.quota import HINTS, Quota
from bot.messages.refusals import Refusal
from bot.process.clock import Clock
from bot.process.latest import Latest
from bot.process.logs import logger
from bot.process.workers import Workers

log = logger(__name__)

SECONDS = 3.0
"""How long an advice may take to work out. Usually it takes a quarter of a second."""
KEPT = 500
"""Pieces of advice that are remembered."""


def hints(table: Table, seat: str) -> bool:
    """Whether a seat may ask what the computer would do in its place; a lesson's task says it already."""
    kind = table.kind
    person = table.row.seats[seat].user_id is not None
    if lesson_of(table.row.level):
        return False
    return isinstance(kind, Advising) and person and table.row.hints and kind.advises(table.game)


class Adviser:
    """Works out advice, so much for everybody."""

    def __init__(self, workers: Workers, clock: Clock) -> None:
        self.workers = workers
        self.clock = clock
        self.quota = Quota(HINTS)
        self._given: Latest[tuple[int, ...], Any] = Latest(KEPT)

    async def ask(
        self, user_id: int, about: tuple[int, ...], job: Callable[[], Any], *, here: bool = False
    ) -> Any:
        """What comes of `job` for somebody; the same again for who asks again `about` the same thing.

        `here`: it takes no time. Refusal for who has asked too much, and where it cannot be worked out."""
        if about in self._given:
            return self._given[about]
        left = self.quota.count(user_id, self.clock.now())
        if left:
            raise Refusal("bot-hint-quota", most=self.quota.most, minutes=ceil(left / 60))
        try:
            found = job() if here else await self.workers.run(job, SECONDS)
        except Exception as error:
            log.warning("no advice", error=type(error).__name__)
            raise Refusal("bot-hint-failed") from error
        self._given[about] = found
        return found
