"""What this process carries of Discord's gateway, and which of it is connected."""

from __future__ import annotations

from bot.process.clock import Clock
from bot.process.shards import Shards


class Gateway:
    """The shards that a process carries; `shards` None: the only one."""

    def __init__(self, shards: Shards | None, clock: Clock) -> None:
        self.shards = shards if shards is not None else Shards((0,), 1)
        self.clock = clock
        self._away = dict.fromkeys(self.shards.ids, clock.now())

    @property
    def away(self) -> Shards:
        """Those of its shards that are not connected."""
        return Shards(tuple(sorted(self._away)), self.shards.count)

    @property
    def away_since(self) -> float | None:
        """Since when one of them is not; None while all are."""
        return min(self._away.values(), default=None)

    def reached(self, *shards: int) -> None:
        """These are connected (again); none named: all."""
        for shard in shards or self.shards.ids:
            self._away.pop(shard, None)

    def lost(self, *shards: int) -> None:
        """These are not any more; none named: all."""
        for shard in shards or self.shards.ids:
            self._away.setdefault(shard, self.clock.now())
