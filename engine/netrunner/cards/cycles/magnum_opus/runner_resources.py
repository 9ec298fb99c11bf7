"""Resources of Magnum Opus."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "crowdfunding",
    When(INSTALLED, (Load(3),)),
    When(EMPTY, (Together((Trash(), Draw(1))),)),
    When(TURN_BEGINS, (TakeCredits(1),)),
    ActiveIn(
        ("heap",),
        When(
            On(
                EventKind.TURN_ENDS,
                by=YOU,
                if_=AtLeast(Count(On(EventKind.SUCCESSFUL_RUN, by=YOU)), 3),
            ),
            (Install(This(), ignoring="all"),),
            optional=True,
        ),
    ),
)
