"""Barriers of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("ashigaru", Static(GainSubs(END_THE_RUN, HowMany(InZone((HQ,))))))
