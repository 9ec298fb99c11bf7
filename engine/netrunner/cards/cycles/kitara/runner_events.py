"""Events of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

BACK_TO_THE_STACK = When(RUN_ENDS, (ToBottom(Each(These(Result("that")) & Installed())),))

card(
    "because_i_can",
    Play(
        (
            MakeRun(
                ("remote",),
                if_successful=(
                    ForNow(
                        InsteadOf(
                            "breach", (ShuffleInto(Each(InRootOf("attacked")), by=CORP),), optional=True
                        ),
                        "run",
                    ),
                ),
            ),
        )
    ),
)
card(
    "compile",
    Play(
        (
            MakeRun(
                abilities=(
                    When(
                        First(On(EventKind.ENCOUNTER), RUN),
                        (
                            Search(Type("program"), to_install=True, reveal=False, also=("heap",)),
                            Install(Result("found"), ignoring="all"),
                            Delayed(BACK_TO_THE_STACK, "run", that=Result("found")),
                        ),
                        optional=True,
                    ),
                ),
            ),
        )
    ),
)
