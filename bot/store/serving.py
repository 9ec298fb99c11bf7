"""Who serves a PostgreSQL database: one bot, or the processes of one bot.

A process holds advisory locks of the server's in a connection of its own, which go with the process, however
it ends. A bot in one process holds the database alone: two that send the same messages would double them.
Processes that split the gateway hold it together, and each the shards that it carries. If that connection is
lost, another might take the locks: nothing is read or written until they are held again. Nor is it by a
process that was stopped for so long that others may take it for dead, before it has asked (`HUNG`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final

from sqlalchemy import Executable, Row, TextClause, text
from sqlalchemy.exc import ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.process.alone import InUse
from bot.process.logs import logger
from bot.store.portable import url_of

log = logger(__name__)

SERVING: Final = 0x424F5400
"""The advisory lock of the bot ("BOT")."""
PATIENCE: Final = 5.0
"""Seconds to wait for the locks of a process that has just ended."""
AGAIN: Final = 20.0
"""Seconds to wait where they were this process's own: of a connection that was lost the server may not know
yet (`KEEPALIVES`, `HUNG`)."""
CONNECT_SECONDS: Final = 10.0
"""How long the server may take to let somebody in."""
PAUSE: Final = 0.5
"""Seconds between two tries."""
BEAT: Final = 2.0
"""Seconds between two signs of life of the connection."""
ANSWER: Final = 5.0
"""Seconds after which a connection that does not answer is taken for lost."""
HUNG: Final = 7.0
"""Seconds without a sign of life after which a process's connections are ended by another, which looks every
`BEAT` seconds: a process that hangs has lost all that it held within ten. By then it does not trust its locks
any more itself."""
NAME: Final = "sysop (the bot itself)"
CHANNEL: Final = "sysop"
"""Where processes tell each other (`NOTIFY`)."""
KEEPALIVES: Final = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "8000",
}
"""The server ends the connections of a machine that is gone some nine seconds after it last heard from them.
Keepalives do not run while something that was sent is not acknowledged (a `NOTIFY`): then it is the last that
ends them, in milliseconds since that was sent."""


def now() -> float:
    """Seconds, also of those in which the machine slept."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class NotHeld(Exception):
    """The connection that holds the database is lost just now."""


@dataclass(frozen=True)
class Lock:
    """An advisory lock: one number, or a kind of thing and which."""

    number: int
    kind: str = ""
    shared: bool = False

    @property
    def keys(self) -> dict[str, int]:
        # Locks with two numbers are apart from those with one.
        of = {"kind": zlib.crc32(self.kind.encode()) & 0x7FFFFFFF} if self.kind else {}
        return {**of, "it": self.number}

    @property
    def take(self) -> TextClause:
        """True if it is held now."""
        return text(f"SELECT pg_try_advisory_lock{'_shared' if self.shared else ''}({self._given})")

    @property
    def free(self) -> TextClause:
        return text(f"SELECT pg_advisory_unlock{'_shared' if self.shared else ''}({self._given})")

    @property
    def _given(self) -> str:
        return "CAST(:kind AS integer), CAST(:it AS integer)" if self.kind else ":it"


class Serving:
    """Holds `locks` for this process; all or none. `lost` is called if another has taken one of them.

    What belongs to the connection is done in `begun`, each time that the locks have been taken, and `beat`,
    every `BEAT` seconds; `gone` is called at once when it is lost."""

    def __init__(self, database: str, lost: Callable[[], None], locks: Sequence[Lock]) -> None:
        self._engine: AsyncEngine = create_async_engine(
            url_of(database),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={
                "server_settings": {"application_name": NAME, "jit": "off", **KEEPALIVES},
                "timeout": CONNECT_SECONDS,
            },
        )
        self._lost = lost
        self._locks = locks
        self._connection: AsyncConnection | None = None
        self._gone = asyncio.Event()
        self._alive = 0.0
        """When the last sign of life was given that the server has taken."""
        self._keeping: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._queue = asyncio.Lock()
        """Of what is not urgent one thing waits for its turn; hundreds may wait for that."""
        self.begun: Callable[[], Awaitable[None]] | None = None
        self.beat: Callable[[], Awaitable[None]] | None = None
        self.gone: Callable[[], None] = lambda: None
        self.told: Callable[[str], None] | None = None
        """What is done with what other processes say (`NOTIFY`)."""

    @property
    def held(self) -> bool:
        """Whether the locks are this process's, for all that it can know: a connection that others have ended
        is noticed a moment after a process that was stopped goes on."""
        return self._there and now() - self._alive < HUNG

    @property
    def _there(self) -> bool:
        return not self._gone.is_set()

    async def __aenter__(self) -> Serving:
        """InUse; SQLAlchemyError, OSError."""
        try:
            if not await self._take(PATIENCE):
                raise InUse
        except BaseException:
            await self._engine.dispose()
            raise
        self._keeping = asyncio.get_running_loop().create_task(self._keep(), name="the database's locks")
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()

    async def ask(
        self, query: Executable, given: Mapping[str, Any], urgent: bool = False
    ) -> Sequence[Row[Any]]:
        """What a statement finds, on the connection that holds the locks; NotHeld. `urgent`: before all that
        is not, so that a process with much to do is not taken for one that hangs."""
        async with contextlib.nullcontext() if urgent else self._queue, self._turn:
            connection = self._connection
            if connection is None or not self._there:
                raise NotHeld
            try:
                async with asyncio.timeout(ANSWER):
                    found = await connection.execute(query, given)
                    return list(found) if found.returns_rows else []
            except Exception as error:
                if isinstance(error, ProgrammingError) or not _passes(error):
                    raise
                log.warning("the database's locks do not answer", error=type(error).__name__)
                self._lose(connection)
                raise NotHeld from error

    def _lose(self, connection: AsyncConnection | None) -> None:
        """Whatever was held is not any more; of a connection that was replaced nothing depends."""
        if connection is self._connection and self._there:
            self._gone.set()
            self.gone()

    async def _take(self, patience: float) -> bool:
        """Whether the locks are held now; whoever had them before is waited for, for so many seconds."""
        connection = await self._engine.connect()
        taken = False
        try:
            for _ in range(max(1, int(patience / PAUSE))):
                if taken := await self._take_all(connection):
                    break
                await asyncio.sleep(PAUSE)
        finally:
            if not taken:
                await connection.close()
        if not taken:
            return False
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        self._connection = connection
        self._alive = now()
        self._gone.clear()
        driver.add_termination_listener(lambda _: self._lose(connection))
        if self.told is not None:
            told = self.told
            await driver.add_listener(CHANNEL, lambda *said: told(str(said[-1])))
        try:
            if self.begun is not None:
                await self.begun()
        except BaseException:
            self._lose(connection)
            await self._drop()
            raise
        return True

    async def _drop(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.invalidate()

    async def _take_all(self, connection: AsyncConnection) -> bool:
        held: list[Lock] = []
        for lock in self._locks:
            if not await connection.scalar(lock.take, lock.keys):
                for other in held:
                    await connection.execute(other.free, other.keys)
                return False
            held.append(lock)
        return True

    async def _keep(self) -> None:
        while True:
            due = now()
            while self._there:
                # Not so long after the last: a process with much to do takes seconds for each.
                due = max(due + BEAT, now())
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(due - now()):
                        await self._gone.wait()
                if self._there:
                    try:
                        await self._live()
                    except NotHeld:
                        self._lose(self._connection)
            log.error("the lock of the database is lost")
            await self._drop()
            taken = None
            while taken is None:
                try:
                    taken = await self._take(AGAIN)
                except Exception as error:
                    if not _passes(error):
                        raise
                    await asyncio.sleep(PAUSE)
            if not taken:
                log.error("another bot has taken the database")
                return self._lost()
            log.info("the lock of the database is held again")

    async def _live(self) -> None:
        if self.beat is not None:
            await self.beat()
        else:
            await self.live(_ALIVE, {})

    async def live(self, query: Executable, given: Mapping[str, Any]) -> Sequence[Row[Any]]:
        """Ask, as a sign of life if there is an answer."""
        began = now()
        if found := await self.ask(query, given, urgent=True):
            self._alive = began
        return found


_ALIVE: Final = text("SELECT 1")


def _passes(error: Exception) -> bool:
    """Whether the server may be there again at some time; while it starts, nobody wraps its errors."""
    return isinstance(error, SQLAlchemyError | OSError | NotHeld) or type(error).__module__.startswith(
        "asyncpg"
    )
