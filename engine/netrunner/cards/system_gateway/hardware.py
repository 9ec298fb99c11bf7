"""System Gateway: hardware."""

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import (
    AccessMore,
    Gain,
    InstallFrom,
    PlaceCounters,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.happenings import Happened, On
from engine.netrunner.language.logic import Not
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Accessed, InZone, Type
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.language.triggers import (
    FIRST_BREACH_OF_HQ,
    SUCCESSFUL_RUN,
)
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import GRIP

card("docklands_pass", When(FIRST_BREACH_OF_HQ, (AccessMore(1),)))
card(
    "pennyshaver",
    Static(Modify("memory", 1)),
    When(SUCCESSFUL_RUN, (PlaceCounters("credit", 1),)),
    Paid(cost(clicks=1), (PlaceCounters("credit", 1), TakeCredits(0))),
)
card(
    "dzmz_optimizer",
    Static(Modify("memory", 1)),
    Static(Price("install", -1, Type("program")), Not(Happened(On(Kind.INSTALL, what=Type("program"))))),
)
card("t400_memory_diamond", Static(Modify("memory", 1)), Static(Modify("hand_runner", 1)))
card(
    "carnivore",
    Static(Modify("memory", 1)),
    Paid(cost(Chosen("trash", 2, InZone((GRIP,)))), (Trash(Accessed()),), access=True, once=True),
)
card(
    "pantograph",
    Static(Modify("memory", 1)),
    When(On((Kind.SCORE, Kind.STEAL)), (Gain(1), InstallFrom((GRIP,), AnyCard()))),
)
