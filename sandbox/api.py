"""The REST side: finds the declared route, checks the request as Discord would, answers or refuses."""

from __future__ import annotations

import asyncio
import fnmatch
import json
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.clock import Clock
from sandbox.errors import ApiError, FormErrors, Json, api_error
from sandbox.gateway import Gateway
from sandbox.limits import DAILY_COMMAND_CREATES, FILE_BYTES, RateLimiter, RateLimits, Window
from sandbox.openapi import Specification
from sandbox.world import World

log = logging.getLogger("sandbox")
Handler = Callable[["Call"], Awaitable[Any]]
RECORDED = 50_000
SEGMENTS = {"{token}": r"[\w-]+", "{emoji}": "[^/]+"}


@dataclass(frozen=True)
class Declared:
    """A route: `path` as in Discord's document; `bucket`: its rate limit per channel; `bot`: token needed."""

    method: str
    path: str
    pattern: re.Pattern[str]
    handler: Handler
    bucket: str | None
    bot: bool


DECLARED: list[Declared] = []


def route(
    method: str, path: str, *, bucket: str | None = None, bot: bool = True
) -> Callable[[Handler], Handler]:
    """Declare the decorated coroutine as a route's handler. Ids match digits only: "@me" stays itself."""

    def declare(handler: Handler) -> Handler:
        parts = [
            f"(?P<{part[1:-1]}>{SEGMENTS.get(part, r'[0-9]+')})" if part.startswith("{") else re.escape(part)
            for part in path.split("/")
        ]
        DECLARED.append(Declared(method, path, re.compile("/".join(parts)), handler, bucket, bot))
        return handler

    return declare


@dataclass
class Upload:
    """A file as sent; `content` is let go after the request, `size` (bytes) stays in the record."""

    filename: str
    content: bytes
    size: int


@dataclass
class Call:
    """One request: `params` from the path, `body` the parsed JSON (or None), `files` by their index."""

    server: Backend
    method: str
    route: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)
    status: int = 0
    response: Any = None
    at: float = 0.0

    @property
    def world(self) -> World:
        return self.server.world

    def id(self, name: str) -> int:
        return int(self.params[name])

    @property
    def json(self) -> Json:
        """The body as an object; 50035 where it is something else."""
        if not isinstance(self.body, dict):
            raise api_error(50035)
        return self.body

    @property
    def filenames(self) -> list[str]:
        return [upload.filename for _, upload in sorted(self.files.items())]


@dataclass
class Fault:
    """A failure to be met: `mode` is error (answer `status` and `code`), drop (do it, then cut the line),
    lose (cut the line, do nothing) or hold (wait for `release`, then go on). `times` counts down."""

    method: str
    pattern: str
    mode: str = "error"
    status: int = 500
    code: int = 0
    times: int = 1
    met: int = 0
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    def matches(self, call: Call) -> bool:
        if not self.times or self.method not in ("*", call.method):
            return False
        return call.route == self.pattern or fnmatch.fnmatch(call.path, self.pattern)

    def release(self) -> None:
        """Let held requests go on, and hold no further ones."""
        self.times = 0
        self.gate.set()


class Backend:
    """What requests are served by, and what is kept of them: the last 50,000 `requests` as answered,
    `violations` (refused as malformed), `undeclared` (routes asked for that the sandbox has not)."""

    def __init__(
        self,
        base_url: Callable[[], str],
        token: str,
        clock: Clock,
        rate_limits: RateLimits,
        bot_permissions: int,
        openapi: Path | None,
    ) -> None:
        self.token = token
        self.clock = clock
        self.limiter = RateLimiter(rate_limits, clock)
        self.specification = Specification(openapi) if openapi else None
        self.world = World(clock, base_url, bot_permissions)
        self.gateway = Gateway(self.world, token)
        self.requests: deque[Call] = deque(maxlen=RECORDED)
        self.violations: list[str] = []
        self.undeclared: list[str] = []
        self.faults: list[Fault] = []
        self.command_creates = Window(DAILY_COMMAND_CREATES, 86_400.0)

    def note_violation(self, call: Call, error: ApiError) -> None:
        note = f"{call.method} {call.route}: {error.code} {error.message} {error.errors or ''}".rstrip()
        log.warning("refused: %s", note)
        self.violations.append(note)


class Api:
    def __init__(self, server: Backend) -> None:
        self.server = server

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["tail"]
        call = Call(self.server, request.method, "", path, {}, dict(request.query))
        call.at = self.server.clock.now()
        headers: dict[str, str] = {}
        cut = False
        try:
            if self.server.limiter.banned():
                # Answered by the network in front of Discord: no `Via`, nothing to wait for.
                raise ApiError(429, 0, "You are banned: too many invalid requests.")
            declared = self._find(call)
            self._authorize(declared, request)
            headers |= self._limit(declared, call)
            fault = self._fault(call)
            if fault is not None and fault.mode == "hold":
                await fault.gate.wait()
            elif fault is not None and fault.mode == "error":
                raise ApiError(fault.status, fault.code, "made to fail")
            cut = fault is not None and fault.mode in ("drop", "lose")
            await self._read(request, call)
            if fault is None or fault.mode != "lose":
                self._check(call)
                call.response = await self._do(declared, call)
            call.status = 204 if call.response is None else 200
        except ApiError as error:
            call.status, call.response = error.status, error.payload()
            headers |= error.headers
            if error.code in (50035, 50006, 40005):
                self.server.note_violation(call, error)
        except ConnectionError:
            # The client has gone in the middle of its request; there is nobody to answer.
            call.status = 0
        finally:
            for upload in call.files.values():
                upload.content = b""
            self.server.limiter.note(call.status)
            self.server.requests.append(call)
            self.server.world.changed({"type": "request", "audience": []})
        if cut:
            if isinstance(request.transport, asyncio.WriteTransport):
                request.transport.abort()
            call.status = 0
        if call.status == 204:
            return web.Response(status=204, headers=headers)
        # As bytes: with text aiohttp adds a charset, and the client parses plain "application/json" only.
        body = json.dumps(call.response).encode()
        status = call.status or 500
        return web.Response(body=body, status=status, headers=headers, content_type="application/json")

    def _find(self, call: Call) -> Declared:
        for declared in DECLARED:
            found = declared.pattern.fullmatch(call.path) if declared.method == call.method else None
            if found:
                call.route, call.params = declared.path, found.groupdict()
                return declared
        name = f"{call.method} {call.path}"
        log.error("undeclared route: %s", name)
        self.server.undeclared.append(name)
        raise ApiError(404, 0, f"404: Not Found. The sandbox declares no route {name}")

    def _authorize(self, declared: Declared, request: web.Request) -> None:
        given = request.headers.get("Authorization")
        if declared.bot and given != f"Bot {self.server.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    def _limit(self, declared: Declared, call: Call) -> dict[str, str]:
        limiter = self.server.limiter
        # Interaction endpoints do not count to the global limit; they are the ones without the bot's token.
        wait = limiter.take_global() if declared.bot else None
        if wait is not None:
            raise _limited(
                wait, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, everywhere=True
            )
        if declared.bucket is None:
            return {}
        taken = limiter.take_channel(declared.bucket, call.id("channel_id"))
        if taken is None:
            return {}
        through, window = taken
        left = window.reset_after(limiter.clock.now())
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - window.used),
            "X-RateLimit-Reset": f"{limiter.clock.now() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": declared.bucket,
        }
        if not through:
            raise _limited(left, headers | {"X-RateLimit-Scope": "user"}, everywhere=False)
        return headers

    def _fault(self, call: Call) -> Fault | None:
        for fault in self.server.faults:
            if fault.matches(call):
                fault.met += 1
                fault.times -= fault.mode != "hold"
                self.server.world.changed({"type": "fault", "audience": []})
                return fault
        return None

    async def _read(self, request: web.Request, call: Call) -> None:
        if request.content_type == "multipart/form-data":
            # Part by part: a form that is read as a whole leaves open files behind where a client dies in it.
            async for part in await request.multipart():
                if not isinstance(part, BodyPartReader):
                    continue
                content = bytes(await part.read(decode=True))
                index = re.fullmatch(r"files\[(\d+)\]", part.name or "")
                if index and part.filename is not None:
                    call.files[int(index[1])] = Upload(part.filename, content, len(content))
                elif part.name == "payload_json":
                    call.body = _parse(content.decode())
        elif request.can_read_body:
            call.body = _parse(await request.text())
        if any(upload.size > FILE_BYTES for upload in call.files.values()):
            raise api_error(40005)

    def _check(self, call: Call) -> None:
        if self.server.specification is None or call.body is None:
            return
        errors = FormErrors()
        self.server.specification.check(call.method, call.route, call.body, errors)
        errors.raise_if_any()

    async def _do(self, declared: Declared, call: Call) -> Any:
        try:
            return await declared.handler(call)
        except (AttributeError, TypeError, ValueError, KeyError, IndexError) as error:
            # A body of the wrong shape; with the document at hand it never comes this far.
            log.exception("%s %s could not be read", call.method, call.path)
            refusal = api_error(50035)
            refusal.errors = {"_errors": [{"code": "MALFORMED", "message": repr(error)}]}
            raise refusal from error


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise api_error(50109) from None


def _limited(wait: float, headers: dict[str, str], *, everywhere: bool) -> ApiError:
    error = ApiError(429, 0, "You are being rate limited.")
    error.extra = {"retry_after": round(wait, 3), "global": everywhere}
    # The client takes a 429 without `Via` for a ban by the network in front of Discord.
    error.headers = {**headers, "Retry-After": str(int(wait) + 1), "Via": "1.1 sandbox"}
    return error
