"""Icebreakers of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "corsair",
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(
        cost(CreditsFrom(Subtype("stealth")), credits=1),
        (ReduceEncountered(3),),
        Encountering(Subtype("barrier")),
    ),
)
