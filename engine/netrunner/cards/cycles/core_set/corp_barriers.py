"""Barriers of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

BREAK_WITH_A_CLICK = Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER)
STRONGER_BY_ADVANCEMENT = Static(Modify("strength", Hosted("advancement")))

card(
    "hadrians_wall",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    END_THE_RUN,
    END_THE_RUN,
)
card("heimdall_1_0", BREAK_WITH_A_CLICK, Sub((Damage("core", 1),)), END_THE_RUN, END_THE_RUN)
card("ice_wall", CanAdvance(), STRONGER_BY_ADVANCEMENT, END_THE_RUN)
card("wall_of_static", END_THE_RUN)
card("wall_of_thorns", Sub((Damage("net", 2),)), END_THE_RUN)
