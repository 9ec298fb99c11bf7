"""What was announced with round one is changed only after a question, and before everybody."""

from __future__ import annotations

from typing import Final

from bot.leagues.access import asked
from bot.leagues.stored import StoredLeague
from bot.presses.answers import Answer
from engine.leagues.season.model import LeagueSettings

ANNOUNCED: Final = ("rounds", "cut", "elimination", "ties", "capacity")
"""Settings that are announced. (How many go up and down is, too, but can be changed when the league is
over.)"""


def breaks(table: StoredLeague, what: str, new: LeagueSettings) -> bool:
    """Whether other settings would change what was announced."""
    return table.league.state == "running" and what in ANNOUNCED and new != table.league.settings


def question(table: StoredLeague, language: str, what: str, value: str) -> Answer:
    """Really change it? Everybody will be told."""
    arg = f"{what}.{value}"
    layout = asked(table, f"bl-announced-{what}", "bl-announced-yes", "announced", arg, language)
    return Answer(layout=layout, update=True)
