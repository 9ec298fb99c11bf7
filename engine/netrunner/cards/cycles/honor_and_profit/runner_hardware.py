"""Hardware of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "q_coherence_chip",
    Static(Modify("memory", 1)),
    When(On(EventKind.TRASH, what=Installed() & Type("program")), (Trash(),)),
)
