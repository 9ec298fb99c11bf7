"""Trigger conditions with their words, which are messages. Each gives the `On` of a `When`."""

from __future__ import annotations

from engine.netrunner.language.abilities import On
from engine.netrunner.language.conditions import EventRunSuccessful, StoleThisRun

SCORED = On(("scored",), this=True, text="nrc-when-scored")
SCORED_OR_STOLEN = On(("scored", "stolen"), this=True, text="nrc-when-scored-or-stolen")
REZZED = On(("rezzed",), this=True, text="nrc-when-rezzed")
INSTALLED = On(("installed",), this=True, text="nrc-when-installed")
TURN_BEGINS = On(("turn_begins",), seat="self", text="nrc-when-turn-begins")
EMPTY = On(("empty",), this=True, text="nrc-when-empty")
ACCESSED = On(("accessed",), this=True, text="nrc-when-accessed")
ACCESSED_INSTALLED = On(("accessed",), this=True, text="nrc-when-accessed-installed")
ENCOUNTERED = On(("encounter",), this=True, text="nrc-when-encountered")
APPROACHED_HERE = On(("approach_server",), here=True, text="nrc-when-approached")
RUN_HERE_ENDED_WITH_STEAL = On(
    ("run_ends",), here=True, condition=StoleThisRun(),
    text="nrc-when-run-here-ends-with-steal",
)  # fmt: skip
RUN_ENDS = On(("run_ends",), text="nrc-when-run-ends")
SUCCESSFUL_RUN = On(("successful_run",), text="nrc-when-successful-run")
SUCCESSFUL_RUN_ON_CENTRAL = On(
    ("successful_run",), places=("hq", "rd", "archives"),
    text="nrc-when-successful-run-central",
)  # fmt: skip
SUCCESSFUL_RUN_ON_RD_ENDS = On(
    ("run_ends",), places=("rd",), condition=EventRunSuccessful(),
    text="nrc-when-successful-run-rd-ends",
)  # fmt: skip
FIRST_BREACH_OF_HQ = On(("breach_begins",), places=("hq",), first=True, text="nrc-when-first-breach")


def breach_of(*servers: str) -> On:
    """When the Runner breaches one of these servers (any without names)."""
    return On(("breach_begins",), places=servers, text="nrc-when-breach")


AFTER_RESOLVING = On(("resolved",), this=True, text="nrc-after-resolving")
