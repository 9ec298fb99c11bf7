"""`python -m sandbox.play`: one command, a bot to play with, and nothing left behind."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys

import aiohttp


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


async def started(*arguments: str) -> tuple[asyncio.subprocess.Process, str]:
    """A started `python -m ...` and the address it prints."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *arguments, "--port", "0",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    while True:
        line = (await process.stdout.readline()).decode()
        assert line, "it ended before it said its address"
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        if address:
            return process, address[0]


async def test_one_command_starts_sandbox_and_bot_and_ends_both() -> None:
    process, address = await started("sandbox.play")
    assert await connected(address)
    process.send_signal(signal.SIGTERM)
    # Both have to be gone before the output ends: the bot writes to it as well.
    await process.communicate()
    assert process.returncode == 0


async def test_the_sandbox_alone_waits_for_a_bot_from_elsewhere() -> None:
    process, address = await started("sandbox")
    async with aiohttp.ClientSession() as session, session.get(f"{address}/sandbox/api/state") as state:
        assert (await state.json())["bot"]["connected"] is False
    async with aiohttp.ClientSession() as session, session.get(f"{address}/") as page:
        assert (page.status, page.content_type) == (200, "text/html")
    process.send_signal(signal.SIGINT)
    await process.communicate()
    assert process.returncode == 0
