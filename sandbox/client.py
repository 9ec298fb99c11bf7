"""Points the unmodified discord.py client at another server, by its settings alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_client_at(base_url: str) -> None:
    """Make every discord.py client of this process talk to `base_url` (such as "http://127.0.0.1:8000").

    The gateway's later addresses come from the server itself (READY's `resume_gateway_url`, `/gateway/bot`).
    """
    base = base_url.rstrip("/")
    Route.BASE = f"{base}/api/v{discord.http.INTERNAL_API_VERSION}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1)) / "gateway"
    Asset.BASE = f"{base}/cdn"


@contextmanager
def client_pointed_at(base_url: str) -> Iterator[None]:
    """`point_client_at` for the length of a `with` block."""
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    point_client_at(base_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
