"""Icebreakers of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "nanuq",
    When(On(Kind.UNINSTALL, what=ThisCard()), (RemoveFromGame(EventCard()),)),
    When(On((Kind.SCORE, Kind.STEAL)), (RemoveFromGame(This()),)),
    Paid(cost(credits=2), (Break(2, up_to=True),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
