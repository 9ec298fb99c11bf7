"""Operations of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "boom",
    Static(Price("play", cost(clicks=1))),
    Play((Damage("meat", 7),), condition=AtLeast(Tags(), 2)),
)
card(
    "service_outage",
    Static(
        Price("run", cost(credits=1)),
        TurnOf(RUNNER) & ~Happened(On(EventKind.RUN_BEGINS, by=RUNNER)),
    ),
    Remains(CURRENT_OF_CORP),
)
