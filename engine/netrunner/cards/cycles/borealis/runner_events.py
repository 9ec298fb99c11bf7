"""Events of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("carpe_diem", Play((IdentifyMark(), Gain(4), May((MakeRun(("mark",)),)))))
card(
    "chastushka",
    Play((MakeRun(("hq",), if_successful=(ForNow(InsteadOf("breach", (Sabotage(4),)), "run"),)),)),
)
