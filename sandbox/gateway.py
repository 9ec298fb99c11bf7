"""The gateway: websocket sessions of bots, with compression, heartbeats, shards and resume."""

from __future__ import annotations

import asyncio
import importlib
import json
import math
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.model import Json
from sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11
GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
KEPT_SESSIONS = 8
KEPT_EVENTS = 4000


class Compressor(Protocol):
    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self, mode: int, /) -> bytes: ...


@dataclass
class Session:
    """One IDENTIFY: its events keep their numbers, so that a RESUME can replay those missed."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    link: Link | None = None
    ready: bool = False


class Link:
    """One websocket; frames leave in the order they were put in."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, compression: str) -> None:
        self.socket = socket
        self.request = request
        self.compressor, self.flush_mode = _compressor(compression)
        self.queue: asyncio.Queue[Json | None] = asyncio.Queue()

    def cut(self) -> None:
        if isinstance(self.request.transport, asyncio.WriteTransport):
            self.request.transport.abort()

    def put(self, frame: Json) -> None:
        self.queue.put_nowait(frame)

    async def write(self) -> None:
        while (frame := await self.queue.get()) is not None:
            text = json.dumps(frame)
            try:
                if self.compressor is None:
                    await self.socket.send_str(text)
                else:
                    data = self.compressor.compress(text.encode()) + self.compressor.flush(self.flush_mode)
                    await self.socket.send_bytes(data)
            except ConnectionError:
                return


def _compressor(name: str) -> tuple[Compressor | None, int]:
    if name == "zlib-stream":
        return zlib.compressobj(), zlib.Z_SYNC_FLUSH
    if name == "zstd-stream":
        # Only Python 3.14 has it, and only there (or with `zstandard`) does the client ask for it.
        zstd: Any = importlib.import_module("compression.zstd")
        return zstd.ZstdCompressor(), zstd.ZstdCompressor.FLUSH_BLOCK
    return None, 0


class Gateway:
    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.sessions: dict[str, Session] = {}
        self.links: set[Link] = set()
        self.heartbeat_ms = 41_250
        self.identified = 0
        self.resumed = 0
        self.at_once = 16
        """Sessions that may begin at a time (`max_concurrency`)."""
        self.identify_seconds = 0.0
        """Between two sessions of shards whose numbers leave the same rest by it; Discord wants 5."""
        self.sent_away = 0
        """Those that came sooner."""
        self._begun: dict[int, float] = {}
        world.dispatch = self.dispatch

    @property
    def url(self) -> str:
        return self.world.base_url().replace("http", "ws", 1) + "/gateway"

    @property
    def connected(self) -> bool:
        """Whether a bot is there and has been told READY."""
        return any(session.ready and session.link for session in self.sessions.values())

    def shards_connected(self) -> set[tuple[int, int]]:
        """(Which, of how many) of each shard that is there and has been told READY."""
        return {session.shard for session in self.sessions.values() if session.ready and session.link}

    def dispatch(self, name: str, payload: Json, guild_id: int | None) -> None:
        guild = guild_id is not None
        for session in self.sessions.values():
            if self._wanted(session, name, guild_id):
                self._send(session, name, self._stripped(session, name, payload, guild))

    def _wanted(self, session: Session, name: str, guild_id: int | None) -> bool:
        shard, shards = session.shard
        guild = guild_id is not None
        if shard != ((guild_id >> 22) % shards if guild_id is not None else 0):
            return False
        if name.startswith("MESSAGE_"):
            return bool(session.intents & (GUILD_MESSAGES if guild else DIRECT_MESSAGES))
        if name.startswith(("CHANNEL_", "THREAD_", "GUILD_")) and guild:
            return bool(session.intents & GUILDS)
        return True

    def _stripped(self, session: Session, name: str, payload: Json, guild: bool) -> Json:
        """Without the message content intent, people's words arrive empty, save those to the bot."""
        if name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & MESSAGE_CONTENT or not guild:
            return payload
        bot = str(self.world.bot.id)
        if payload["author"]["id"] == bot or any(user["id"] == bot for user in payload["mentions"]):
            return payload
        return payload | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _send(self, session: Session, name: str, payload: Json) -> None:
        session.sequence += 1
        # Frozen as text now: what is replayed later is what happened then.
        frame = json.loads(json.dumps({"op": DISPATCH, "t": name, "s": session.sequence, "d": payload}))
        session.events.append(frame)
        if session.link:
            session.link.put(frame)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        link = Link(socket, request, request.query.get("compress", ""))
        self.links.add(link)
        writer = asyncio.create_task(link.write())
        link.put({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_ms}, "s": None, "t": None})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                try:
                    frame = json.loads(message.data)
                    op, data = frame["op"], frame.get("d")
                except (ValueError, KeyError, TypeError):
                    await socket.close(code=4002, message=b"Decode error.")
                    break
                if op == HEARTBEAT:
                    link.put({"op": HEARTBEAT_ACK, "d": None, "s": None, "t": None})
                elif op == IDENTIFY:
                    session = await self._identify(link, data)
                elif op == RESUME:
                    session = await self._resume(link, data)
                elif op == REQUEST_MEMBERS and session:
                    self._members(session, data)
                elif op not in (PRESENCE, VOICE):
                    await socket.close(code=4001, message=b"Unknown opcode.")
        finally:
            if session and session.link is link:
                session.link = None
                self.world.changed({"type": "bot"})
            self.links.discard(link)
            link.queue.put_nowait(None)
            writer.cancel()
        return socket

    async def _identify(self, link: Link, data: Json) -> Session | None:
        if data.get("token") != self.token:
            await link.socket.close(code=4004, message=b"Authentication failed.")
            return None
        if data.get("intents", 0) & PRIVILEGED:
            await link.socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        shard = data.get("shard") or (0, 1)
        now, group = self.world.clock.now(), shard[0] % self.at_once
        if now - self._begun.get(group, -math.inf) < self.identify_seconds:
            self.sent_away += 1
            link.put({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        self._begun[group] = now
        session = Session(data.get("intents", 0), (shard[0], shard[1]), link=link)
        for old in [each for each in self.sessions.values() if each.link is None][:-KEPT_SESSIONS]:
            del self.sessions[old.id]
        self.sessions[session.id] = session
        self.identified += 1
        homes = [each for each in self.world.guilds if self._wanted(session, "GUILD_CREATE", each)]
        ready = {
            "v": 10,
            "user": self.world.bot.payload() | {"verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in homes],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(self.world.application_id), "flags": 0},
            "private_channels": [],
        }
        self._send(session, "READY", ready)
        for guild_id in homes:
            self._send(session, "GUILD_CREATE", self.world.payloads.guild(guild_id))
        session.ready = True
        self.world.changed({"type": "bot"})
        return session

    async def _resume(self, link: Link, data: Json) -> Session | None:
        if data.get("token") != self.token:
            await link.socket.close(code=4004, message=b"Authentication failed.")
            return None
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or sequence > session.sequence:
            link.put({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        missed = [frame for frame in session.events if frame["s"] > sequence]
        if len(missed) != session.sequence - sequence:
            link.put({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        for frame in missed:
            link.put(frame)
        session.link = link
        self.resumed += 1
        self._send(session, "RESUMED", {})
        self.world.changed({"type": "bot"})
        return session

    def _members(self, session: Session, data: Json) -> None:
        ids = {str(each) for each in data.get("user_ids") or ()}
        query = str(data.get("query") or "").lower()
        found = [
            self.world.payloads.member(user)
            for user in self.world.users.values()
            if (str(user.id) in ids if ids else user.username.startswith(query))
        ]
        chunk: Json = {
            "guild_id": str(data.get("guild_id") or self.world.guild_id),
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        self._send(session, "GUILD_MEMBERS_CHUNK", chunk)

    def drop(self, shard: int | None = None) -> None:
        """Cut every websocket, or a shard's, without a closing handshake, as a failing network does."""
        of = {session.link for session in self.sessions.values() if session.shard[0] == shard}
        for link in list(self.links):
            if shard is None or link in of:
                link.cut()

    async def close(self) -> None:
        for link in list(self.links):
            await link.socket.close(code=WSCloseCode.GOING_AWAY)
