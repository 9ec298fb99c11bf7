"""Icebreakers of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

TRASHED_ONES_OWN = Happened(On(Kind.TRASH, by=YOU, what=Installed(RUNNER)))
"""The Runner trashed an installed card of theirs this turn."""

card(
    "audrey_v2",
    When(On(Kind.TRASH, by=YOU, what=BeingAccessed()), (PlaceCounters("virus", 1),)),
    Paid(cost(counter="virus", counters=1), (Break(2, up_to=True),), interface=True),
    Paid(cost(Chosen("trash", 1, InZone((GRIP,)))), (Boost(3),)),
)
card(
    "boi_tata",
    Paid(cost(credits=Case(TRASHED_ONES_OWN, 1, 2)), (Break(2, "sentry", up_to=True),), interface=True),
    Paid(cost(credits=Case(TRASHED_ONES_OWN, 2, 3)), (Boost(3),)),
)
card(
    "curupira",
    When(
        On(Kind.ENCOUNTER, by=YOU, what=Subtype("barrier")),
        (MayPay(cost(counter="power", counters=3), (Bypass(),)),),
    ),
    When(On(Kind.FULLY_BREAK, of=ThisCard(), detail="alone"), (PlaceCounters("power", 1),)),
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "shibboleth",
    Static(Modify("strength", -2), Threat(4)),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)
