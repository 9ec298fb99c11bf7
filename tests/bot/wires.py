"""The way from a process to PostgreSQL, which can be cut, or stop carrying anything, as networks do.

The ways are a process of their own (this module run as a program): people who play, and the Discord they play
in, take all of the tests' event loop, and what an answer asks of the database must not wait for them.

For each line it reads it prints one: `lay FOLDER` lays a way from a socket in that folder; `cut FOLDER` tears
its connections; `hold FOLDER` and `flow FOLDER` stop it and let it go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOCKET = ".s.PGSQL.5432"


class _Way:
    """Passes on what comes to a socket in `folder` to the server's."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.flows = asyncio.Event()
        self.flows.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

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
                await self.flows.wait()
                target.write(data)
                await target.drain()
        target.close()
        self._writers.discard(target)

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()


async def _carry(server: str) -> None:
    """Until nobody says anything any more."""
    ways: dict[str, _Way] = {}
    listening = []
    while line := await asyncio.to_thread(sys.stdin.readline):
        what, folder = line.split()
        if what == "lay":
            ways[folder] = _Way(server)
            listening.append(await asyncio.start_unix_server(ways[folder].serve, Path(folder) / SOCKET))
        elif what == "cut":
            ways[folder].cut()
        elif what == "hold":
            ways[folder].flows.clear()
        else:
            ways[folder].flows.set()
        print(what, flush=True)
    for way in ways.values():
        way.cut()


class Wire:
    """One way, for who tests."""

    def __init__(self, folder: str, server: str, process: asyncio.subprocess.Process) -> None:
        self.folder = folder
        self.server = server
        self._process = process

    def url(self, of: str) -> str:
        """A URL of the server's, by this way."""
        return of.replace(f"host={self.server}", f"host={self.folder}")

    async def say(self, what: str) -> None:
        """One at a time, of all the ways."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what} {self.folder}\n".encode())
        assert (await self._process.stdout.readline()).decode().strip() == what

    async def cut(self) -> None:
        """Tear every connection, whatever goes on in it."""
        await self.say("cut")

    async def stick(self, seconds: float) -> None:
        """Carry nothing for a while: neither side is told."""
        await self.say("hold")
        await asyncio.sleep(seconds)
        await self.say("flow")


@asynccontextmanager
async def wires(server: str, count: int) -> AsyncIterator[list[Wire]]:
    """`server`: the folder of its socket."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.wires", server,
        cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    with contextlib.ExitStack() as stack:
        folders = [stack.enter_context(tempfile.TemporaryDirectory(prefix="wire")) for _ in range(count)]
        found = [Wire(folder, server, process) for folder in folders]
        try:
            for each in found:
                await each.say("lay")
            yield found
        finally:
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()


if __name__ == "__main__":
    asyncio.run(_carry(sys.argv[1]))
