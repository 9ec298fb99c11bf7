"""Barriers of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "tatu_bola",
    When(
        On(Kind.PASS_ICE, what=ThisCard()),
        (
            SwapCards(This(), target(InZone((HQ,)) & Type("ice"))),
            If(Did("swapped", AnyCard()), (Gain(4),)),
        ),
        optional=True,
    ),
    Sub((EndTheRun(),)),
)
