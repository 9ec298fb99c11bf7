"""What is measured while the bot runs, in the Prometheus client's own objects: `bot.health` shows them.

Labels are few and closed: no person, server, game or card is in them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cache
from typing import Any, Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot.process.latest import Latest

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

LOOP_LAG: Final = Histogram(
    "sysop_loop_lag_seconds",
    "How much later than asked the event loop woke a task that slept.",
    buckets=QUICK,
    registry=REGISTRY,
)
LOOP_WORST: Final = Gauge(
    "sysop_loop_lag_worst_seconds",
    "The longest of that since it was last read.",
    registry=REGISTRY,
)
ACK: Final = Histogram(
    "sysop_ack_seconds",
    "From the arrival of an interaction until Discord had its first answer (3 s are allowed).",
    ["what"],
    buckets=SLOW,
    registry=REGISTRY,
)
SHOWN: Final = Histogram(
    "sysop_shown_seconds",
    "From the arrival of an interaction until what came of it was shown.",
    buckets=SLOW,
    registry=REGISTRY,
)
REST: Final = Histogram(
    "sysop_rest_seconds",
    "Requests to Discord, by method and class of status (2xx, 4xx, 5xx, failed).",
    ["method", "status"],
    buckets=SLOW,
    registry=REGISTRY,
)
DATABASE: Final = Histogram(
    "sysop_database_seconds",
    "Transactions, from asking for a connection to the end.",
    ["what"],
    buckets=QUICK,
    registry=REGISTRY,
)
DRAWING: Final = Histogram(
    "sysop_drawing_seconds",
    "Pictures of a message, from asking for them to having them.",
    ["result"],
    buckets=SLOW,
    registry=REGISTRY,
)
# There from the start: of a series that begins with its first failure, Prometheus sees no increase.
DRAWN, NOT_DRAWN = (DRAWING.labels(result) for result in ("drawn", "failed"))
THOUGHT: Final = Histogram(
    "sysop_thinking_seconds",
    "Decisions of computers that take their time: thought to the end, cut at what one may take at most, or "
    "given up, where the normal player has chosen.",
    ["result"],
    buckets=SLOW,
    registry=REGISTRY,
)
for _result in ("thought", "cut", "given_up"):
    THOUGHT.labels(_result)
BUSY: Final = Counter(
    "sysop_busy_total",
    "Interactions that were put off because too many were being worked on.",
    registry=REGISTRY,
)
BEGUN_ANEW: Final = Counter(
    "sysop_background_failures_total",
    "How often work in the background ended with an error, and was begun anew.",
    ["work"],
    registry=REGISTRY,
)
LOGGED: Final = Counter(
    "sysop_log_records_total",
    "Warnings and errors in the log, by who wrote them (a library as a whole).",
    ["level", "logger"],
    registry=REGISTRY,
)
CONNECTED: Final = Gauge(
    "sysop_discord_connected", "1 while every shard of this process is connected.", registry=REGISTRY
)
SHARD: Final = Gauge(
    "sysop_shard_connected",
    "For each shard of the gateway that this process carries: 1 while it is connected.",
    ["shard"],
    registry=REGISTRY,
)
AWAY: Final = Gauge(
    "sysop_shards_away", "Shards that are not connected, whichever process carries them.", registry=REGISTRY
)
KEEPER: Final = Gauge(
    "sysop_keeper", "1 in the process that does what time brings: one of the bot's.", registry=REGISTRY
)
SERVERS: Final = Gauge("sysop_servers", "Servers this process is told of.", registry=REGISTRY)
GAMES: Final = Gauge("sysop_games", "Games in the store.", ["status"], registry=REGISTRY)
LEAGUES: Final = Gauge("sysop_leagues", "Leagues in the store.", ["status"], registry=REGISTRY)
WAITING: Final = Gauge("sysop_messages_waiting", "Messages still to be sent.", registry=REGISTRY)
OLDEST: Final = Gauge(
    "sysop_oldest_message_seconds", "Age of the message that has waited longest.", registry=REGISTRY
)
REFUSED: Final = Gauge(
    "sysop_messages_refused", "Messages that Discord refuses, tried for a day.", registry=REGISTRY
)
DEAD: Final = Gauge("sysop_dead_letters", "Messages given up that nobody has seen to.", registry=REGISTRY)
BEHIND: Final = Gauge("sysop_edits_behind", "Messages that are to be edited.", registry=REGISTRY)

TICK = 0.25
"""Seconds between two looks at the event loop."""
REMEMBERED: Final = 2000
"""Interactions whose arrival is remembered until they are answered."""


async def watch_loop() -> None:
    """Measure for ever how late the event loop is."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        lag = max(0.0, time.perf_counter() - before - TICK)
        LOOP_LAG.observe(lag)
        _WORST[0] = max(_WORST[0], lag)


_WORST = [0.0]
"""The longest lag since it was last read."""


def _worst_since() -> float:
    worst, _WORST[0] = _WORST[0], 0.0
    return worst


LOOP_WORST.set_function(_worst_since)


class Trace:
    """Times every request of an HTTP client, and of interactions how long they waited for an answer."""

    def __init__(self) -> None:
        self._arrived: Latest[str, tuple[float, str]] = Latest(REMEMBERED)

    def arrived(self, interaction: int, what: str) -> None:
        """An interaction has come in that has to be acknowledged; `what`: the name of its type."""
        self._arrived[str(interaction)] = (time.perf_counter(), what)

    def watch(self, session: aiohttp.ClientSession) -> None:
        """Time its requests from now on. What aiohttp has for this tells of each piece of a message, in five
        calls."""
        request = session._request

        async def timed(method: str, url: Any, **options: Any) -> aiohttp.ClientResponse:
            begun, status = time.perf_counter(), "failed"
            try:
                response = await request(method, url, **options)
                status = f"{response.status // 100}xx"
            finally:
                now = time.perf_counter()
                _rest(method, status).observe(now - begun)
            if status == "2xx":
                self._answered(response.url.path.split("/"), now)
            return response

        session._request = timed  # type: ignore[method-assign,assignment]

    def _answered(self, parts: list[str], now: float) -> None:
        """Seen as a path: /api/v10/interactions/<id>/<token>/callback."""
        if parts[-1] == "callback" and "interactions" in parts:
            found = self._arrived.pop(parts[parts.index("interactions") + 1], None)
            if found is not None:
                _ack(found[1]).observe(now - found[0])


_rest: Final = cache(REST.labels)
_ack: Final = cache(ACK.labels)
"""To find a series by its labels takes longer than to note something in it."""

OTHERS: Final = "other"
"""Who wrote what none of those did that were told of (`count_records_of`)."""
_writers: Final = set[str]()


def count_records_of(name: str) -> None:
    """Have a series for what a logger writes before it has written anything (as for `DRAWING`)."""
    _writers.add(name)
    for level in ("warning", "error"):
        LOGGED.labels(level, name)


count_records_of(OTHERS)


class CountRecords(logging.Handler):
    """Counts warnings and errors; writes nothing."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        level = "error" if record.levelno >= logging.ERROR else "warning"
        library = record.name.partition(".")[0]
        name = next((one for one in (record.name, library) if one in _writers), OTHERS)
        LOGGED.labels(level, name).inc()
