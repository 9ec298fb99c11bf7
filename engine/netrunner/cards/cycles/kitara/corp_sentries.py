"""Sentries of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

TWICE_THE_ICE = Plus(0, IceProtecting("here"), 2)

card(
    "surveyor",
    Static(SetTo("strength", TWICE_THE_ICE)),
    Sub((Trace(Defined(TWICE_THE_ICE, "strength"), (GiveTags(2),)),)),
    Sub((Trace(Defined(TWICE_THE_ICE, "strength"), (EndTheRun(),)),)),
)
