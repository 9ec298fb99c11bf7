"""Icebreakers of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mammon",
    When(TURN_BEGINS, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),)),)),
    When(TURN_ENDS, (RemoveCounters("power", ANY_NUMBER),)),
    Paid(cost(counter="power", counters=1), (Break(1),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)
