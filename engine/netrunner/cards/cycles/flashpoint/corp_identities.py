"""Identities of the Corp of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "haas_bioroid_architects_of_tomorrow",
    When(
        First(On(EventKind.PASS_ICE, what=Subtype("bioroid") & Type("ice") & Rezzed())),
        (Rez(target(Installed("corp") & Unrezzed() & Subtype("bioroid")), less=4),),
        optional=True,
    ),
)
card(
    "nbn_controlling_the_message",
    When(
        First(On(EventKind.TRASH, by=RUNNER, what=Installed("corp"))),
        (Trace(4, (Unpreventable(GiveTags(1)),)),),
        optional=True,
    ),
)
