"""Trigger conditions that many cards share; any other is put together the same way on the card."""

from __future__ import annotations

from engine.netrunner.language.base import YOU, Condition, Pattern
from engine.netrunner.language.conditions import Empty
from engine.netrunner.language.happenings import CENTRAL, HERE, LAST_TURN, RUN, First, Happened, On, While
from engine.netrunner.language.selectors import Installed, ThisCard, Type
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import RUNNER

SCORED = On(Kind.SCORE, what=ThisCard())
STOLEN = On(Kind.STEAL, what=ThisCard())
SCORED_OR_STOLEN = On((Kind.SCORE, Kind.STEAL), what=ThisCard())
REZZED = On(Kind.REZ, what=ThisCard())
INSTALLED = On(Kind.INSTALL, what=ThisCard())
TRASHED = On(Kind.TRASH, what=ThisCard())
TURN_BEGINS = On(Kind.TURN_BEGINS, by=YOU)
TURN_ENDS = On(Kind.TURN_ENDS, by=YOU)
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
AFTER_RESOLVING = On(Kind.RESOLVE, what=ThisCard())


def breach_of(*servers: str) -> On:
    """When the Runner breaches one of these servers (any without names)."""
    return On(Kind.BREACH, where=servers)


_WORDS: dict[Pattern, str] = {
    SCORED: "nrc-when-scored",
    SCORED_OR_STOLEN: "nrc-when-scored-or-stolen",
    REZZED: "nrc-when-rezzed",
    INSTALLED: "nrc-when-installed",
    TURN_BEGINS: "nrc-when-turn-begins",
    EMPTY: "nrc-when-empty",
    ACCESSED: "nrc-when-accessed",
    ACCESSED_INSTALLED: "nrc-when-accessed-installed",
    ENCOUNTERED: "nrc-when-encountered",
    APPROACHED_HERE: "nrc-when-approached",
    RUN_HERE_ENDED_WITH_STEAL: "nrc-when-run-here-ends-with-steal",
    RUN_ENDS: "nrc-when-run-ends",
    SUCCESSFUL_RUN: "nrc-when-successful-run",
    SUCCESSFUL_RUN_ON_CENTRAL: "nrc-when-successful-run-central",
    SUCCESSFUL_RUN_ON_RD_ENDS: "nrc-when-successful-run-rd-ends",
    FIRST_BREACH_OF_HQ: "nrc-when-first-breach",
    AFTER_RESOLVING: "nrc-after-resolving",
}
_HAPPENED: dict[tuple[Condition, bool], str] = {
    (Happened(On(Kind.SUCCESSFUL_RUN)), False): "nrc-if-run-this-turn",
    (Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER), False): "nrc-if-run-last-turn",
    (Happened(On(Kind.STEAL), RUN), False): "nrc-if-stole",
    (Happened(On(Kind.INSTALL, what=Type("program"))), True): "nrc-if-no-program",
}


def trigger_words(on: Pattern) -> str | None:
    """The message that says a trigger condition; None if there is none."""
    if isinstance(on, On) and on.kinds == (Kind.BREACH,):
        return "nrc-when-breach"
    if isinstance(on, On) and on.kinds == (Kind.SUCCESSFUL_RUN,) and on not in _WORDS:
        return "nrc-when-successful"
    return _WORDS.get(on)


def happened_words(what: Condition, *, denied: bool = False) -> str | None:
    """The message that says a look-back, affirmed or denied; None if there is none."""
    return _HAPPENED.get((what, denied))
