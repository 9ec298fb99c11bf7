"""What a press costs where many are in flight at every moment, in games that stand in their middle.

Other than alone, how often messages are edited and what is written together hangs on how fast the machine is:
these counts are told for a machine that has nothing else to do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from sandbox.routes_interactions import DEFERRED, DEFERRED_UPDATE
from tools.bench_bot import _seat_games, _until
from tools.bench_load import AT_ONCE, LIMIT, MIDDLE, Eager, at_rest, keep_pressing, people
from tools.count.costs import EXEMPT, counting

GAMES: Final = 100
PRESSES: Final = 600
PUT_OFF: Final = (DEFERRED, DEFERRED_UPDATE)
"""Answers that say that one follows."""


class Load(NamedTuple):
    """Of each press, with all that follows."""

    statements: float
    transactions: float
    syncs: float
    requests: float
    """Those that Discord counts to a bot's limit."""
    answers: float
    """Those of the interaction itself, the picture that comes after an answer included."""
    deferred: float
    """How many were answered in two requests, of a hundred."""


async def load(games: int = GAMES, at_once: int = AT_ONCE, presses: int = PRESSES) -> Load:
    """So many presses in that many games, `at_once` in flight, until all that follows is sent."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "count.sqlite3")
        async with counting(database, loaded=True) as bot:
            server = bot.server
            pairs = people(server, games)
            await _seat_games(database, games, server.sandbox.channel("table-talk"), pairs, depth=MIDDLE)
            tables = [
                Eager(server, n + 1, {"corp": corp, "runner": runner})
                for n, (corp, runner) in enumerate(pairs)
            ]
            await _until(lambda: all(table.open_panel() for table in tables), LIMIT)
            await keep_pressing(tables, at_once, games)  # what is read and told once of everybody
            await at_rest(bot.process.pid)
            asked = len(server.requests)
            await bot.say("begin")
            made = len(await keep_pressing(tables, at_once, presses))
            await at_rest(bot.process.pid)
            counted = await bot.say("end")
            calls = list(server.requests)[asked:]
    answers = sum(call.route.startswith(EXEMPT) for call in calls)
    deferred = sum(call.route.endswith("/callback") and call.json["type"] in PUT_OFF for call in calls)
    return Load(
        counted.statements / made,
        counted.transactions / made,
        counted.syncs / made,
        (len(calls) - answers) / made,
        answers / made,
        100 * deferred / made,
    )


def line(found: Load) -> str:
    """As it is printed."""
    told = (f"{name} {value:.2f}" for name, value in zip(Load._fields, found, strict=True))
    return f"{AT_ONCE} in flight, each press: {', '.join(told)} %"
