"""Upgrades of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "georgia_emelyov",
    When(On(EventKind.UNSUCCESSFUL_RUN, where=HERE), (Damage("net", 1),)),
    Paid(cost(credits=2), (MoveToRoot(This()),)),
)
