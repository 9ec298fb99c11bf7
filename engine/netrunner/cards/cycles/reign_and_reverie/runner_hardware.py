"""Hardware of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("patchwork", Static(Modify("memory", 1)), Static(Discount(2)))
