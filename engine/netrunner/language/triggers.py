"""Trigger conditions that many cards share; any other is put together the same way on the card."""

from __future__ import annotations

from engine.netrunner.language.conditions import Empty
from engine.netrunner.language.happenings import CENTRAL, HERE, RUN, First, Happened, On, While
from engine.netrunner.language.selectors import Installed, Subtype, ThisCard
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU, ServerName

__all__ = [
    "ACCESSED",
    "ACCESSED_INSTALLED",
    "ACTION_PHASE_ENDS",
    "AFTER_RESOLVING",
    "APPROACHED_HERE",
    "CURRENT_OF_CORP",
    "EMPTY",
    "ENCOUNTERED",
    "FIRST_BREACH_OF_HQ",
    "INSTALLED",
    "REZZED",
    "RUN_ENDS",
    "RUN_HERE_ENDED_WITH_STEAL",
    "SCORED",
    "SCORED_OR_STOLEN",
    "STOLEN",
    "SUCCESSFUL_RUN",
    "SUCCESSFUL_RUN_ON_CENTRAL",
    "SUCCESSFUL_RUN_ON_RD_ENDS",
    "TURN_BEGINS",
    "TURN_ENDS",
    "breach_of",
]  # fmt: skip

SCORED = On(EventKind.SCORE, what=ThisCard())
STOLEN = On(EventKind.STEAL, what=ThisCard())
SCORED_OR_STOLEN = On((EventKind.SCORE, EventKind.STEAL), what=ThisCard())
REZZED = On(EventKind.REZ, what=ThisCard())
INSTALLED = On(EventKind.INSTALL, what=ThisCard())
TURN_BEGINS = On(EventKind.TURN_BEGINS, by=YOU)
TURN_ENDS = On(EventKind.TURN_ENDS, by=YOU)
ACTION_PHASE_ENDS = On(EventKind.ACTION_PHASE_ENDS, by=YOU)
EMPTY = While(Empty())
ACCESSED = On(EventKind.ACCESS, what=ThisCard())
ACCESSED_INSTALLED = On(EventKind.ACCESS, what=Installed() & ThisCard())
ENCOUNTERED = On(EventKind.ENCOUNTER, what=ThisCard())
APPROACHED_HERE = On(EventKind.APPROACH_SERVER, where=HERE)
RUN_ENDS = On(EventKind.RUN_ENDS)
RUN_HERE_ENDED_WITH_STEAL = On(EventKind.RUN_ENDS, where=HERE, if_=Happened(On(EventKind.STEAL), RUN))
SUCCESSFUL_RUN_ON_RD_ENDS = On(EventKind.RUN_ENDS, where="rd", detail="successful")
FIRST_BREACH_OF_HQ = First(On(EventKind.BREACH, where="hq"))
SUCCESSFUL_RUN = On(EventKind.SUCCESSFUL_RUN)
SUCCESSFUL_RUN_ON_CENTRAL = On(EventKind.SUCCESSFUL_RUN, where=CENTRAL)
ANOTHER_CURRENT = On(EventKind.PLAY, what=Subtype("current") - ThisCard())
CURRENT_OF_CORP = ANOTHER_CURRENT | On(EventKind.STEAL)
"""What ends a current operation (3.5.1b)."""
CURRENT_OF_RUNNER = ANOTHER_CURRENT | On(EventKind.SCORE)
"""What ends a current event (3.7.1b)."""
AFTER_RESOLVING = On(EventKind.RESOLVE, what=ThisCard())


def breach_of(*servers: ServerName) -> On:
    """When the Runner breaches one of these servers (any without names)."""
    return On(EventKind.BREACH, where=servers)
