"""Tables of games: whoever goes through every table has those of all games, and their parts of forgetting."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bot.store.privacy import PARTS
from bot.store.tables import ALL

ROOT = Path(__file__).parents[3]


def test_tools_know_the_tables_of_games_and_their_parts_of_forgetting() -> None:
    """In a process that has loaded nothing else: a backup or a move leaves no table out."""
    program = (
        "from bot.games import stores; stores(); "
        "from bot.store.tables import ALL; from bot.store.privacy import PARTS; "
        "print(len(PARTS), *sorted(ALL.tables))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(  # noqa: S603  # our own words
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert ended.stdout.split() == [str(len(PARTS)), *sorted(ALL.tables)], ended.stderr
    assert "lobbies" in ALL.tables
