"""Upgrades of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "the_twins",
    When(
        On(EventKind.PASS_ICE, what=Rezzed() & Protecting("here")),
        (
            MayPay(
                cost(Chosen("reveal and trash", 1, InZone((HQ,)) & SameAs(EventCard()))),
                (ForceEncounter(EventCard()),),
            ),
        ),
    ),
)
