"""Events of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "transfer_of_wealth",
    Play(
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    Together((GiveTags(1), Lose(3, who=CORP))),
                    Gain(Plus(0, Remembered("lost"), 2)),
                ),
            ),
        )
    ),
)
