"""Other programs of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("grappling_hook", Paid(cost(trash=True), (Break(0, but=1),)))
