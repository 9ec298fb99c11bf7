"""Ice of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END = Sub((EndTheRun(),))
TRASH_A_PROGRAM = Sub((Trash(target(Type("program"))),))
BREAKING_IT = On(Kind.FULLY_BREAK, what=These(Result("that")))
BREAK_WITH_A_CLICK = Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER)
STRONGER_BY_ADVANCEMENT = Static(Modify("strength", Hosted("advancement")))

card(
    "archer",
    Static(Price("rez", cost(forfeit=1))),
    Sub((Gain(2),)),
    TRASH_A_PROGRAM,
    TRASH_A_PROGRAM,
    END,
)
card("cell_portal", Sub((MoveRunner("attacked"), MayJackOut(), Derez(This()))))
card(
    "chum",
    Sub(
        (
            Delayed(
                When(
                    Next(On(Kind.ENCOUNTER)),
                    (
                        ForNow(Modify("strength", 2), "encounter", on=EventCard()),
                        Delayed(
                            When(
                                Next(On(Kind.ENCOUNTER_ENDS, what=These(Result("that")))),
                                (If(Not(Happened(BREAKING_IT, ENCOUNTER)), (Damage("net", 3),)),),
                            ),
                            that=EventCard(),
                        ),
                    ),
                ),
                "run",
            ),
        )
    ),
)
card("data_mine", Sub((Damage("net", 1), Trash())))
card(
    "data_raven",
    # 9.12.3d: a choice of effects and no nested cost, so that the tag chosen may be avoided.
    When(ENCOUNTERED, (ChooseOne(((GiveTags(1),), (EndTheRun(),)), by=RUNNER),)),
    Paid(cost(counter="power", counters=1), (GiveTags(1),)),
    Sub((Trace(3, (PlaceCounters("power", 1),)),)),
)
card("enigma", Sub((Lose(1, CLICKS, RUNNER),)), Sub((EndTheRun(),)))
card(
    "hadrians_wall",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    END,
    END,
)
card("heimdall_1_0", BREAK_WITH_A_CLICK, Sub((Damage("core", 1),)), END, END)
card("hunter", Sub((Trace(3, (GiveTags(1),)),)))
card("ice_wall", CanAdvance(), STRONGER_BY_ADVANCEMENT, END)
card(
    "ichi_1_0",
    BREAK_WITH_A_CLICK,
    TRASH_A_PROGRAM,
    TRASH_A_PROGRAM,
    Sub((Trace(1, (Damage("core", 1), GiveTags(1))),)),
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
card("rototurret", Sub((Trash(target(Type("program"))),)), END)
card(
    "shadow",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    Sub((Gain(2),)),
    Sub((Trace(3, (GiveTags(1),)),)),
)
card(
    "tollbooth",
    When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER, must=True),)),
    Sub((EndTheRun(),)),
)
card(
    "viktor_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Damage("core", 1),)),
    Sub((EndTheRun(),)),
)
card("wall_of_static", END)
card("wall_of_thorns", Sub((Damage("net", 2),)), END)
