"""Cards of the Kitara cycle."""

from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Boost, Break, PlaceCounters, RemoveCounters
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.objects.definitions import card

card(
    "puffer",
    Static(Modify("strength", Hosted("power"))),
    Static(Modify("memory_cost", Hosted("power"))),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1),)),
    Paid(cost(clicks=1), (ChooseOne(((PlaceCounters("power", 1),), (RemoveCounters("power", 1),))),)),
)
