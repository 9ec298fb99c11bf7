"""A PostgreSQL server for tests: started once for all of a process, in a folder of its own, and gone with it.

Debian's package has the server. It refuses to run as root, so that it runs as another user where tests do.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy.exc import ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

Found = TypeVar("Found")

REQUIRE = "SYSOP_REQUIRE_POSTGRES"
"""Set where these tests may not be skipped: in CI."""
QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off", "max_connections=300")
"""The folder is thrown away: nothing has to outlive the machine."""


def programs() -> Path | None:
    """Where the newest server's programs are; None where there is none."""
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there is not None else None


@cache
def missing() -> str:
    """Why tests that need PostgreSQL are skipped; "" where they are not."""
    if programs() is not None or os.environ.get(REQUIRE):
        return ""
    return "needs PostgreSQL (Debian's package postgresql)"


class Server:
    """A server that runs."""

    def __init__(self, folder: str, binaries: Path, settings: Sequence[str] = QUICK) -> None:
        self.folder = folder
        self.settings = settings
        self.binaries = binaries
        self.user = "postgres" if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None
        self._made = 0
        self._run("initdb", "-D", f"{folder}/data", "-U", "sysop", "-A", "trust", "--no-sync", "-E", "UTF8",
                  "--locale=C.UTF-8")  # fmt: skip
        self.start()

    def _run(self, program: str, *arguments: str) -> str:
        called = [str(self.binaries / program), *arguments]
        done = subprocess.run(  # noqa: S603
            called, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr or done.stdout}")
        return done.stdout

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", *self.settings)
        options = " ".join(f"-c {setting!r}" for setting in settings)
        at = ("-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-w")
        self._run("pg_ctl", *at, "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        """`how`: "immediate" leaves everything as a power cut would; "fast" ends what goes on first."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", how, "-w", "stop")

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://sysop@/{name}?host={self.folder}"

    def query(self, statement: str, name: str = "postgres") -> str:
        return self._run("psql", "-qAtX", "-h", self.folder, "-U", "sysop", "-d", name, "-c", statement)

    def create(self, template: str = "template1") -> str:
        """A new database, as another one is; its name."""
        self._made += 1
        name = f"test{self._made}"
        self.query(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        READER.leave(self.url(name))
        self.query(f"DROP DATABASE {name} WITH (FORCE)")


async def connection_to(url: str) -> AsyncConnection:
    """A connection without transactions."""
    return await create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT").connect()


PATIENCE = 100
"""Tries, a tenth of a second apart."""


class Reader:
    """Reads databases while others work with them: a connection to each, in an event loop of its own, so that
    whoever asks has the answer at once."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connections: dict[str, AsyncConnection] = {}

    def _run(self, asked: Coroutine[Any, Any, Found]) -> Found:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            Thread(target=self._loop.run_forever, daemon=True).start()
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result()

    def rows(self, url: str, query: str, *values: object) -> list[Any]:
        return self._run(self._rows(url, query, values))

    async def _rows(self, url: str, query: str, values: tuple[object, ...]) -> list[Any]:
        for last in range(PATIENCE):
            try:
                if url not in self._connections:
                    self._connections[url] = await connection_to(url)
                return list((await self._connections[url].exec_driver_sql(query, values)).all())
            except Exception as error:
                # A server that a test has stopped is started again.
                if last == PATIENCE - 1 or isinstance(error, ProgrammingError):
                    raise
                if (lost := self._connections.pop(url, None)) is not None:
                    await lost.close()
                await asyncio.sleep(0.1)
        raise AssertionError

    def leave(self, url: str) -> None:
        """Whoever drops a database must be the last there."""
        if (connection := self._connections.pop(url, None)) is not None:
            self._run(connection.close())


READER = Reader()


@contextmanager
def server(settings: Sequence[str] = QUICK) -> Iterator[Server]:
    binaries = programs()
    if binaries is None:
        raise RuntimeError(f"{REQUIRE} is set, and there is no PostgreSQL")
    # Short: the name of a socket has 107 bytes at most.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        running = Server(folder, binaries, settings)
        try:
            yield running
        finally:
            running.stop()
