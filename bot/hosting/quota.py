"""So much for everybody within an hour, of what costs the others something; forgotten when the bot stops."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

HOUR: Final = 3600.0
KEPT: Final = 500
"""Persons that are remembered."""


class Quota:
    """Counts what each person has done within the last hour, at most `most` times."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._done: OrderedDict[int, deque[float]] = OrderedDict()

    def wait(self, user_id: int, now: float) -> float:
        """How many seconds somebody has to wait until they may do it again; 0: they may now."""
        done = self._done.get(user_id, deque())
        while done and done[0] <= now - HOUR:
            done.popleft()
        return done[0] + HOUR - now if len(done) >= self.most else 0.0

    def count(self, user_id: int, now: float) -> float:
        """Note that somebody does it now; where they have to `wait`, only returns for how long."""
        if wait := self.wait(user_id, now):
            return wait
        self._done.setdefault(user_id, deque()).append(now)
        self._done.move_to_end(user_id)
        while len(self._done) > KEPT:
            self._done.popitem(last=False)
        return 0.0
