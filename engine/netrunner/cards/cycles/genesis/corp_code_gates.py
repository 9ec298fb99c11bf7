"""Code gates of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bullfrog",
    Sub((PsiGame(), If(BidsDiffer() & ThisIs(Installed()), (MoveIce(This(), "another"),)))),
)

card(
    "viper",
    Sub((Trace(3, (Lose(1, CLICKS, RUNNER),)),)),
    Sub((Trace(3, (EndTheRun(),)),)),
)
