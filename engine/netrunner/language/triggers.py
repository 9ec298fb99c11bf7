"""Trigger conditions that many cards share; any other is put together the same way on the card."""

from __future__ import annotations

from engine.netrunner.language.conditions import Empty
from engine.netrunner.language.happenings import CENTRAL, HERE, RUN, First, Happened, On, While
from engine.netrunner.language.selectors import Installed, Subtype, ThisCard
from engine.netrunner.table.events import Kind
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

SCORED = On(Kind.SCORE, what=ThisCard())
STOLEN = On(Kind.STEAL, what=ThisCard())
SCORED_OR_STOLEN = On((Kind.SCORE, Kind.STEAL), what=ThisCard())
REZZED = On(Kind.REZ, what=ThisCard())
INSTALLED = On(Kind.INSTALL, what=ThisCard())
TURN_BEGINS = On(Kind.TURN_BEGINS, by=YOU)
TURN_ENDS = On(Kind.TURN_ENDS, by=YOU)
ACTION_PHASE_ENDS = On(Kind.ACTION_PHASE_ENDS, by=YOU)
EMPTY = While(Empty())
ACCESSED = On(Kind.ACCESS, what=ThisCard())
ACCESSED_INSTALLED = On(Kind.ACCESS, what=Installed() & ThisCard())
ENCOUNTERED = On(Kind.ENCOUNTER, what=ThisCard())
APPROACHED_HERE = On(Kind.APPROACH_SERVER, where=HERE)
RUN_ENDS = On(Kind.RUN_ENDS)
RUN_HERE_ENDED_WITH_STEAL = On(Kind.RUN_ENDS, where=HERE, if_=Happened(On(Kind.STEAL), RUN))
SUCCESSFUL_RUN_ON_RD_ENDS = On(Kind.RUN_ENDS, where="rd", detail="successful")
FIRST_BREACH_OF_HQ = First(On(Kind.BREACH, where="hq"))
SUCCESSFUL_RUN = On(Kind.SUCCESSFUL_RUN)
SUCCESSFUL_RUN_ON_CENTRAL = On(Kind.SUCCESSFUL_RUN, where=CENTRAL)
ANOTHER_CURRENT = On(Kind.PLAY, what=Subtype("current") - ThisCard())
CURRENT_OF_CORP = ANOTHER_CURRENT | On(Kind.STEAL)
"""What ends a current operation (3.5.1b)."""
CURRENT_OF_RUNNER = ANOTHER_CURRENT | On(Kind.SCORE)
"""What ends a current event (3.7.1b)."""
AFTER_RESOLVING = On(Kind.RESOLVE, what=ThisCard())


def breach_of(*servers: ServerName) -> On:
    """When the Runner breaches one of these servers (any without names)."""
    return On(Kind.BREACH, where=servers)
