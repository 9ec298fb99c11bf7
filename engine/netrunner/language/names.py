"""Names of the table that declarations speak of: seats, zones, servers, what happens and why."""

from engine.netrunner.table.events import Cause, EventKind
from engine.netrunner.table.parts import OPPONENT, YOU
from engine.netrunner.table.state import (
    ARCHIVES,
    CENTRALS,
    CORP,
    CORP_SCORE,
    GRIP,
    HEAP,
    HOSTED,
    HQ,
    PLAY,
    RD,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    SET_ASIDE,
    STACK,
)

__all__ = [
    "ARCHIVES", "CENTRALS", "CORP", "CORP_SCORE", "GRIP", "HEAP", "HOSTED", "HQ", "OPPONENT", "PLAY", "RD",
    "REMOVED", "RUNNER", "RUNNER_SCORE", "SET_ASIDE", "STACK", "YOU", "Cause", "EventKind",
]  # fmt: skip
