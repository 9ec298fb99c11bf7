"""Identities of the Runner of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "esa_afontov_eco_insurrectionist",
    When(
        First(On(Kind.DAMAGE, damage="core")),
        (May((Together((Draw(1), Sabotage(2))),)),),
    ),
)
