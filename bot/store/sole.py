"""One PostgreSQL database, one bot: two that send the same messages would double them.

The bot holds an advisory lock of the server's in a connection of its own, which goes with the process,
however it ends. If that connection is lost, another bot might take the lock: nothing is read or written until
it is held again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.process.alone import InUse
from bot.process.logs import logger
from bot.store.portable import url_of

log = logger(__name__)

SERVING: Final = 0x424F5400
"""The advisory lock of the bot ("BOT")."""
PATIENCE: Final = 5.0
"""Seconds to wait for the lock of a bot that has just ended."""
PAUSE: Final = 0.5
"""Seconds between two tries."""
KEEPALIVES: Final = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "2"}
"""A machine that is gone loses its lock in ten seconds."""


class Sole:
    """Holds the database for this process. `lost` is called if another bot has taken it."""

    def __init__(self, database: str, lost: Callable[[], None]) -> None:
        settings = {"application_name": "sysop (the bot itself)", **KEEPALIVES}
        self._engine: AsyncEngine = create_async_engine(
            url_of(database),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"server_settings": settings, "timeout": 10.0},
        )
        self._lost = lost
        self._connection: AsyncConnection | None = None
        self._gone = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def held(self) -> bool:
        return not self._gone.is_set()

    async def __aenter__(self) -> Sole:
        """InUse; SQLAlchemyError, OSError."""
        if not await self._take():
            raise InUse
        self._keeping = asyncio.get_running_loop().create_task(self._keep(), name="the database's lock")
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()

    async def _take(self) -> bool:
        """Whether the lock is held now; the one before it is waited for for a moment."""
        connection = await self._engine.connect()
        for _ in range(int(PATIENCE / PAUSE)):
            if await connection.scalar(text("SELECT pg_try_advisory_lock(:it)"), {"it": SERVING}):
                break
            await asyncio.sleep(PAUSE)
        else:
            await connection.close()
            return False
        self._connection = connection
        self._gone.clear()
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        driver.add_termination_listener(lambda _: self._gone.set())
        return True

    async def _keep(self) -> None:
        while True:
            await self._gone.wait()
            log.error("the lock of the database is lost")
            if self._connection is not None:
                await self._connection.invalidate()
                self._connection = None
            taken = None
            while taken is None:
                try:
                    taken = await self._take()
                except Exception as error:
                    if not _passes(error):
                        raise
                    await asyncio.sleep(PAUSE)
            if not taken:
                log.error("another bot has taken the database")
                return self._lost()
            log.info("the lock of the database is held again")


def _passes(error: Exception) -> bool:
    """Whether the server may be there again at some time; while it starts, nobody wraps its errors."""
    return isinstance(error, SQLAlchemyError | OSError) or type(error).__module__.startswith("asyncpg")
