"""Other programs of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "tapwrm",
    Static(OnlyIf("install", Happened(On(EventKind.SUCCESSFUL_RUN, where=CENTRAL)))),
    When(TURN_BEGINS, (Gain(ForEvery(Credits(CORP), 5)),)),
    When(On(EventKind.PURGE, by=CORP), (Trash(),)),
)
