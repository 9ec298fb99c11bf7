"""Fields of hundreds: what takes long with them is done away from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot.leagues.table import LeagueTable
from bot.process.workers import Workers
from engine.leagues.model import Event
from engine.leagues.pairing import PAIRING, Draft, pair_next_round

T = TypeVar("T")

LARGE = 100
"""Players from which on a field is paired by a process: the matching holds the interpreter for 4 ms then, for
130 ms with three times as many."""
SECONDS = 60.0
"""How long that may take."""


def pair(workers: Workers | None, event: Event) -> Draft:
    """The next round of an event (`pair_next_round`); from a thread."""
    if workers is None or len(event.players) < LARGE:
        return pair_next_round(event)
    return workers.wait(partial(pair_next_round, event), SECONDS)


async def changed(workers: Workers | None, change: Callable[[], T]) -> T:
    """Change a league in memory, in a thread; large fields are paired by a process."""

    def run() -> T:
        PAIRING.set(partial(pair, workers))  # in this thread's context alone
        return change()

    return await asyncio.to_thread(run)


async def read(table: LeagueTable, look: Callable[[], T]) -> T:
    """Compute something of a league; of a large one in a thread."""
    if len(table.league.event.players) < LARGE:
        return look()
    return await asyncio.to_thread(look)
