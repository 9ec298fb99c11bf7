"""Identities of the Corp of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("nisei_division_the_next_generation", When(On(EventKind.REVEAL_BIDS), (Gain(1),)))
