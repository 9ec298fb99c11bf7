"""Resources of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "joshua_b",
    When(
        TURN_BEGINS,
        (Gain(1, CLICKS), Delayed(When(On(EventKind.TURN_ENDS, by=YOU), (GiveTags(1),)), "turn")),
        optional=True,
    ),
)

card("scrubber", Static(Recurring(2)), Static(Pays(("trash",))))

card("underworld_contact", When(TURN_BEGINS, (If(AtLeast(Link(), 2), (Gain(1),)),)))
