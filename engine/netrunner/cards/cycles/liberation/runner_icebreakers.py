"""Icebreakers of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "audrey_v2",
    When(On(Kind.TRASH, by=YOU, what=BeingAccessed()), (PlaceCounters("virus", 1),)),
    Paid(cost(counter="virus", counters=1), (Break(2, up_to=True),), interface=True),
    Paid(cost(Chosen("trash", 1, InZone((GRIP,)))), (Boost(3),)),
)
