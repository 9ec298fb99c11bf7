"""Hardware of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "basilar_synthgland_2kvj",
    When(INSTALLED, (Damage("core", 2, suffered=True),)),
    Static(Modify("clicks_runner", 1)),
)

card(
    "endurance",
    Static(Modify("memory", 2)),
    When(INSTALLED, (PlaceCounters("power", 3),)),
    When(First(On(EventKind.SUCCESSFUL_RUN, by=YOU)), (PlaceCounters("power", 1),)),
    Paid(cost(counter="power", counters=2), (Break(2, up_to=True),)),
)

card(
    "ghosttongue",
    When(INSTALLED, (Damage("core", 1, suffered=True),)),
    Static(Price("play", -1, Type("event"))),
)

card(
    "hippocampic_mechanocytes",
    When(INSTALLED, (Together((PlaceCounters("power", 2), Damage("meat", 1, suffered=True))),)),
    Static(Modify("hand_runner", Hosted("power"))),
)

card(
    "marrow",
    Static(Modify("memory", 1)),
    Static(Modify("hand_runner", 3)),
    When(INSTALLED, (Damage("core", 1, suffered=True),)),
    When(On(EventKind.SCORE, by=CORP), (Sabotage(1),)),
)

card(
    "pan_weave",
    When(INSTALLED, (Damage("meat", 1, suffered=True),)),
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq")),
        (Lose(1, who=CORP), If(AtLeast(Remembered("lost"), 1), (Gain(1),))),
    ),
)

card(
    "poison_vial",
    When(INSTALLED, (Load(3, "power"),)),
    When(EMPTY, (Trash(),)),
    Paid(
        cost(counter="power", counters=1),
        (Break(2, up_to=True),),
        Happened(On(EventKind.BREAK, by=YOU), ENCOUNTER),
    ),
)

card(
    "time_bomb",
    Static(OnlyIf("install", Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL)))),
    When(INSTALLED, (PlaceCounters("power", 1),)),
    When(
        TURN_BEGINS,
        (
            If(
                AtLeast(Hosted("power"), 3),
                (Together((Trash(), Sabotage(3))),),
                (PlaceCounters("power", 1),),
            ),
        ),
    ),
)

card(
    "virtuoso",
    Static(Modify("memory", 1)),
    When(TURN_BEGINS, (IdentifyMark(),)),
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="mark")),
        (
            If(
                RunOn("hq"),
                (Delayed(When(breach_of("hq"), (AccessMore(1),)), "run"),),
                (Delayed(When(RUN_ENDS, (BreachServer("hq"),)), "run"),),
            ),
        ),
    ),
)

card(
    "wake_implant_v2a_jrj",
    When(INSTALLED, (Damage("meat", 1, suffered=True),)),
    When(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"), (PlaceCounters("power", 1),)),
    When(breach_of("rd"), (MayPay(cost(counter="power", counters=X()), (AccessMore(X()),), most=3),)),
)

card(
    "zenit_chip_jz_2mj",
    When(INSTALLED, (Damage("core", 1, suffered=True),)),
    When(First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL)), (Draw(1),)),
)
