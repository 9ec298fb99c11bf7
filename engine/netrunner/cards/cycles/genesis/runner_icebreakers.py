"""Icebreakers of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "darwin",
    Static(SetTo("strength", Hosted("virus"))),
    Paid(cost(credits=2), (Break(1),), interface=True),
    When(TURN_BEGINS, (MayPay(cost(credits=1), (PlaceCounters("virus", 1),)),)),
)
