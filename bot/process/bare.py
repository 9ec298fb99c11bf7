"""What is left out of what Discord tells: of which parts messages are made.

discord.py makes objects of all components of a message that is pressed, and of each that answers a press,
which takes as long as to build a panel. What was pressed its custom_id says; nobody looks at the others.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.webhook.async_ import async_context


def leave_out(client: discord.Client) -> None:
    """From now on, for all that is done in this context."""
    async_context.set(_Answering(async_context.get()))  # type: ignore[arg-type]
    parsers: dict[str, Any] = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def parsed(data: dict[str, Any]) -> None:
        if "message" in data:
            data["message"] = {**data["message"], "components": []}
        parse(data)

    parsers["INTERACTION_CREATE"] = parsed


class _Answering:
    """Of an answer, Discord tells which message it is in; not the message."""

    def __init__(self, adapter: Any) -> None:
        self.adapter = adapter

    def __getattr__(self, name: str) -> Any:
        return getattr(self.adapter, name)

    async def create_interaction_response(self, *values: Any, **named: Any) -> Any:
        answered = await self.adapter.create_interaction_response(*values, **named)
        return {name: value for name, value in answered.items() if name != "resource"}
