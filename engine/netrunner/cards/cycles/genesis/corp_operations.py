"""Operations of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "power_grid_overload",
    Play(
        (Trace(2, (Trash(target(Type("hardware") & Having("cost", "at_most", EventAmount()))),)),),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)

card(
    "trick_of_light",
    Play(
        (
            Pick(CanBeAdvanced()),
            MoveCounters(
                "advancement",
                2,
                from_=target(Hosting("advancement") - These(Result("chosen"))),
                to=Result("chosen"),
                least=0,
            ),
        )
    ),
)
