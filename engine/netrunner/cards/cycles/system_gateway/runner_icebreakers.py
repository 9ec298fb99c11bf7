"""Icebreakers of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "buzzsaw",
    Paid(cost(credits=1), (Break(2, "code_gate", up_to=True),), interface=True),
    Paid(cost(credits=3), (Boost(1),)),
)
card(
    "carmen",
    Static(Price("install", -2), Happened(On(EventKind.SUCCESSFUL_RUN))),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(3),)),
)
card(
    "cleaver",
    Paid(cost(credits=1), (Break(2, "barrier", up_to=True),), interface=True),
    Paid(cost(credits=2), (Boost(1),)),
)
card(
    "echelon",
    Static(Modify("strength", CountInstalled(Subtype("icebreaker")))),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=3), (Boost(2),)),
)
card(
    "marjanah",
    Paid(
        cost(credits=Case(Happened(On(EventKind.SUCCESSFUL_RUN)), 1, 2)),
        (Break(1, "barrier"),),
        interface=True,
    ),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "mayfly",
    Paid(cost(credits=1), (Break(1), Delayed(When(RUN_ENDS, (Trash(),)), "run")), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "unity",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(CountInstalled(Subtype("icebreaker"))),)),
)
