"""Identities of the Runner of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "leela_patel_trained_pragmatist",
    When(On((Kind.SCORE, Kind.STEAL)), (AddToHand(target(Unrezzed())),)),
)
