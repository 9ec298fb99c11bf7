"""Barriers of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("himitsu_bako", Paid(cost(credits=1), (AddToHand(This()),)), END_THE_RUN)
card(
    "hive",
    Static(LoseSubs(Points())),
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
)
card(
    "wraparound",
    Static(Modify("strength", 7), ~Exists(Type("program") & Subtype("fracter"))),
    END_THE_RUN,
)
