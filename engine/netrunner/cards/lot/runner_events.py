"""Events of many sets."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "always_have_a_backup_plan",
    Play(
        (
            MakeRun(
                abilities=(
                    When(
                        Next(On(Kind.RUN_ENDS, detail="unsuccessful")),
                        (
                            MakeRun(
                                ("that",),
                                abilities=(
                                    When(On(Kind.ENCOUNTER, what=These(Result("that"))), (Bypass(),)),
                                ),
                                that=LastEncountered(),
                                ignoring="additional",
                            ),
                        ),
                        optional=True,
                    ),
                ),
            ),
        )
    ),
)
card(
    "blueberry_diesel",
    Play(
        (
            Look(Each(OnTop("stack", 2))),
            Pick(These(Result("seen")), least=0),
            ToBottom(Result("chosen")),
            Draw(2),
        )
    ),
)
card(
    "divide_and_conquer",
    Play(
        (
            MakeRun(
                ("archives",),
                if_successful=(
                    Delayed(
                        When(
                            Next(On(Kind.BREACH_ENDS, where="archives")),
                            (
                                BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),
                                BreachServer("rd", during=(Cannot("access", InRootOf("rd")),)),
                            ),
                        ),
                        "run",
                    ),
                ),
            ),
        )
    ),
)
card("guinea_pig", Play((Trash(Each(InZone((GRIP,)))), Gain(10))))
card(
    "mining_accident",
    Play(
        (Unless((BadPublicity(1),), (cost(credits=5),), by=CORP), RemoveFromGame(This())),
        condition=Happened(On(Kind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL)),
    ),
)
card(
    "making_an_entrance",
    Play(
        (
            Look(Each(OnTop("stack", 6))),
            Pick(These(Result("seen")), most=6, least=0),
            Trash(Result("chosen")),
            Arrange(Each(These(Result("seen")) - These(Result("chosen")))),
        ),
        priority=True,
    ),
)
card("networking", Play((RemoveTags(1), MayPay(cost(credits=1), (AddToHand(This()),)))))
card(
    "privileged_access",
    Play(
        (MakeRun(("archives",), if_successful=(ForNow(InsteadOf("breach", (GiveTags(1),)), "run"),)),),
        condition=Not(Tagged()),
    ),
    When(
        On(Kind.TAG, by=YOU, of=ThisCard()),
        (InstallFrom((HEAP,), Type("resource"), less=2, optional=True),),
    ),
    When(
        On(Kind.TAG, by=YOU, of=ThisCard(), if_=Threat(3)),
        (InstallFrom((HEAP,), Type("program"), optional=True),),
    ),
)
card(
    "transfer_of_wealth",
    Play(
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    Together((GiveTags(1), Lose(3, who=CORP))),
                    Gain(Plus(0, Remembered("lost"), 2)),
                ),
            ),
        )
    ),
)
