"""Barriers of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("kessleroid", Static(Cannot("trash", ThisCard(), who=RUNNER)), END_THE_RUN, END_THE_RUN)

card(
    "semak_samun",
    Static(BreakLimit(0, using=AnyCard() - Subtype("fracter"))),
    Sub((Unless((EndTheRun(),), (cost(net_damage=3),), by=RUNNER),)),
)
