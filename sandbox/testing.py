"""For tests: a sandbox on a free port with the discord.py client pointed at it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox import permissions
from sandbox.client import client_pointed_at
from sandbox.clock import Clock
from sandbox.limits import RateLimits
from sandbox.server import SandboxServer

NO_LIMITS = RateLimits(enabled=False)


def find_openapi() -> Path | None:
    """Discord's OpenAPI document, if at hand: in $SYSOP_SHARED or a `shared` beside the checkout."""
    beside = Path(__file__).resolve().parents[2] / "shared"
    shared = Path(os.environ.get("SYSOP_SHARED") or beside)
    path = shared / "discord" / "openapi.json"
    return path if path.is_file() else None


@asynccontextmanager
async def running_sandbox(
    *,
    clock: Clock | None = None,
    rate_limits: RateLimits = NO_LIMITS,
    bot_permissions: int = permissions.BOT,
    openapi: Path | None = None,
) -> AsyncIterator[SandboxServer]:
    """A started server; clients of this process talk to it until the block ends. Rate limits are off unless
    given. `openapi` defaults to `find_openapi()`."""
    server = SandboxServer(
        clock=clock,
        rate_limits=rate_limits,
        bot_permissions=bot_permissions,
        openapi=openapi or find_openapi(),
    )
    await server.start()
    try:
        with client_pointed_at(server.base_url):
            yield server
    finally:
        await server.stop()
