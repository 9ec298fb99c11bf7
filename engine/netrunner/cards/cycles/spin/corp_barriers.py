"""Barriers of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("himitsu_bako", Paid(cost(credits=1), (AddToHand(This()),)), Sub((EndTheRun(),)))
card(
    "hive",
    Static(LoseSubs(Points())),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
)
card(
    "wraparound",
    Static(Modify("strength", 7), ~Exists(Type("program") & Subtype("fracter"))),
    Sub((EndTheRun(),)),
)
