"""A server, a connected bot, and the sandbox's hands and eyes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from sandbox.control import Sandbox
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.sandbox.table_bot import TableBot, connected


@pytest_asyncio.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SandboxServer]:
    """On the real clock: a busy machine needs more than the three seconds that Discord waits for an answer.
    Those are tried on a clock moved by hand."""
    for module in ("control", "routes_interactions"):
        monkeypatch.setattr(f"sandbox.{module}.ACK_SECONDS", 60.0)
    async with running_sandbox() as server:
        yield server
    assert server.undeclared == []


@pytest_asyncio.fixture
async def bot(server: SandboxServer) -> AsyncIterator[TableBot]:
    async with connected(server) as bot:
        yield bot


@pytest_asyncio.fixture
async def sandbox(server: SandboxServer, bot: TableBot) -> Sandbox:
    return server.sandbox
