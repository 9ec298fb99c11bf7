"""Upgrades of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("breaker_bay_grid", Static(Price("rez", -5, InRootOf("here"))))
