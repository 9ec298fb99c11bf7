"""Events of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "singularity",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            MakeRun(
                ("remote",),
                if_successful=(ForNow(InsteadOf("breach", (Trash(Each(InRootOf("attacked"))),)), "run"),),
            ),
        )
    ),
)
