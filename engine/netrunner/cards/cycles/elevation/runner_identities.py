"""Identities of the Runner of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "muslihat_multifarious_marketeer",
    When(
        TURN_BEGINS,
        (
            Look(Each(OnTop("stack"))),
            Pick(OnTop("stack") & (Subtype("icebreaker") | (Subtype("run") & Type("event"))), least=0),
            Reveal(Result("chosen")),
            AddToHand(Result("chosen")),
        ),
    ),
)
