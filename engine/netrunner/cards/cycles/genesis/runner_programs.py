"""Other programs of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "imp",
    When(INSTALLED, (PlaceCounters("virus", 2),)),
    Paid(cost(counter="virus", counters=1), (Trash(Accessed()),), access=True, once=True),
)

card(
    "pheromones",
    Static(Recurring(Hosted("virus"))),
    Static(Pays(), RunOn(("hq",))),
    When(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"), (PlaceCounters("virus", 1),)),
)
