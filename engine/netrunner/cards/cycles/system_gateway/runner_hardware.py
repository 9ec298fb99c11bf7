"""Hardware of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "carnivore",
    Static(Modify("memory", 1)),
    Paid(cost(Chosen("trash", 2, InZone((GRIP,)))), (Trash(Accessed()),), access=True, once=True),
)
card("docklands_pass", When(FIRST_BREACH_OF_HQ, (AccessMore(1),)))
card(
    "dzmz_optimizer",
    Static(Modify("memory", 1)),
    Static(Price("install", -1, Type("program")), Not(Happened(On(EventKind.INSTALL, what=Type("program"))))),
)
card(
    "pantograph",
    Static(Modify("memory", 1)),
    When(On((EventKind.SCORE, EventKind.STEAL)), (Gain(1), InstallFrom((GRIP,), AnyCard()))),
)
card(
    "pennyshaver",
    Static(Modify("memory", 1)),
    When(SUCCESSFUL_RUN, (PlaceCounters("credit", 1),)),
    Paid(cost(clicks=1), (Together((PlaceCounters("credit", 1), TakeCredits(0))),)),
)
card("t400_memory_diamond", Static(Modify("memory", 1)), Static(Modify("hand_runner", 1)))
