"""Icebreakers of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

SAME_STRENGTH = Having("strength", "exactly", StrengthOf(This()))

card(
    "atman",
    When(INSTALLED, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),)),)),
    Static(Modify("strength", Hosted("power"))),
    Paid(cost(credits=1), (Break(1, against=SAME_STRENGTH),), interface=True),
)
