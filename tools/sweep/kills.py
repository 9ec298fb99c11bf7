"""The sweep of kills: 30 times ten SIGKILLs at random moments of play, also while the store is held.

Whatever was acknowledged must be stored, or promised in writing; nothing may be lost, doubled or misplaced.
"""

from __future__ import annotations

import asyncio
import tempfile
import traceback
from pathlib import Path

from tests.bot.kills import kills
from tools.sweep.checks import Outcome

GAMES = 30
"""How many `make sweep` plays."""
KILLS = 10


def play(seed: int) -> Outcome:
    """One bot, killed ten times."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            acknowledged = asyncio.run(kills(Path(folder), seed, KILLS))
        except (AssertionError, TimeoutError) as error:
            return Outcome(seed, "lost", KILLS, str(error) or _where(error))
    return Outcome(seed, "kept", acknowledged)


def _where(error: BaseException) -> str:
    """The line that failed, for an assertion without words."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {last.filename}:{last.lineno}: {last.line}"
