"""HTTP for whoever comes: a reader who is slow, silent or malicious costs the games nothing.

A request has to be there within seconds, its answer has to be taken within seconds, and there is a most of
connections, so that games never share their descriptors with readers: who comes beyond it takes the place of
whoever has been silent longest. What is no HTTP is a debug line.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from aiohttp import web

from bot.process.logs import logger

log = logger(__name__)

REQUEST_SECONDS: Final = 10.0
"""For a request to be there, from the connection's beginning."""
ANSWER_SECONDS: Final = 30.0
"""For an answer to be made; and for it to be taken, and the next request to come."""
MOST: Final = 200
"""Connections at once,"""
SHARE: Final = 4
"""and at most this part of the files that the process may have open."""
BACKLOG: Final = 32
"""Connections that are taken in one go, before any of them can be ended."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class _Strangers(logging.Logger):
    """What the library says of requests that are none; what goes wrong in an answer is logged here."""

    def exception(self, msg: object, *args: object, **_: Any) -> None:
        log.debug("malformed request")


class _Reader(asyncio.Protocol):
    """A connection: the library's, with its time limited."""

    def __init__(self, readers: Readers, inner: asyncio.Protocol) -> None:
        self.readers = readers
        self.inner = inner
        self.transport: asyncio.Transport | None = None
        self.refused = False
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        if not self.readers.let_in(self):
            self.refused = True
            transport.abort()
            return
        self.within(REQUEST_SECONDS)
        self.inner.connection_made(transport)

    def within(self, seconds: float) -> None:
        """What comes next has to come within so many seconds."""
        assert self.transport is not None
        if self._limit is not None:
            self._limit.cancel()
        self._limit = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if not self.refused:
            self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return None if self.refused else self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._limit is not None:
            self._limit.cancel()
        if not self.refused:
            self.readers.gone(self)
            self.inner.connection_lost(exc)


class Readers:
    """All connections of a server."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[asyncio.BaseTransport, _Reader] = {}
        self._silent: dict[_Reader, None] = {}
        """Those of whom nothing has come that is to be answered, the longest first."""

    def let_in(self, reader: _Reader) -> bool:
        """Whether there is room, or can be made."""
        assert reader.transport is not None
        if len(self.open) >= self.most:
            longest = next(iter(self._silent), None)
            if longest is None or longest.transport is None:
                return False
            self.gone(longest)
            longest.transport.abort()
        self.open[reader.transport] = reader
        self._silent[reader] = None
        return True

    def gone(self, reader: _Reader) -> None:
        """Its connection has ended, or is about to."""
        self._silent.pop(reader, None)
        if reader.transport is not None:
            self.open.pop(reader.transport, None)

    @asynccontextmanager
    async def answering(self, request: web.Request) -> AsyncIterator[None]:
        """While a request is answered, its connection is not silent."""
        reader = self.open.get(request.transport) if request.transport is not None else None
        if reader is not None:
            self._silent.pop(reader, None)
            reader.within(ANSWER_SECONDS)
        try:
            yield
        finally:
            if reader is not None and reader.transport in self.open:
                self._silent[reader] = None
                reader.within(ANSWER_SECONDS)


def most() -> int:
    """How many connections may be open at once."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else max(1, min(MOST, files // SHARE))


async def serve(app: web.Application, host: str, port: int, what: str) -> None:
    """Serve an application until cancelled. Where the address cannot be had, that is logged, and all else
    goes on. `what`: is served, for the log."""
    readers = Readers(most())

    @web.middleware
    async def answered(request: web.Request, handler: Handler) -> web.StreamResponse:
        async with readers.answering(request):
            try:
                return await handler(request)
            except web.HTTPException:
                raise
            except Exception as error:
                log.exception("not served", what=what, error=type(error).__name__)
                return web.Response(status=500)

    app.middlewares.append(answered)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, logger=_Strangers("strangers"))
    await runner.setup()
    made = runner.server
    assert made is not None
    server = None
    try:
        server = await asyncio.get_running_loop().create_server(
            lambda: _Reader(readers, made()), host, port, backlog=BACKLOG
        )
        log.info("served", what=what, host=host, port=port)
        await asyncio.Event().wait()
    except OSError as error:
        log.error("not to be served there", what=what, host=host, port=port, error=str(error))
    finally:
        if server is not None:
            server.close()
        await runner.cleanup()
