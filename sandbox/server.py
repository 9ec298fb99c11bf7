"""The sandbox server: gateway, REST, attachments, control API and page on one loopback port."""

from __future__ import annotations

import logging
import secrets
from pathlib import Path

from aiohttp import web

# Importing these modules declares their routes.
from sandbox import permissions, routes_application, routes_channels, routes_interactions, routes_messages
from sandbox.api import Api, Backend
from sandbox.clock import Clock, RealClock
from sandbox.control import Sandbox
from sandbox.control_http import ControlApi
from sandbox.limits import FILE_BYTES, RateLimits

log = logging.getLogger("sandbox")
PAGE = Path(__file__).parent / "page"
ROUTE_MODULES = (routes_application, routes_channels, routes_interactions, routes_messages)


class SandboxServer(Backend):
    """`await start()`, then point a client at `base_url` with `token`; `await stop()` in the end.

    `port` 0 takes a free one. `openapi` is a copy of Discord's OpenAPI document to check bodies against.
    For tests: `requests` has the last 50,000 requests in order of their answers, `violations` what was
    refused as malformed, `undeclared` the routes asked for that the sandbox has not, `sandbox` acts as
    a user.
    """

    def __init__(
        self,
        port: int = 0,
        *,
        host: str = "127.0.0.1",
        token: str | None = None,
        clock: Clock | None = None,
        rate_limits: RateLimits | None = None,
        bot_permissions: int = permissions.BOT,
        openapi: Path | None = None,
    ) -> None:
        self.host = host
        self.port = port
        super().__init__(
            lambda: self.base_url,
            token or secrets.token_urlsafe(32),
            clock or RealClock(),
            rate_limits or RateLimits(),
            bot_permissions,
            openapi,
        )
        self.sandbox = Sandbox(self)
        self._runner: web.AppRunner | None = None
        self._control = ControlApi(self.sandbox)

    @property
    def base_url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def environment(self, database: object) -> dict[str, str]:
        """What a process is told that is to be a bot here, with games in this database."""
        return {
            "DISCORD_TOKEN": self.token,
            "SYSOP_DISCORD_API": self.base_url,
            "SYSOP_DATABASE": str(database),
        }

    async def start(self) -> None:
        app = web.Application(client_max_size=12 * FILE_BYTES)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_route("*", "/api/v{version:\\d+}/{tail:.*}", Api(self).handle)
        app.router.add_get("/attachments/{channel_id:\\d+}/{attachment_id:\\d+}/{name}", self._attachment)
        self._control.add_routes(app)
        app.router.add_get("/", self._page)
        app.router.add_static("/page", PAGE)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        for fault in self.faults:
            fault.release()
        self._control.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _attachment(self, request: web.Request) -> web.Response:
        file = self.world.attachment(int(request.match_info["attachment_id"]))
        if file is None:
            raise web.HTTPNotFound
        # On this origin nothing a bot sends may run as a page.
        headers = {"Content-Security-Policy": "sandbox", "X-Content-Type-Options": "nosniff"}
        headers["Cache-Control"] = "private, max-age=3600"
        return web.Response(body=file.content, content_type=file.content_type, headers=headers)

    async def _page(self, request: web.Request) -> web.FileResponse:
        policy = "default-src 'self'; img-src * data:; frame-ancestors 'none'"
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": policy}
        return web.FileResponse(PAGE / "index.html", headers=headers)
