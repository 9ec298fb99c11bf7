"""Events of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "trade_in",
    Static(Price("play", cost(Chosen("trash", 1, Installed("runner") & Type("hardware"))))),
    Play((Together((Gain(Half(CostOf(Result("paid")))), Search(Type("hardware")))), FoundToHand())),
)
