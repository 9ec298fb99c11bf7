"""Hardware of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "virtuoso",
    Static(Modify("memory", 1)),
    When(TURN_BEGINS, (IdentifyMark(),)),
    When(
        First(On(Kind.SUCCESSFUL_RUN, by=YOU, where="mark")),
        (
            If(
                RunOn("hq"),
                (Delayed(When(Next(breach_of("hq")), (AccessMore(1),)), "run"),),
                (Delayed(When(RUN_ENDS, (BreachServer("hq"),)), "run"),),
            ),
        ),
    ),
)
