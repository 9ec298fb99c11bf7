"""Icebreakers of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "cradle",
    Static(Modify("strength", ForEvery(CardsInHand(), times=-1))),
    Paid(cost(credits=2), (Break(ANY_NUMBER, "code_gate", up_to=True),), interface=True),
)
