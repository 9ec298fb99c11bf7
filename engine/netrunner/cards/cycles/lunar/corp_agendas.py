"""Agendas of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "helium_3_deposit",
    When(SCORED, (PlaceCounters("power", 2, target(Hosting("power")), least=0),)),
)
card(
    "utopia_fragment",
    Static(
        Price(
            "steal",
            cost(credits=Plus(0, CountersOn("advancement", These(Accessed())), 2)),
            Type("agenda"),
        )
    ),
)
