"""`python -m sandbox.play`: one command, a bot to play with, and nothing left behind."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import sys
from collections.abc import AsyncIterator

import aiohttp
import pytest

GUARD = 300
"""Seconds after which a process that does not end has hung."""


async def connected(base_url: str) -> bool:
    """Follow the page's events until the bot is there; False when they end first."""
    api = f"{base_url}/sandbox/api"
    async with aiohttp.ClientSession() as session, session.get(f"{api}/events?user=ada") as events:
        async for line in events.content:
            if not line.startswith(b"data: ") or json.loads(line[6:])["type"] not in ("hello", "bot"):
                continue
            async with session.get(f"{api}/state") as state:
                if (await state.json())["bot"]["connected"]:
                    return True
    return False


@contextlib.asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A started `python -m ...` and the address it prints; gone afterwards, whatever the test found."""
    # As a script leaves it for what it starts in the background.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *arguments, "--port", "0",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        async with asyncio.timeout(GUARD):
            yield process, await address_of(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def address_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    while True:
        line = (await process.stdout.readline()).decode()
        assert line, "it ended before it said its address"
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        if address:
            return address[0]


async def test_one_command_starts_sandbox_and_bot_and_ends_both() -> None:
    async with started("sandbox.play") as (process, address):
        assert await connected(address)
        process.send_signal(signal.SIGTERM)
        # Both have to be gone before the output ends: the bot writes to it as well.
        await process.communicate()
    assert process.returncode == 0


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
async def test_the_sandbox_alone_waits_for_a_bot_from_elsewhere(signum: signal.Signals) -> None:
    async with started("sandbox") as (process, address):
        async with aiohttp.ClientSession() as session, session.get(f"{address}/sandbox/api/state") as state:
            assert (await state.json())["bot"]["connected"] is False
        async with aiohttp.ClientSession() as session, session.get(f"{address}/") as page:
            assert (page.status, page.content_type) == (200, "text/html")
        process.send_signal(signum)
        await process.communicate()
    assert process.returncode == 0
