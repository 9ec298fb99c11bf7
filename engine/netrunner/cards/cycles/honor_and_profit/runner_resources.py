"""Resources of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "security_testing",
    When(TURN_BEGINS, (ChooseServer(),), optional=True),
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="chosen")),
        (ForNow(InsteadOf("breach", (Gain(2),)), "run"),),
    ),
)
