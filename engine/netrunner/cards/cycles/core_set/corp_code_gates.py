"""Code gates of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

BREAKING_IT = On(EventKind.FULLY_BREAK, what=These(Result("that")))

card("cell_portal", Sub((MoveRunner("attacked"), MayJackOut(), Derez(This()))))
card(
    "chum",
    Sub(
        (
            ForNow(
                Modify("strength", 2),
                "encounter",
                next=On(EventKind.ENCOUNTER),
                then=When(
                    Next(On(EventKind.ENCOUNTER_ENDS, what=These(Result("that")))),
                    (If(Not(Happened(BREAKING_IT, ENCOUNTER)), (Damage("net", 3),)),),
                ),
            ),
        )
    ),
)
card("enigma", Sub((Lose(1, CLICKS, RUNNER),)), END_THE_RUN)
card(
    "tollbooth",
    When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER, must=True),)),
    END_THE_RUN,
)
card(
    "viktor_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Damage("core", 1),)),
    END_THE_RUN,
)
