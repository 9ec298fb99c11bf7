"""Sentries of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

TRASH_A_PROGRAM = Sub((Trash(target(Type("program"))),))
BREAK_WITH_A_CLICK = Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER)

card(
    "archer",
    Static(Price("rez", cost(forfeit=1))),
    Sub((Gain(2),)),
    TRASH_A_PROGRAM,
    TRASH_A_PROGRAM,
    END_THE_RUN,
)
card(
    "data_raven",
    # 9.12.3d: a choice of effects and no nested cost, so that the tag chosen may be avoided.
    When(ENCOUNTERED, (ChooseOne(((GiveTags(1),), (EndTheRun(),)), by=RUNNER, must=True),)),
    Paid(cost(counter="power", counters=1), (GiveTags(1),)),
    Sub((Trace(3, (PlaceCounters("power", 1),)),)),
)
card("hunter", Sub((Trace(3, (GiveTags(1),)),)))
card(
    "ichi_1_0",
    BREAK_WITH_A_CLICK,
    TRASH_A_PROGRAM,
    TRASH_A_PROGRAM,
    Sub((Trace(1, (Together((Damage("core", 1), GiveTags(1))),)),)),
)
card(
    "matrix_analyzer",
    When(
        ENCOUNTERED,
        (MayPay(cost(credits=1), (PlaceCounters("advancement", 1, target(CanBeAdvanced())),)),),
    ),
    Sub((Trace(2, (GiveTags(1),)),)),
)
card("neural_katana", Sub((Damage("net", 3),)))
card("rototurret", Sub((Trash(target(Type("program"))),)), END_THE_RUN)
card(
    "shadow",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    Sub((Gain(2),)),
    Sub((Trace(3, (GiveTags(1),)),)),
)
