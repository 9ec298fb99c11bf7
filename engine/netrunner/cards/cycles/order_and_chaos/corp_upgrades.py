"""Upgrades of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "the_twins",
    When(
        On(Kind.PASS_ICE, what=Rezzed() & Protecting("here")),
        (
            Pick(InZone((HQ,)) & SameAs(EventCard()), least=0),
            Reveal(Result("chosen")),
            Trash(Result("chosen")),
            If(Did("trashed"), (ForceEncounter(EventCard()),)),
        ),
    ),
)
