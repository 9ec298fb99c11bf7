"""Operations of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "sub_boost",
    Play(
        (
            BecomeCondition(
                target(Rezzed() & Type("ice")),
                ConditionText(
                    (
                        Static(ChangeSubtype("barrier", 1, HostOfSource())),
                        Static(GainSubs(END_THE_RUN, 1, HostOfSource())),
                    )
                ),
            ),
        )
    ),
)
