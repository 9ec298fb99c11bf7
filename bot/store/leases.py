"""What this process alone does of all that the processes of one bot do together.

A process that has the store for itself does everything. Those that share a PostgreSQL database take leases:
advisory locks in the connection that holds the database (`serving`), which go with it.

- The messages of an owner (a game, a league) are sent by whoever has its lease, and so are in order. It is
  taken when there is something to send and kept for a moment after. Who does not get it tells the one that
  has it (`NOTIFY`), and tries again later: that one may die.
- What time brings (reminders, deadlines, leagues, packing, reconciliation) is the *keeper's*; if it dies,
  another is keeper within `serving.BEAT` seconds.

Each process has a row in `processes` and a lock with its number. A row without the lock is of one that
died, or lost its connection: whatever waited to be sent then may have been posted. That is noted before
anybody goes on with the leases of the dead, and all connections that the process had under this number are
ended, so that nothing waits for what it was changing. One that hangs with its connections loses them after
`serving.HUNG` seconds. None of this decides what is right, only who does it: transactions are right beside
each other, a row is posted under one nonce whoever posts it, and its lane's next is found in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Executable, func, select

from bot.process.alone import InUse
from bot.process.logs import logger
from bot.process.shards import Shards, read_shards
from bot.store.processes import BURY, CUT, DEAD, END, JOIN, SEEN, working
from bot.store.schema import processes
from bot.store.serving import CHANNEL, HUNG, SERVING, Lock, NotHeld, Serving

log = logger(__name__)

LINGER: Final = 1.0
"""Seconds that a lease is kept after its last use: what comes next is often of the same game."""
Heard = Callable[[int], None]


class Ahead:
    """A lease that is being taken while something else goes on."""

    async def mine(self) -> bool:
        """Whether it was to be had."""
        return True

    def give_back(self) -> None:
        """Done."""


class OtherShards(InUse):
    """Another process has split the gateway into another number of shards."""


class Leases:
    """Those of a process that has the store for itself: all are its own."""

    shared = False
    keeper = True
    away: Callable[[], Shards] = staticmethod(lambda: Shards((), 1))
    """Those shards of this process that are not connected, for the others to know."""

    async def take(self, kind: str, number: int, tell: bool = True) -> bool:
        """Whether this process is the one that works for an owner now; `free` it after. Where another is,
        that one is told."""
        return True

    def has(self, kind: str, number: int) -> bool:
        """Whether it still is: a connection may be lost."""
        return True

    def ahead(self, kind: str, number: int) -> Ahead:
        """Take it soon, if nobody else has it."""
        return Ahead()

    def free(self, kind: str, number: int) -> None:
        """Done with what was taken."""

    def tell(self, what: str, number: int = 0) -> None:
        """Tell the other processes, as far as they can be reached."""

    def hear(self, what: str, told: Heard) -> None:
        """Call `told` when another process tells of this."""

    async def kept(self) -> None:
        """Until this process is the keeper."""

    async def unkept(self) -> None:
        """Until it is not any more. Only where there are others."""
        raise NotImplementedError

    def all_away(self) -> Shards:
        """The shards that are not connected, whichever process carries them, or that none carries."""
        return self.away()


class SharedLeases(Leases):
    """Those of one process of several: `shards` are not all."""

    shared = True

    def __init__(self, shards: Shards) -> None:
        self.shards = shards
        self.number = _draw()
        """New with each connection that holds the locks."""
        self.keeper = False
        self.locks = [
            Lock(SERVING, shared=True),
            *(Lock(shard, "shard") for shard in shards.ids),
        ]
        self._serving: Serving | None = None
        self._holds: set[tuple[str, int]] = set()
        self._used: Counter[tuple[str, int]] = Counter()
        self._turns: dict[tuple[str, int], asyncio.Lock] = {}
        self._told: dict[str, Heard] = {}
        self._missing: set[int] = set(range(shards.count))
        """Shards that are not connected, as far as is known. All while the others cannot be seen."""
        self._kept, self._unkept = asyncio.Event(), asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def join(self, serving: Serving) -> None:
        """Before its locks are taken: from then on, its connection holds the leases."""
        self._serving = serving
        serving.begun, serving.beat, serving.gone, serving.told = (
            self._begin,
            self.beat,
            self._lose,
            self._hear,
        )

    # -- leases ------------------------------------------------------------------------------------------

    def has(self, kind: str, number: int) -> bool:
        return (kind, number) in self._holds and self._serving is not None and self._serving.held

    async def take(self, kind: str, number: int, tell: bool = True) -> bool:
        key = (kind, number)
        self._used[key] += 1
        # A press that is cancelled must not leave a lock that nobody knows of.
        taking = self._task(self._taken(key))
        try:
            if await asyncio.shield(taking):
                return True
        except asyncio.CancelledError:
            taking.add_done_callback(lambda _: self._put_back(key))
            raise
        self._put_back(key)
        if tell:
            self.tell(kind, number)
        return False

    async def _taken(self, key: tuple[str, int]) -> bool:
        turn = self._turns.setdefault(key, asyncio.Lock())
        async with turn:
            if key in self._holds:
                return self.has(*key)
            try:
                lock = Lock(key[1], key[0])
                ((taken,),) = await self._ask(lock.take, **lock.keys)
                if taken:
                    self._holds.add(key)
                    # Only now: whoever had it before may have died between a look and the lock.
                    await self._bury()
            except NotHeld:
                return False
            return bool(taken) and key in self._holds

    def ahead(self, kind: str, number: int) -> Ahead:
        return _Taking(self, (kind, number), self._task(self.take(kind, number, tell=False)))

    def free(self, kind: str, number: int) -> None:
        asyncio.get_running_loop().call_later(LINGER, self._put_back, (kind, number))

    def _put_back(self, key: tuple[str, int]) -> None:
        self._used[key] -= 1
        if not self._used[key]:
            self._task(self._release(key))

    async def _release(self, key: tuple[str, int]) -> None:
        turn = self._turns.setdefault(key, asyncio.Lock())
        async with turn:
            if self._used[key]:
                return
            del self._used[key]
            self._turns.pop(key, None)
            if key in self._holds:
                self._holds.discard(key)
                lock = Lock(key[1], key[0])
                with contextlib.suppress(NotHeld):
                    await self._ask(lock.free, **lock.keys)

    # -- words -------------------------------------------------------------------------------------------

    def tell(self, what: str, number: int = 0) -> None:
        self._task(self._tell(f"{self.number} {what} {number}"))

    async def _tell(self, word: str) -> None:
        try:
            await self._ask(select(func.pg_notify(CHANNEL, word)))
        except NotHeld:
            log.info("nobody could be told", word=word)

    def hear(self, what: str, told: Heard) -> None:
        self._told[what] = told

    def _hear(self, word: str) -> None:
        by, what, number = word.split(" ")
        if int(by) != self.number and what in self._told:
            self._told[what](int(number))

    # -- the processes -----------------------------------------------------------------------------------

    async def _begin(self) -> None:
        """Each time under a new number: what was begun under the last may have come through, and others take
        it over."""
        await self._bury(urgent=True)
        for (theirs,) in await self._ask(select(processes.c.shards)):
            if (found := read_shards(theirs)) is not None and found.count != self.shards.count:
                raise OtherShards(found.count)
        lock = Lock(self.number, "process")
        await self._ask(lock.take, **lock.keys)
        await self._ask(JOIN, id=self.number, shards=str(self.shards), away=self._own)
        await self.beat()

    async def beat(self) -> None:
        """A sign of life, and a look at the others'. NotHeld."""
        if self._serving is None or not await self._serving.live(
            SEEN, {"me": self.number, "lost": self._own}
        ):
            # Taken for dead meanwhile: its leases are others' by now.
            raise NotHeld
        await self._bury(urgent=True)
        await self._ask(END, True, me=self.number, hung=HUNG)
        found = await self._ask(select(processes.c.shards, processes.c.away), True)
        missing = set(range(self.shards.count))
        for row in found:
            if (theirs := read_shards(row.shards)) is not None:
                missing -= {each for each in theirs.ids if str(each) not in row.away.split(",")}
        self._missing = missing
        if not self.keeper:
            ((kept,),) = await self._ask(_KEEPER.take, True, **_KEEPER.keys)
            if kept:
                log.info("this process keeps the time")
                self.keeper = True
                self._unkept.clear()
                self._kept.set()

    async def _bury(self, urgent: bool = False) -> None:
        """What the dead were sending may have been posted. Returns once that is noted, by whomever."""
        for (dead,) in await self._ask(DEAD, urgent, me=self.number):
            log.warning("a process has died", process=dead)
            # First: its transactions may hold what is noted then.
            await self._ask(CUT, urgent, name=working(dead))
            await self._ask(BURY, urgent, dead=dead)
            lock = Lock(dead, "process", shared=True)
            await self._ask(lock.free, urgent, **lock.keys)

    def _lose(self) -> None:
        """The connection is gone, and with it all leases."""
        self.number = _draw()
        self._holds.clear()
        self._missing = set(range(self.shards.count))
        self.keeper = False
        self._kept.clear()
        self._unkept.set()

    async def kept(self) -> None:
        await self._kept.wait()

    async def unkept(self) -> None:
        await self._unkept.wait()

    def all_away(self) -> Shards:
        missing = self._missing
        if len(missing) < self.shards.count:
            # What it carries itself it knows better than its row, which is as old as the last sign of life.
            missing = missing - set(self.shards.ids) | set(self.away().ids)
        return Shards(tuple(sorted(missing)), self.shards.count)

    @property
    def _own(self) -> str:
        return ",".join(map(str, self.away().ids))

    # -- asking ------------------------------------------------------------------------------------------

    async def _ask(self, query: Executable, urgent: bool = False, /, **given: object) -> Any:
        if self._serving is None:
            raise NotHeld
        return await self._serving.ask(query, given, urgent)

    def _task(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


class _Taking(Ahead):
    def __init__(self, leases: SharedLeases, key: tuple[str, int], taking: asyncio.Task[bool]) -> None:
        self._leases = leases
        self._key = key
        self._taking = taking

    async def mine(self) -> bool:
        return await asyncio.shield(self._taking) and self._leases.has(*self._key)

    def give_back(self) -> None:
        self._taking.add_done_callback(self._taken)

    def _taken(self, done: asyncio.Task[bool]) -> None:
        if not done.cancelled() and done.result():
            self._leases.free(*self._key)


def _draw() -> int:
    return secrets.randbelow(2**31 - 1) + 1


_KEEPER: Final = Lock(0, "keeper")
