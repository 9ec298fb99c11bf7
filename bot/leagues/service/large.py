"""Fields of hundreds: what takes long with them is done away from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot.leagues.stored import StoredLeague
from bot.messages.refusals import Refusal
from bot.process.logs import logger
from bot.process.workers import Workers
from engine.leagues.errors import LeagueError
from engine.leagues.model import Event
from engine.leagues.pairing import PAIRING, Draft, pair_next_round

log = logger(__name__)

T = TypeVar("T")

LARGE = 100
"""Players from which on a field is paired by a process: the matching holds the interpreter for 4 ms then, for
130 ms with three times as many."""
SECONDS = 60.0
"""How long that may take."""
SMALL = 4_096
"""Bytes of a file that is read at once."""
READ_SECONDS = 20.0
"""How long a larger one may take: one of the largest events, with its next round paired, takes three."""


def pair(workers: Workers | None, event: Event) -> Draft:
    """The next round of an event (`pair_next_round`); from a thread."""
    if workers is None or len(event.players) < LARGE:
        return pair_next_round(event)
    return workers.wait(partial(pair_next_round, event), SECONDS)


def read_file(workers: Workers | None, data: bytes, job: Callable[[], T]) -> T:
    """Read a file that somebody sent; from a thread. What is not small is read by a process, which has
    limits of time and memory. Refusal if it goes beyond them."""
    if workers is None or len(data) <= SMALL:
        return job()
    try:
        return workers.wait(job, READ_SECONDS)
    except LeagueError:
        raise
    except Exception as error:
        log.error("file not read", error=type(error).__name__)
        raise Refusal("bl-import-slow") from error


async def changed(workers: Workers | None, change: Callable[[], T]) -> T:
    """Change a league in memory, in a thread; large fields are paired by a process."""

    def run() -> T:
        PAIRING.set(partial(pair, workers))  # in this thread's context alone
        return change()

    return await asyncio.to_thread(run)


async def read(table: StoredLeague, look: Callable[[], T]) -> T:
    """Compute something of a league; of a large one in a thread."""
    if len(table.league.event.players) < LARGE:
        return look()
    return await asyncio.to_thread(look)
