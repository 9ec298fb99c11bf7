"""A bare REST client, for requests that discord.py would refuse to make."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp

from sandbox.model import Interaction
from sandbox.server import SandboxServer

Answer = tuple[int, Any]


class Rest:
    def __init__(self, server: SandboxServer, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session
        self.headers: dict[str, str] = {}
        self.place = server.sandbox.channel("table-talk")

    async def __call__(
        self,
        method: str,
        path: str,
        body: object = None,
        files: list[tuple[str, bytes]] | None = None,
        authorization: str | None = None,
    ) -> Answer:
        """(status, parsed body); the headers of the answer are in `headers`."""
        given: dict[str, Any] = {"headers": {"Authorization": authorization or f"Bot {self.server.token}"}}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files):
                form.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
            given["data"] = form
        elif body is not None:
            given["json"] = body
        async with self.session.request(method, f"{self.server.base_url}/api/v10{path}", **given) as answer:
            self.headers = dict(answer.headers)
            return answer.status, None if answer.status == 204 else await answer.json()

    async def send(self, body: dict[str, Any], files: list[tuple[str, bytes]] | None = None) -> Answer:
        return await self("POST", f"/channels/{self.place.id}/messages", body, files)

    async def answer(self, made: Interaction, kind: int, data: dict[str, Any] | None = None) -> Answer:
        body: dict[str, Any] = {"type": kind}
        if data is not None:
            body["data"] = data
        return await self("POST", f"/interactions/{made.id}/{made.token}/callback", body)

    async def follow_up(self, made: Interaction, body: dict[str, Any]) -> Answer:
        return await self("POST", f"/webhooks/{self.server.world.application_id}/{made.token}", body)


def codes(errors: object) -> set[str]:
    """All error codes in Discord's nested `errors` object."""
    found: set[str] = set()
    if isinstance(errors, dict):
        for key, value in errors.items():
            if key == "_errors":
                found |= {each["code"] for each in value}
            else:
                found |= codes(value)
    return found
