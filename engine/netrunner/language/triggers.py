"""Trigger conditions with their words. Each gives the `On` of a `When`.

In the words, {this} is the source, {your} its player's, and {runner:make} "you make" or "the Runner makes".
"""

from __future__ import annotations

from engine.netrunner.language.abilities import On
from engine.netrunner.language.conditions import EventRunSuccessful, StoleThisRun

SCORED = On(("scored",), this=True, text="when {this} is scored")
SCORED_OR_STOLEN = On(("scored", "stolen"), this=True, text="when {this} is scored or stolen")
REZZED = On(("rezzed",), this=True, text="when {this} is rezzed")
INSTALLED = On(("installed",), this=True, text="when {this} is installed")
TURN_BEGINS = On(("turn_begins",), seat="self", text="each time {your} turn begins")
EMPTY = On(("empty",), this=True, text="when {this} is empty")
ACCESSED = On(("accessed",), this=True, text="when {runner:access} {this}")
ACCESSED_INSTALLED = On(("accessed",), this=True, text="when {runner:access} {this} while it is installed")
ENCOUNTERED = On(("encounter",), this=True, text="when {runner:encounter} {this}")
APPROACHED_HERE = On(("approach_server",), here=True, text="each time {runner:approach} this server")
RUN_HERE_ENDED_WITH_STEAL = On(
    ("run_ends",), here=True, condition=StoleThisRun(),
    text="each time a run on this server ends, if {runner} stole any agendas during it",
)  # fmt: skip
RUN_ENDS = On(("run_ends",), text="when this run ends")
SUCCESSFUL_RUN = On(("successful_run",), text="each time {runner:make} a successful run")
SUCCESSFUL_RUN_ON_CENTRAL = On(
    ("successful_run",), places=("hq", "rd", "archives"),
    text="each time {runner:make} a successful run on a central server",
)  # fmt: skip
SUCCESSFUL_RUN_ON_RD_ENDS = On(
    ("run_ends",), places=("rd",), condition=EventRunSuccessful(),
    text="each time a successful run on R&D ends",
)  # fmt: skip
FIRST_BREACH_OF_HQ = On(
    ("breach_begins",), places=("hq",), first=True, text="each turn, the first time {runner:breach} HQ"
)


def breach_of(*servers: str) -> On:
    """When the Runner breaches one of these servers (any without names)."""
    names = {"hq": "HQ", "rd": "R&D", "archives": "Archives"}
    words = " or ".join(names[server] for server in servers) if servers else "the attacked server"
    return On(("breach_begins",), places=servers, text=f"when {{runner:breach}} {words}")


AFTER_RESOLVING = On(("resolved",), this=True, text="after {this} resolves")
