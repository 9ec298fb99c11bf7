"""Other programs of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "botulus",
    Static(OnlyOn(Type("ice"))),
    When(INSTALLED | TURN_BEGINS, (PlaceCounters("virus", 1),)),
    Paid(cost(counter="virus", counters=1), (Break(1, against=HostOfSource()),)),
)
card(
    "conduit",
    When(SUCCESSFUL_RUN_ON_RD_ENDS, (PlaceCounters("virus", 1),), optional=True),
    Paid(
        cost(clicks=1),
        (
            MakeRun(
                ("rd",),
                if_successful=(Delayed(When(breach_of("rd"), (AccessMore(Hosted("virus")),)), "run"),),
            ),
        ),
    ),
)
card(
    "fermenter",
    When(INSTALLED | TURN_BEGINS, (PlaceCounters("virus", 1),)),
    Paid(cost(clicks=1, trash=True), (Gain(Plus(0, Hosted("virus"), 2)),)),
)
card(
    "leech",
    When(SUCCESSFUL_RUN_ON_CENTRAL, (PlaceCounters("virus", 1),)),
    Paid(cost(counter="virus", counters=1), (ReduceEncountered(1),)),
)
card(
    "tranquilizer",
    Static(OnlyOn(Type("ice"))),
    When(
        INSTALLED | TURN_BEGINS,
        (
            PlaceCounters("virus", 1),
            If(AtLeast(Hosted("virus"), 3), (Derez(Each(HostOfSource())),)),
        ),
    ),
)
