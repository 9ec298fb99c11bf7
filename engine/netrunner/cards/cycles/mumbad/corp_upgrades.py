"""Upgrades of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "disposable_hq",
    Static(RevealedInRD()),
    When(
        ACCESSED,
        (ToBottom(target(InZone((HQ,)), least=0, most=ANY_NUMBER)),),
        access=True,
    ),
)
card(
    "mumbad_virtual_tour",
    FreeInfluence(Included(kind="asset"), 7),
    When(ACCESSED_INSTALLED, (ForNow(Must("trash_accessed"), "access", EventCard()),), access=True),
)
