"""Icebreakers of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ICEBREAKERS = CountInstalled(Subtype("icebreaker"))

card(
    "shiv",
    Static(SetTo("memory_cost", 0), AtLeast(Link(), 2)),
    Static(Modify("strength", ICEBREAKERS)),
    Paid(cost(trash=True), (Break(3, "sentry", up_to=True),), interface=True),
)
