"""What the strong computer would do in somebody's place, and why a computer did what it did.

It is worked out where computers think (`thinking.py`), so it costs processor time that others wait for:
everybody has so many an hour, and who asks again about the same question is told the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, ClassVar

from bot.hosting.game import Game
from bot.hosting.kind import Table
from bot.hosting.quota import HINTS, Quota
from bot.messages.refusals import Refusal
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.process.workers import Workers

log = logger(__name__)

SECONDS = 3.0
"""How long an advice may take to work out. Usually it takes a quarter of a second."""
KEPT = 500
"""Pieces of advice that are remembered."""


class Advising(ABC):
    """A `GameKind` whose computers can say what they would do, and why."""

    computers: ClassVar[Sequence[str]]
    """Those who can say why, the best one last."""

    @abstractmethod
    def advises(self, game: Game) -> bool:
        """Whether hints tell players nothing that the game does not want them to be told."""

    @abstractmethod
    def advice(self, game: Game, seat: str, decision_id: int, computer: str = "") -> Callable[[], Any]:
        """What works out the advice about an open decision of a seat, in another process.

        `computer`: as that one plays; the best one if left out."""

    @abstractmethod
    def advised(self, game: Game, seat: str, decision_id: int, advice: Any, language: str) -> Sequence[str]:
        """What it advises, and why: a line each, the choice first (plain text)."""

    @abstractmethod
    def advised_keys(self, advice: Any) -> Sequence[str]:
        """The keys that it answers with."""


def hints(table: Table, seat: str) -> bool:
    """Whether a seat may ask what the computer would do in its place."""
    kind = table.kind
    person = table.row.seats[seat].user_id is not None
    return isinstance(kind, Advising) and person and table.row.hints and kind.advises(table.game)


class Adviser:
    """Works out advice, so much for everybody."""

    def __init__(self, workers: Workers, clock: Clock) -> None:
        self.workers = workers
        self.clock = clock
        self.quota = Quota(HINTS)
        self._given: OrderedDict[tuple[int, ...], Any] = OrderedDict()

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
        while len(self._given) > KEPT:
            self._given.popitem(last=False)
        return found
