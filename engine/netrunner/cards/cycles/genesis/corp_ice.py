"""Ice of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bullfrog",
    Sub((PsiGame(), If(BidsDiffer() & ThisIs(Installed()), (MoveIce(This(), "another"),)))),
)
card(
    "eli_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
)
card(
    "flare",
    Sub(
        (
            Trace(
                6,
                (Together((Trash(target(Type("hardware"))), Unpreventable(Damage("meat", 2)), EndTheRun())),),
            ),
        )
    ),
)
card("snowflake", Sub((PsiGame(), If(BidsDiffer(), (EndTheRun(),)))))
card(
    "viper",
    Sub((Trace(3, (Lose(1, CLICKS, RUNNER),)),)),
    Sub((Trace(3, (EndTheRun(),)),)),
)
