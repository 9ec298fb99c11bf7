"""Agendas of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

SEEN = These(Result("seen"))
REST = SEEN & InZone((RD,))

card(
    "bacterial_programming",
    When(
        SCORED_OR_STOLEN,
        (
            Look(Each(OnTop("rd", 7))),
            Pick(SEEN, most=7, least=0),
            Together(
                (
                    AddToHand(Result("chosen")),
                    Pick(REST, most=7, least=0),
                    Trash(Result("chosen")),
                    Arrange(Each(REST - These(Result("chosen")))),
                )
            ),
        ),
        optional=True,
    ),
)
