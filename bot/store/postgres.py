"""A PostgreSQL database as the store.

SQLite has one writer at a time, and much of the store rests on it: a row is looked for and then inserted, a
number is read and one more is written. Here an advisory lock gives the same: a transaction that may change
things holds it alone, from its first statement until it is committed. One that says that it is `of` a single
game shares that lock with those of other games, and holds the game's own alone, so that games go on beside
each other. First the common lock is taken, then the game's, and no more than one: nobody waits in a circle.

READ COMMITTED for these: each statement sees all that was committed before, so that what is read after the
lock was taken is what stands. (A snapshot of the whole transaction would be of the moment before the lock was
waited for.) Transactions that only read see one moment, as SQLite's do: REPEATABLE READ.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from sqlalchemy import event, text
from sqlalchemy import exc as errors
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.leases import SharedLeases
from bot.store.portable import url_of
from bot.store.processes import WORKING, working
from bot.store.serving import CONNECT_SECONDS, KEEPALIVES, SERVING, Lock, Serving

READERS: Final = 8
WRITERS: Final = 8
"""Connections; what waits for a lock has one."""
CONNECTIONS: Final = READERS + WRITERS + 1
"""One more holds the database."""
WRITING: Final = 0x5359534F
"""The advisory lock of all that changes the store ("SYSO"); with a second number, that of a game."""
IDLE_SECONDS: Final = 60.0
"""A connection that was not used for so long is not trusted to be there: networks forget them."""
QUERY_SECONDS: Final = 60.0
"""How long the server is waited for."""
TURN = "30s"
"""How long a transaction waits for those before it, which are this bot's own: as long as it would for
SQLite's one connection that writes."""
STUCK: Final = "8s"
"""How long a transaction that may change things may do nothing before the server ends it, so that a process
that hangs does not hold a lock for ever."""
STUCK_READING: Final = "30s"
"""The same for one that only reads, which nobody waits for."""
UNAVAILABLE: Final = (
    "08",  # connection
    "25P03",  # the server ended a transaction that did nothing
    "28",  # not let in
    "3D",  # no such database
    "40",  # rolled back: a deadlock, a conflict
    "42501",  # not allowed
    "42703",  # no such column, no such table: not what the program expects
    "42P01",
    "53",  # disk, memory, connections
    "55P03",  # a lock was not had in time
    "57",  # stopping, cancelled
    "58",  # the machine
    "F0",
    "XX",  # damaged
)
"""SQLSTATEs, or their first letters, of what is not the statement's fault."""

_ALONE: Final = text("SELECT pg_advisory_xact_lock(:writing)").bindparams(writing=WRITING)
_BESIDE: Final = text(
    "SELECT pg_advisory_xact_lock_shared(:writing), pg_advisory_xact_lock(:writing, :game)"
).bindparams(writing=WRITING)


class NoConnection(Exception):
    """There is no way to the server, or not in time."""


class Postgres:
    """`database`: its URL."""

    one_writer = False

    def __init__(self, database: str) -> None:
        self.database = database
        self._serving: Serving | None = None
        self._leases: SharedLeases | None = None
        self.writer = self._engine(STUCK, pool_size=WRITERS, isolation_level="READ COMMITTED")
        self.reader = self._engine(STUCK_READING, pool_size=READERS, isolation_level="REPEATABLE READ")
        self._reader = self.reader.execution_options(postgresql_readonly=True)

    def _engine(self, stuck: str, **options: Any) -> AsyncEngine:
        engine = create_async_engine(
            url_of(self.database),
            connect_args={
                "server_settings": {
                    "idle_in_transaction_session_timeout": stuck,
                    # An answer is told to be taken only once it is on the disk, whatever the server thinks.
                    "synchronous_commit": "on",
                    # Queries of some rows each: to compile them takes longer than they do.
                    "jit": "off",
                    "lock_timeout": TURN,
                    "timezone": "UTC",
                    **KEEPALIVES,
                },
                # asyncpg's own cache, besides SQLAlchemy's, would wake up for each statement to forget it.
                "max_cached_statement_lifetime": 0,
                "prepared_statement_cache_size": 500,
                "timeout": CONNECT_SECONDS,
                "command_timeout": QUERY_SECONDS,
            },
            # Parameters are states and answers: they must not turn up in an error's text.
            hide_parameters=True,
            max_overflow=0,
            **options,
        )
        _prepare(engine, self._name)
        return engine

    def _name(self) -> str:
        """What connections are called now: those of one that is taken for dead are known by it."""
        return WORKING if self._leases is None else working(self._leases.number)

    @asynccontextmanager
    async def serving(self, lost: Callable[[], None], leases: SharedLeases | None) -> AsyncIterator[None]:
        """Hold the database, alone or with others (`serving`, `leases`)."""
        locks = [Lock(SERVING)] if leases is None else leases.locks
        serving = Serving(self.database, lost, locks)
        self._leases = leases
        if leases is not None:
            leases.join(serving)
        async with serving as self._serving:
            yield

    @asynccontextmanager
    async def write(self, of: int | None, _long: bool = False) -> AsyncIterator[AsyncConnection]:
        async with self._connected(self.writer) as connection:
            if of is None:
                await connection.execute(_ALONE)
            else:
                await connection.execute(_BESIDE, {"game": of})
            yield connection
            await connection.commit()

    @asynccontextmanager
    async def read(self, _long: bool = False) -> AsyncIterator[AsyncConnection]:
        """Nothing is too `long`: queries run in the server, and none holds the event loop."""
        async with self._connected(self._reader) as connection:
            yield connection

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        self._check_held()
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(engine.connect())
            except (OSError, TimeoutError, errors.TimeoutError, errors.InvalidRequestError) as error:
                # The last: one that was made anew was lost as well.
                raise NoConnection(type(error).__name__) from error
            # Connections may have been waited for.
            self._check_held()
            yield connection

    def _check_held(self) -> None:
        if self._serving is not None and not self._serving.held:
            raise NoConnection("another may have taken the database")

    def unavailable(self, error: BaseException) -> str | None:
        """Why the store cannot be used just now; None if that is not what went wrong."""
        if isinstance(error, NoConnection):
            return str(error)
        if isinstance(error, DBAPIError):
            if error.connection_invalidated:
                return "the connection is lost"
            code = getattr(error.orig, "sqlstate", None)
        elif type(error).__module__.partition(".")[0] == "asyncpg":
            # While connecting: nobody wraps these.
            code = getattr(error, "sqlstate", None) or "08"
        else:
            return None
        if code is None:
            return "the connection is lost" if _is_interface(error) else None
        return f"SQLSTATE {code}" if code.startswith(UNAVAILABLE) else None

    async def release(self) -> None:
        pass

    async def close(self) -> None:
        pass


def _is_interface(error: BaseException) -> bool:
    return type(getattr(error, "orig", None)).__name__ == "InterfaceError"


def _prepare(engine: AsyncEngine, name: Callable[[], str]) -> None:
    """Connections that are closed, were idle for long, or have another name than `name` says now, are made
    anew. The character NUL, which people can put into a file they send, and which no text of PostgreSQL's can
    have, becomes the sign for what cannot be shown."""

    @event.listens_for(engine.sync_engine, "before_cursor_execute", retval=True)
    def on_execute(_c: object, _cursor: object, statement: str, given: Any, _x: object, many: bool) -> Any:
        rows = given if many else (given,)
        if given and any(isinstance(value, str) and "\0" in value for row in rows for value in row):
            cleaned = [tuple(_shown(value) for value in row) for row in rows]
            return statement, cleaned if many else cleaned[0]
        return statement, given

    @event.listens_for(engine.sync_engine, "do_connect")
    def on_connect(_dialect: object, record: Any, _given: object, options: dict[str, Any]) -> None:
        record.info["name"] = name()
        named = {"application_name": record.info["name"]}
        options["server_settings"] = {**options["server_settings"], **named}

    @event.listens_for(engine.sync_engine, "checkin")
    def on_checkin(_connection: object, record: Any) -> None:
        record.info["used"] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def on_checkout(connection: Any, record: Any, _proxy: object) -> None:
        used = record.info.pop("used", None)
        old = used is not None and time.monotonic() - used > IDLE_SECONDS
        if old or record.info["name"] != name() or connection.driver_connection.is_closed():
            raise DisconnectionError


def _shown(value: object) -> object:
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value
