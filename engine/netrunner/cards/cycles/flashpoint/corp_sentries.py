"""Sentries of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "chrysalis",
    Static(RevealedInRD()),
    When(
        On(EventKind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (ForceEncounter(This()),),
        access=True,
    ),
    Sub((Damage("net", 2),)),
)
