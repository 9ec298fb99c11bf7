"""Barriers of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END_THE_RUN = Sub((EndTheRun(),))

card(
    "sandstone",
    When(ENCOUNTERED, (PlaceCounters("virus", 1),)),
    Static(Modify("strength", Plus(0, Hosted("virus"), -1))),
    END_THE_RUN,
)
