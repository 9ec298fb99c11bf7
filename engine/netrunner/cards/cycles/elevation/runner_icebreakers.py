"""Icebreakers of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "hantu",
    When(INSTALLED, (PlaceCounters("virus", 2),)),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(counter="virus", counters=1), (Boost(2),)),
)

card(
    "principia",
    Static(Price("install", Plus(0, HowMany(Installed() & Subtype("icebreaker") - ThisCard()), -1))),
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)

card(
    "rising_tide",
    Static(Modify("strength", HowMany(InZone((HEAP,)) & Subtype("fracter")))),
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)

card(
    "sang_kancil",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=Case(Exists(InZone((PLAY,)) & Type("event") & Subtype("run")), 1, 3)), (Boost(2),)),
)
