"""Hardware of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("brain_chip", Static(Modify("memory", Points())), Static(Modify("hand_runner", Points())))
card(
    "security_nexus",
    Static(Modify("memory", 1)),
    Static(Modify("link", 1)),
    When(
        On(EventKind.ENCOUNTER), (Trace(5, (Together((GiveTags(1), EndTheRun())),), (Bypass(),)),), once=True
    ),
)
