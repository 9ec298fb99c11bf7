"""Barriers of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bran_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((InstallFrom((HQ, ARCHIVES), Type("ice"), where="inward", ignoring="all"),)),
    END_THE_RUN,
    END_THE_RUN,
)
card("palisade", Static(Modify("strength", 2), ThisAt(REMOTE)), END_THE_RUN)
card(
    "pharos",
    CanAdvance(),
    Static(Modify("strength", 5), AtLeast(Hosted("advancement"), 3)),
    Sub((GiveTags(1),)),
    END_THE_RUN,
    END_THE_RUN,
)
card("ping", When(On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)), (GiveTags(1),)), END_THE_RUN)
