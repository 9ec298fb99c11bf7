"""Upgrades of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "flagship",
    Static(OnlyIn(("hq", "rd"))),
    Static(Cannot("success", where=(HERE,))),
    Static(AccessLimit(1, besides=ThisCard()), RunOn(HERE), persistent=True),
)

card(
    "hype_machine",
    Static(Price("rez", -6), Happened(On((EventKind.SCORE, EventKind.STEAL)))),
    Paid(cost(trash=True), (PlaceCounters("advancement", 1, target(CanBeAdvanced() & InRootOf("here"))),)),
)

card(
    "perfect_recall",
    When(
        REZZED | On((EventKind.SCORE, EventKind.STEAL), what=InServerOrRoot("here")),
        (PlaceCounters("power", 1),),
    ),
    Paid(
        cost(counter="power", counters=1),
        (
            Reveal(target(InZone((HQ,)))),
            Together(
                (
                    ForNow(Cannot("steal", SameAs(Result("revealed")), RUNNER), "run"),
                    ForNow(Cannot("trash", SameAs(Result("revealed")), RUNNER), "run"),
                )
            ),
        ),
        RunOn(),
    ),
)

card(
    "shackleton_grid",
    When(
        On(EventKind.SPEND_CREDITS, by=RUNNER, if_=FromOutsidePool() & RunOn(HERE)),
        (Damage("meat", 4),),
        once=True,
    ),
)

card(
    "the_red_room",
    Static(OnlyIn(("hq", "rd", "archives"))),
    When(First(On((EventKind.SCORE, EventKind.STEAL))), (PlaceCounters("power", 1),)),
    Paid(cost(counter="power", counters=1), (EndTheRun(),), RunOn() & ~RunOn(HERE)),
)
