"""Tells its operator how the bot is, over HTTP on an address of theirs: `/live`, `/health`, `/metrics`.

No name, text or card is in any of them; still they are for the operator, not for strangers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.gateway import Gateway
from bot.process import measures, strangers
from bot.process.clock import Clock
from bot.process.logs import logger
from bot.store.counts import Counts, counts
from bot.store.database import Database, StoreUnavailable

log = logger(__name__)

PATIENCE: Final = 120.0
"""Seconds without Discord, or with a message that waits, after which the bot is not well."""
DATABASE_SECONDS: Final = 2.0
"""How long the database may take to count."""
HEADERS: Final = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}


class Health:
    """`servers`: how many this process is told of."""

    def __init__(self, db: Database, clock: Clock, gateway: Gateway, servers: Callable[[], int]) -> None:
        self.db = db
        self.clock = clock
        self.gateway = gateway
        self.servers = servers

    def application(self) -> web.Application:
        app = web.Application(client_max_size=1024)
        app.add_routes(
            [
                web.get("/live", self._live),
                web.get("/health", self._health),
                web.get("/metrics", self._metrics),
            ]
        )
        return app

    async def serve(self, host: str, port: int) -> None:
        """Serve until cancelled. Where the address cannot be had, that is logged, and all else goes on."""
        watching = asyncio.get_running_loop().create_task(measures.watch_loop())
        try:
            await strangers.serve(self.application(), host, port, "health")
        finally:
            watching.cancel()

    async def _live(self, _request: web.Request) -> web.Response:
        """The event loop turns: whoever gets no answer here may start the bot anew."""
        return web.Response(text="alive\n", headers=HEADERS)

    async def _health(self, _request: web.Request) -> web.Response:
        """200 while everything is well, 503 with what is not."""
        found = await self._counted()
        now = self.clock.now()
        away, leases = self.gateway.away_since, self.db.leases
        oldest = self._oldest(found)
        wrong = []
        if found is None:
            wrong.append("database")
        if away is not None and now - away > PATIENCE:
            wrong.append("discord")
        if oldest > PATIENCE:
            wrong.append("messages")
        told: dict[str, Any] = {
            "status": "wrong" if wrong else "ok",
            "wrong": wrong,
            "discord": away is None,
            "shards": list(self.gateway.shards.ids),
            "shards_away": list(leases.all_away().ids),
            "keeper": leases.keeper,
            "database": found is not None,
            "messages_waiting": found.waiting if found is not None else None,
            "oldest_message_s": round(oldest, 1) if found is not None else None,
            "messages_refused": found.refused if found is not None else None,
            "dead_letters": found.dead if found is not None else None,
        }
        return web.json_response(told, status=503 if wrong else 200, headers=HEADERS)

    async def _metrics(self, _request: web.Request) -> web.Response:
        """Everything in Prometheus' text format."""
        found = await self._counted()
        away, leases = self.gateway.away, self.db.leases
        measures.CONNECTED.set(not away.ids)
        for shard in self.gateway.shards.ids:
            measures.SHARD.labels(str(shard)).set(shard not in away.ids)
        measures.AWAY.set(len(leases.all_away().ids))
        measures.KEEPER.set(leases.keeper)
        measures.SERVERS.set(self.servers())
        # What cannot be counted now is left out: an old number would look like a new one.
        for gauge in (measures.GAMES, measures.LEAGUES):
            gauge.clear()
        unknown = float("nan")
        measures.WAITING.set(found.waiting if found is not None else unknown)
        measures.OLDEST.set(self._oldest(found) if found is not None else unknown)
        measures.REFUSED.set(found.refused if found is not None else unknown)
        measures.DEAD.set(found.dead if found is not None else unknown)
        measures.BEHIND.set(found.behind if found is not None else unknown)
        if found is not None:
            for status, number in found.games.items():
                measures.GAMES.labels(status).set(number)
            for status, number in found.leagues.items():
                measures.LEAGUES.labels(status).set(number)
        body = generate_latest(measures.REGISTRY)
        return web.Response(body=body, headers={**HEADERS, "Content-Type": CONTENT_TYPE_LATEST})

    def _oldest(self, found: Counts | None) -> float:
        """Seconds the message has waited that has waited longest; one that Discord refuses is not late, but
        will be a dead letter."""
        return max(0.0, self.clock.now() - found.oldest) if found and found.oldest is not None else 0.0

    async def _counted(self) -> Counts | None:
        """None if the database cannot be read now."""
        try:
            async with asyncio.timeout(DATABASE_SECONDS), self.db.read(long=True) as db:
                return await counts(db)
        except (StoreUnavailable, TimeoutError) as error:
            log.warning("nothing could be counted", error=type(error).__name__)
            return None
