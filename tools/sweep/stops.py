"""The sweep of stops: 30 times ten SIGTERMs and SIGINTs at random moments of start, work and idle.

Each must have ended within five seconds, and nothing may be lost, doubled or out of order.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from tests.bot.stops import stops
from tools.sweep.checks import Outcome

GAMES = 30
"""How many `make sweep` plays."""
STOPS = 10
LIMIT = 5.0


def play(seed: int) -> Outcome:
    """One bot, stopped ten times."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            took = asyncio.run(stops(Path(folder), seed, STOPS))
        except (AssertionError, TimeoutError) as error:
            return Outcome(seed, "lost", STOPS, str(error) or type(error).__name__)
    if max(took) > LIMIT:
        return Outcome(seed, "slow", STOPS, f"a stop took {max(took):.1f} s")
    return Outcome(seed, f"within {max(1, round(max(took) + 0.5))} s", STOPS)
