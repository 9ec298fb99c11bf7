"""Operations of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "casting_call",
    Play(
        (
            Together(
                (
                    InstallFrom((HQ,), Type("agenda"), optional=False, faceup=True),
                    BecomeCondition(
                        Result("installed"),
                        ConditionText(
                            (When(On(EventKind.ACCESS, what=HostOfSource()), (GiveTags(2),)),),
                        ),
                    ),
                )
            ),
        )
    ),
)
card(
    "predictive_algorithm",
    Static(Price("steal", cost(credits=2), Type("agenda"))),
    Remains(CURRENT_OF_CORP),
)
