"""The gateway's protocol, spoken by hand."""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox.gateway import DIRECT_MESSAGES, GUILD_MEMBERS, GUILD_MESSAGES, GUILDS
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox

Json = dict[str, Any]
INTENTS = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES


class Line:
    """One websocket: frames as JSON, decompressed where they come compressed."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.stream = zlib.decompressobj()

    async def read(self) -> Json:
        message = await self.socket.receive()
        if message.type is aiohttp.WSMsgType.BINARY:
            frame: Json = json.loads(self.stream.decompress(message.data))
            return frame
        assert message.type is aiohttp.WSMsgType.TEXT, f"closed: {self.socket.close_code}"
        frame = json.loads(message.data)
        return frame

    async def until(self, event: str) -> Json:
        while (frame := await self.read())["t"] != event:
            pass
        return frame

    async def send(self, op: int, data: object) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, server: SandboxServer, **changed: Any) -> None:
        await self.send(2, {"token": server.token, "intents": INTENTS} | changed)


@pytest_asyncio.fixture
async def server() -> AsyncIterator[SandboxServer]:
    async with running_sandbox() as server:
        yield server


@asynccontextmanager
async def line(server: SandboxServer, query: str = "") -> AsyncIterator[Line]:
    url = f"{server.gateway.url}/?v=10&encoding=json{query}".replace("/?", "?")
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        made = Line(socket)
        assert (await made.read())["op"] == 10
        yield made


@pytest.mark.parametrize("compress", ["", "&compress=zlib-stream"], ids=["plain", "compressed"])
async def test_hello_identify_ready_and_the_guild(server: SandboxServer, compress: str) -> None:
    async with line(server, compress) as wire:
        await wire.identify(server)
        ready = await wire.read()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["resume_gateway_url"] == server.gateway.url
        assert (await wire.read())["d"]["name"] == "The Sandbox"
        await wire.send(1, 2)
        assert (await wire.read())["op"] == 11


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
        ({"op": 2, "d": {"intents": GUILD_MEMBERS}}, 4014),
        ({"op": 99, "d": None}, 4001),
        ("not an object", 4002),
    ],
    ids=["wrong token", "a privileged intent", "an unknown opcode", "nonsense"],
)
async def test_what_closes_the_connection(server: SandboxServer, frame: Any, code: int) -> None:
    async with line(server) as wire:
        if isinstance(frame, dict) and isinstance(frame["d"], dict):
            frame["d"].setdefault("token", server.token)
        await wire.socket.send_json(frame)
        await wire.socket.receive()
        assert wire.socket.close_code == code
    assert not server.gateway.connected


async def test_resume_replays_exactly_what_was_missed(server: SandboxServer) -> None:
    async with line(server) as wire:
        await wire.identify(server)
        session = (await wire.read())["d"]["session_id"]
        seen = (await wire.until("GUILD_CREATE"))["s"]
    direct = server.sandbox.dm("Ada")
    for word in ("one", "two"):
        server.sandbox.send("Ada", direct, word)
    async with line(server) as wire:
        await wire.send(6, {"token": server.token, "session_id": session, "seq": seen})
        frames = [await wire.read() for _ in range(4)]
    assert [frame["t"] for frame in frames] == [
        "CHANNEL_CREATE",
        "MESSAGE_CREATE",
        "MESSAGE_CREATE",
        "RESUMED",
    ]
    assert [frame["s"] for frame in frames] == list(range(seen + 1, seen + 5))
    assert [frame["d"]["content"] for frame in frames[1:3]] == ["one", "two"]


async def test_an_unknown_session_must_identify_anew(server: SandboxServer) -> None:
    async with line(server) as wire:
        await wire.send(6, {"token": server.token, "session_id": "gone", "seq": 5})
        frame = await wire.read()
        assert (frame["op"], frame["d"]) == (9, False)


async def test_direct_messages_come_on_the_first_shard_only(server: SandboxServer) -> None:
    home = (server.world.guild_id >> 22) % 2
    async with line(server) as first, line(server) as second:
        wires = (first, second)
        for number, wire in enumerate(wires):
            await wire.identify(server, shard=[number, 2])
            await wire.until("READY")
        await wires[home].until("GUILD_CREATE")
        direct = server.sandbox.dm("Ada")
        server.sandbox.send("Ada", direct, "hello")
        server.sandbox.send("Ada", "table-talk", "hello")
        events = await first.until("MESSAGE_CREATE")
        assert events["d"]["channel_id"] == str(direct.id)
        if home == 1:
            events = await second.until("MESSAGE_CREATE")
            assert events["d"]["channel_id"] == str(server.sandbox.channel("table-talk").id)


async def test_events_not_asked_for_do_not_come(server: SandboxServer) -> None:
    async with line(server) as wire:
        await wire.identify(server, intents=GUILDS)
        await wire.until("GUILD_CREATE")
        server.sandbox.send("Ada", "table-talk", "unheard")
        server.world.add_channel("third-table")
        assert (await wire.read())["t"] == "CHANNEL_CREATE"
