"""Events of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ASIDE = These(Result("set_aside"))
OF_THAT_COST = HowMany(Installed(RUNNER) & Having("cost", "exactly", Remembered("named")))

card(
    "always_have_a_backup_plan",
    Play(
        (
            MakeRun(
                abilities=(
                    When(
                        Next(On(EventKind.RUN_ENDS, detail="unsuccessful")),
                        (
                            MakeRun(
                                ("that",),
                                abilities=(
                                    When(On(EventKind.ENCOUNTER, what=These(Result("that"))), (Bypass(),)),
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
    "bravado",
    Play(
        (
            MakeRun(
                protected=True,
                abilities=(
                    When(RUN_ENDS, (Gain(Plus(6, Count(On(EventKind.PASS_ICE), RUN, different=True))),)),
                ),
            ),
        )
    ),
)

card(
    "direct_access",
    Static(LoseAbilities(Type("corp_identity"))),
    Static(LoseAbilities(Type("runner_identity"))),
    Play((MakeRun(abilities=(When(RUN_ENDS, (May((ShuffleInto(This()),)),)),)),)),
)

card(
    "harmony_ar_therapy",
    Play(
        (
            ShuffleInto(target(InZone((HEAP,)), least=0, most=5, names_differ=True)),
            RemoveFromGame(This()),
        )
    ),
)

card(
    "in_the_groove",
    Play(
        (
            Delayed(
                When(
                    On(EventKind.INSTALL, by=YOU, what=Having("cost", "at_least", 1)),
                    (ChooseOne(((Draw(1),), (Gain(1),))),),
                ),
                "turn",
            ),
        ),
        priority=True,
    ),
)

card(
    "isolation",
    Static(Price("play", cost(Chosen("trash", 1, Installed(RUNNER) & Type("resource"))))),
    Play((Gain(7),)),
)

card(
    "khusyuk",
    Play(
        (
            MakeRun(
                ("rd",),
                if_successful=(
                    ForNow(
                        InsteadOf(
                            "breach",
                            (
                                ChooseNumber("install_cost", least=1),
                                SetAside(Each(OnTop("rd", 0, Least((OF_THAT_COST, Num(6))))), by=CORP),
                                Pick(ASIDE),
                                Access(Result("chosen")),
                                ShuffleInto(Each(ASIDE & InZone((SET_ASIDE,))), by=CORP),
                            ),
                        ),
                        "run",
                    ),
                ),
            ),
        )
    ),
)

card(
    "moshing",
    Static(Price("play", cost(Chosen("trash", 3, InZone((GRIP,)))))),
    Play((Together((Gain(3), Draw(3))),)),
)

card(
    "rejig",
    Static(
        Price("play", cost(Chosen("return", 1, Installed(RUNNER) & (Type("program") | Type("hardware")))))
    ),
    Play(
        (
            InstallFrom(
                (GRIP,), Type("program") | Type("hardware"), less=CostOf(Result("paid")), optional=False
            ),
        )
    ),
)

card(
    "spec_work",
    Static(Price("play", cost(Chosen("trash", 1, Installed(RUNNER) & Type("program"))))),
    Play((Together((Gain(4), Draw(2))),)),
)
