"""Sentries of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "drafter",
    Sub((May((AddToHand(target(InZone((ARCHIVES,)))),)),)),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard(), ignoring="all", optional=True),)),
)
