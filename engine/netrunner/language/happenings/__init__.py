"""Happenings: patterns over events, how often and when they happened (9.3.2b, 9.6.5).

On(EventKind.INSTALL, by=YOU, what=Type("program"))      whenever you install a program
First(On(EventKind.BREACH, where=("hq",)), TURN)         the first time each turn ...
Happened(On(EventKind.STEAL), RUN)                       if an agenda was stolen during the run
Count(On(EventKind.ACCESS), TURN)                        for each card accessed this turn
"""

from engine.netrunner.language.happenings.past import Count, EventFits, Happened, PrintedTotal, events_of
from engine.netrunner.language.happenings.patterns import (
    ABILITY,
    CENTRAL,
    CHOSEN,
    ENCOUNTER,
    HERE,
    LAST_TURN,
    MARK,
    REMOTE,
    RUN,
    TURN,
    AnyOf,
    First,
    Next,
    On,
    Servers,
    Span,
    While,
    about,
    at,
    undated,
    would,
)

__all__ = [
    "ABILITY",
    "CENTRAL",
    "CHOSEN",
    "ENCOUNTER",
    "HERE",
    "LAST_TURN",
    "MARK",
    "REMOTE",
    "RUN",
    "TURN",
    "AnyOf",
    "Count",
    "EventFits",
    "First",
    "Happened",
    "Next",
    "On",
    "PrintedTotal",
    "Servers",
    "Span",
    "While",
    "about",
    "at",
    "events_of",
    "undated",
    "would",
]
