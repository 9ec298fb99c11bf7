"""Hardware of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "cyberdelia",
    Static(Modify("memory", 1)),
    When(First(On(EventKind.FULLY_BREAK, by=YOU)), (Gain(1),)),
)
card(
    "gebrselassie",
    Paid(
        cost(clicks=1),
        (HostOn(This(), target(Subtype("icebreaker") - Subtype("ai") - HostOfSource())),),
    ),
    Static(Prolongs("strength", HostOfSource())),
)
card(
    "zer0",
    Paid(cost(DamageCost("net"), clicks=1), (Together((Gain(1), Draw(2))),), once=True),
)
