"""A server, a connected bot, and the sandbox's hands and eyes."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox.control import Sandbox
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.sandbox.table_bot import TableBot, connected


@pytest_asyncio.fixture
async def server() -> AsyncIterator[SandboxServer]:
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
