"""Readers who are slow, silent or malicious: their connections end, the log stays short, and games go on."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import structlog
from aiohttp import ClientSession, web

from bot.process import strangers
from bot.store.migrating import migrate
from sandbox.testing import running_sandbox
from tests.bot.dying import Table, until, victims

HALF = b"GET /league/1 HTTP/1.1\r\nHo"
FILES = 1024
"""What a process may have open, usually."""
CROWD = 1100


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@asynccontextmanager
async def served(most: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """A server with a page, a page that fails, and a page that hangs; its port."""

    async def page(_: web.Request) -> web.Response:
        return web.Response(text="page")

    async def fails(_: web.Request) -> web.Response:
        raise ValueError("wrong")

    async def hangs(_: web.Request) -> web.Response:
        await asyncio.sleep(60)
        return web.Response()

    app = web.Application()
    app.add_routes([web.get("/", page), web.get("/fails", fails), web.get("/hangs", hangs)])
    monkeypatch.setattr(strangers, "MOST", most)
    port = free_port()
    serving = asyncio.create_task(strangers.serve(app, "127.0.0.1", port, "a test"))
    try:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            await asyncio.sleep(0.01)
        yield port
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection ends."""
    async with asyncio.timeout(30):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


async def test_a_request_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "REQUEST_SECONDS", 0.2)
    monkeypatch.setattr(strangers, "ANSWER_SECONDS", 0.4)
    async with served(10, monkeypatch) as port:
        for said in (
            b"",
            HALF,
            b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /hangs HTTP/1.1\r\nHost: x\r\n\r\n",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            assert (b"page" in await ended(reader)) == said.startswith(b"GET / ")
            writer.close()
        # Byte after byte is no request either.
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        ending = asyncio.create_task(ended(reader))
        while not ending.done():
            writer.write(b"G")
            await asyncio.sleep(0.05)
        writer.close()


async def test_who_comes_last_takes_the_place_of_who_was_silent_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with served(3, monkeypatch) as port, ClientSession() as session:
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        async with session.get(f"http://127.0.0.1:{port}/") as answer:
            assert await answer.text() == "page"
        for reader, _ in silent[:3]:
            await ended(reader)
        assert not silent[4][0].at_eof()
        for _, writer in silent:
            writer.close()


async def test_nobody_is_sent_away_while_their_answer_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(2, monkeypatch) as port:
        busy = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        for _, writer in busy:
            writer.write(b"GET /hangs HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(0.2)
        reader, late = await asyncio.open_connection("127.0.0.1", port)
        assert await ended(reader) == b""
        assert not any(one.at_eof() for one, _ in busy)
        for writer in (late, *(writer for _, writer in busy)):
            writer.close()


async def test_what_is_no_http_is_a_debug_line_and_what_fails_is_an_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with structlog.testing.capture_logs() as lines:
        async with served(10, monkeypatch) as port, ClientSession() as session:
            for said in (
                b"\x16\x03\x01\x02\r\n\r\n",
                b"GET / HTTP/1.1\r\nHost\r\n\r\n",
                b"x" * 9000 + b"\r\n\r\n",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(said)
                assert b" 400 " in await ended(reader)
                writer.close()
            assert {line["log_level"] for line in lines} <= {"debug", "info"}
            async with session.get(f"http://127.0.0.1:{port}/fails") as answer:
                assert answer.status == 500
                assert "wrong" not in await answer.text()
            assert [line["event"] for line in lines if line["log_level"] == "error"] == ["not served"]
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


@pytest.fixture
def many_files() -> Iterator[None]:
    """Room for both ends of a crowd in this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4 * CROWD)), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def stranger(port: int) -> socket.socket:
    """A connection that has sent half a request, if it came that far."""
    one = socket.socket()
    one.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        one.connect(("127.0.0.1", port))
    return one


async def test_a_crowd_of_silent_readers_holds_up_no_press(tmp_path: Path, many_files: None) -> None:
    database = str(tmp_path / "game.sqlite3")
    migrate(database)
    ports = free_port(), free_port()
    settings = f"SYSOP_WEB=127.0.0.1:{ports[0]} SYSOP_METRICS=127.0.0.1:{ports[1]}"
    async with running_sandbox() as server, victims(server, database, (settings,)) as (bot,):
        table = Table(server, database, bot, seed=3)
        limit = bot.zygote.process.pid, resource.RLIMIT_NOFILE
        soft, hard = resource.prlimit(*limit)
        resource.prlimit(*limit, (FILES, hard))
        await bot.start()
        resource.prlimit(*limit, (soft, hard))
        await until(table.connected, "the bot")
        game_id = await table.start()
        crowd = []
        try:
            for number in range(CROWD):
                crowd.append(stranger(ports[number % 2]))
                if number % 50 == 0:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            for one in crowd:
                with contextlib.suppress(OSError):
                    one.send(HALF)
            for _ in range(4):
                assert await table.answer(game_id)
            assert open_files(bot.pid) < FILES * 3 // 4
            async with ClientSession() as session, session.get(f"http://127.0.0.1:{ports[1]}/live") as answer:
                assert answer.status == 200
        finally:
            for one in crowd:
                one.close()
        await until(table.rest, "an empty outbox")
        assert [i for i in server.world.interactions.values() if i.failed] == []
