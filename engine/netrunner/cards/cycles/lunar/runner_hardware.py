"""Hardware of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("astrolabe", Static(Modify("memory", 1)), When(On(EventKind.CREATE_SERVER, by=CORP), (Draw(1),)))
card("box_e", Static(Modify("memory", 2)), Static(Modify("hand_runner", 2)))
