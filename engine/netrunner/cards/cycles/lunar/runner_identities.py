"""Identities of the Runner of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "leela_patel_trained_pragmatist",
    When(On((EventKind.SCORE, EventKind.STEAL)), (AddToHand(target(Unrezzed())),)),
)
