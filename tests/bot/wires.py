"""The way from a process to PostgreSQL, which can be cut, or stop carrying anything, as networks do."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class Wire:
    """Passes on what comes to a socket in `folder` to the server's."""

    def __init__(self, folder: str, server: str) -> None:
        self.folder = folder
        self.server = server
        self._flows = asyncio.Event()
        self._flows.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def url(self, of: str) -> str:
        """A URL of the server's, by this way."""
        return of.replace(f"host={self.server}", f"host={self.folder}")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(f"{self.server}/{SOCKET}")
        except OSError:
            writer.close()
            return
        self._writers |= {writer, back}
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await self._flows.wait()
                target.write(data)
                await target.drain()
        target.close()
        self._writers.discard(target)

    def cut(self) -> None:
        """Tear every connection, whatever goes on in it."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def stick(self, seconds: float) -> None:
        """Carry nothing for a while: neither side is told."""
        self._flows.clear()
        await asyncio.sleep(seconds)
        self._flows.set()


@asynccontextmanager
async def wire(server: str) -> AsyncIterator[Wire]:
    """`server`: the folder of its socket."""
    with tempfile.TemporaryDirectory(prefix="wire") as folder:
        found = Wire(folder, server)
        listening = await asyncio.start_unix_server(found.serve, Path(folder) / SOCKET)
        try:
            yield found
        finally:
            listening.close()
            found.cut()
            for task in list(found._tasks):
                task.cancel()
