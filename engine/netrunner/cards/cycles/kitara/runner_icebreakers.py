"""Icebreakers of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "puffer",
    Static(Modify("strength", Hosted("power"))),
    Static(Modify("memory_cost", Hosted("power"))),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1),)),
    Paid(cost(clicks=1), (ChooseOne(((PlaceCounters("power", 1),), (RemoveCounters("power", 1),))),)),
)
