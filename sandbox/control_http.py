"""The control API over HTTP (under /sandbox/api), for the page and for tests in other processes."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web
from yarl import URL

from sandbox.commands import ControlError, commands_for
from sandbox.control import Sandbox
from sandbox.errors import ApiError
from sandbox.model import DM, EPHEMERAL, Channel, Json, Message, User

Action = Callable[[Json], Awaitable[Any]]
KEEP_ALIVE_SECONDS = 15.0


class ControlApi:
    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self._streams: set[asyncio.Queue[Json | None]] = set()

    def add_routes(self, app: web.Application) -> None:
        base = "/sandbox/api/"
        app.router.add_get(base + "state", self._state)
        app.router.add_get(base + "messages", self._messages)
        app.router.add_get(base + "events", self._events)
        app.router.add_get(base + "record", self._record)
        actions: dict[str, Action] = {
            "send": self._send, "dm": self._dm, "command": self._command, "press": self._press,
            "autocomplete": self._autocomplete, "modal": self._modal, "dismiss": self._dismiss,
            "settings": self._settings, "delete-channel": self._delete_channel,
            "permissions": self._permissions, "fault": self._fault, "drop-gateway": self._drop_gateway,
        }  # fmt: skip
        for name, action in actions.items():
            app.router.add_post(base + name, self._wrapped(action))

    def close(self) -> None:
        for stream in self._streams:
            stream.put_nowait(None)

    def _wrapped(self, action: Action) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            # Another site's page in the same browser must not act here.
            origin = request.headers.get("Origin")
            if origin is not None and URL(origin).authority != request.host:
                return web.json_response({"error": "not from here"}, status=403)
            try:
                return web.json_response(await action(await request.json()) or {})
            except (ControlError, ApiError) as error:
                return web.json_response({"error": str(error)}, status=400)
            except (KeyError, ValueError, TypeError) as error:
                return web.json_response({"error": f"malformed request: {error!r}"}, status=400)

        return handle

    # Looking

    async def _state(self, request: web.Request) -> web.Response:
        sandbox, world = self.sandbox, self.sandbox.world
        try:
            user = sandbox.user(request.query.get("user", world.people[0].name))
        except ControlError as error:
            return web.json_response({"error": str(error)}, status=404)
        channels = [self._place(channel, user) for channel in sandbox.channels_of(user)]
        people = [{"id": str(u.id), "name": u.name, "bot": u.bot} for u in world.users.values()]
        return web.json_response(
            {
                "user": {"id": str(user.id), "name": user.name, "dms_open": user.dms_open},
                "users": people,
                "roles": [{"id": role["id"], "name": role["name"]} for role in world.payloads.roles()],
                "guild": "The Sandbox",
                "bot": {"id": str(world.bot.id), "connected": sandbox.server.gateway.connected},
                "channels": channels,
            }
        )

    def _place(self, channel: Channel, user: User) -> Json:
        mine = self.sandbox.messages(channel, user)
        return {
            "id": str(channel.id),
            "type": channel.type,
            "name": self.sandbox.world.bot.name if channel.type == DM else channel.name,
            "topic": channel.topic,
            "parent": str(channel.parent_id) if channel.parent_id else None,
            "archived": channel.archived,
            "locked": channel.locked,
            "joined": user.id in channel.members,
            "last": str(mine[-1].id) if mine else None,
            "commands": [str(command["id"]) for command in commands_for(self.sandbox.world, channel)],
        }

    async def _messages(self, request: web.Request) -> web.Response:
        try:
            user = self.sandbox.user(request.query["user"])
            channel = self.sandbox.channel(request.query["channel"])
            shown = self.sandbox.messages(channel, user)[-100:]
        except (KeyError, ControlError) as error:
            return web.json_response({"error": str(error)}, status=404)
        commands = commands_for(self.sandbox.world, channel)
        return web.json_response(
            {"messages": [self._shown(message) for message in shown], "commands": commands}
        )

    def _shown(self, message: Message) -> Json:
        return self.sandbox.world.payloads.message(message) | {"ephemeral": bool(message.flags & EPHEMERAL)}

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Server-sent events: what changes for one user, as JSON."""
        try:
            user = self.sandbox.user(request.query.get("user", ""))
        except ControlError as error:
            return web.json_response({"error": str(error)}, status=404)
        queue: asyncio.Queue[Json | None] = asyncio.Queue()

        def watch(change: Json) -> None:
            audience = change.get("audience")
            if audience is None or user.id in audience:
                queue.put_nowait({key: value for key, value in change.items() if key != "audience"})

        headers = {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        self._streams.add(queue)
        self.sandbox.world.watchers.append(watch)
        try:
            await response.write(b'data: {"type": "hello"}\n\n')
            while True:
                try:
                    change = await asyncio.wait_for(queue.get(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    await response.write(b": still here\n\n")
                    continue
                if change is None:
                    break
                await response.write(f"data: {json.dumps(change)}\n\n".encode())
        except ConnectionError:
            pass
        finally:
            self.sandbox.world.watchers.remove(watch)
            self._streams.discard(queue)
        return response

    async def _record(self, request: web.Request) -> web.Response:
        server = self.sandbox.server
        requests = [
            {"method": c.method, "path": c.path, "route": c.route, "body": c.body, "status": c.status}
            for c in server.requests
        ]
        return web.json_response(
            {"requests": requests, "violations": server.violations, "undeclared": server.undeclared}
        )

    # Doing: each takes {"user", "channel" or "message", ...}

    async def _send(self, body: Json) -> Any:
        content = str(body["content"]).strip()
        if not 1 <= len(content) <= 2000:
            raise ControlError("a message has 1 to 2,000 characters")
        return {"id": str(self.sandbox.send(body["user"], body["channel"], content).id)}

    async def _dm(self, body: Json) -> Any:
        return {"channel": str(self.sandbox.dm(body["user"]).id)}

    async def _command(self, body: Json) -> Any:
        options = {name: _file(value) for name, value in (body.get("options") or {}).items()}
        made = await self.sandbox.slash(body["user"], body["channel"], body["command"], **options)
        return {"id": str(made.id), "failed": made.failed}

    async def _autocomplete(self, body: Json) -> Any:
        options = body.get("options") or {}
        choices = await self.sandbox.autocomplete(
            body["user"], body["channel"], body["command"], body["focused"], **options
        )
        return {"choices": choices}

    async def _press(self, body: Json) -> Any:
        made = self.sandbox.press(body["user"], body["message"], body["custom_id"], body.get("values"))
        return {"id": str(made.id)}

    async def _modal(self, body: Json) -> Any:
        made = await self.sandbox.submit(body["user"], body["interaction"], **(body.get("values") or {}))
        return {"id": str(made.id), "failed": made.failed}

    async def _dismiss(self, body: Json) -> Any:
        self.sandbox.dismiss(body["user"], body["message"])

    async def _settings(self, body: Json) -> Any:
        self.sandbox.set_dms(body["user"], open=bool(body["dms_open"]))

    async def _delete_channel(self, body: Json) -> Any:
        self.sandbox.delete_channel(body["channel"])

    async def _permissions(self, body: Json) -> Any:
        allow, deny = body.get("allow") or (), body.get("deny") or ()
        self.sandbox.set_permissions(body["channel"], allow=allow, deny=deny)

    async def _fault(self, body: Json) -> Any:
        method, path, times = body["method"], body["path"], int(body.get("times", 1))
        if body.get("mode", "error") == "error":
            status, code = int(body.get("status", 500)), int(body.get("code", 0))
            self.sandbox.fail(method, path, status=status, code=code, times=times)
        else:
            self.sandbox.drop(method, path, times=times, done=body["mode"] == "drop")

    async def _drop_gateway(self, body: Json) -> Any:
        self.sandbox.server.gateway.drop()


def _file(value: object) -> object:
    """What is given for an option; a file as (its name, its bytes)."""
    if not isinstance(value, dict):
        return value
    try:
        return str(value["filename"]), base64.b64decode(value["base64"], validate=True)
    except (KeyError, TypeError, ValueError):
        raise ControlError("a file is a filename and its content in base64") from None
