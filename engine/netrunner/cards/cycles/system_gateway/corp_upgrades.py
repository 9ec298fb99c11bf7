"""Upgrades of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("amaze_amusements", When(RUN_HERE_ENDED_WITH_STEAL, (GiveTags(2),), persistent=True))
card(
    "anoetic_void",
    When(
        APPROACHED_HERE,
        (MayPay(cost(credits=2) + cost(Chosen("trash", 2, InZone((HQ,)))), (EndTheRun(),)),),
    ),
)
card(
    "malapert_data_vault",
    When(
        On(EventKind.SCORE, where=HERE),  # agendas are installed nowhere but in roots
        (Search(AnyCard() - Type("agenda")), AddToHand(Result("found"))),
        optional=True,
    ),
)
card(
    "manegarm_skunkworks",
    When(APPROACHED_HERE, (Unless((EndTheRun(),), (cost(clicks=2), cost(credits=5)), by=RUNNER),)),
)
