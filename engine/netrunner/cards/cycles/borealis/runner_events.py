"""Events of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

CORE_DAMAGE_MORE = Static(Price("play", cost(DamageCost("core"))))
ASIDE = These(Result("set_aside"))

card("carpe_diem", Play((IdentifyMark(), Gain(4), May((MakeRun(("mark",)),)))))

card(
    "chastushka",
    Play((MakeRun(("hq",), if_successful=(ForNow(InsteadOf("breach", (Sabotage(4),)), "run"),)),)),
)

card(
    "concerto",
    Play(
        (
            Together((Reveal(Each(OnTop("stack"))), PlaceCounters("credit", CostOf(Result("revealed"))))),
            AddToHand(Result("revealed")),
            MakeRun(during=(Pays(),)),
        )
    ),
)

card(
    "deep_dive",
    Play(
        (
            SetAside(Each(OnTop("rd", 8)), by=CORP),
            Pick(These(Result("set_aside"))),
            Access(Result("chosen")),
            MayPay(
                cost(clicks=1),
                (
                    Pick((These(Result("set_aside")) & InZone((SET_ASIDE,))) - These(Result("chosen"))),
                    Access(Result("chosen")),
                ),
            ),
            ShuffleInto(Each(InZone((SET_ASIDE,)) & These(Result("set_aside"))), by=CORP),
        ),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="archives")),
    ),
)

card(
    "finality",
    CORE_DAMAGE_MORE,
    Play((MakeRun(("rd",), if_successful=(Delayed(When(breach_of("rd"), (AccessMore(3),)), "run"),)),)),
)

card(
    "into_the_depths",
    Play(
        (
            MakeRun(
                (),
                if_successful=(
                    Repeat(
                        (
                            ChooseOne(
                                (
                                    (Gain(4),),
                                    (
                                        Search(Type("program"), to_install=True, reveal=False),
                                        Install(Result("found")),
                                    ),
                                    (Charge(target(Installed(RUNNER))),),
                                ),
                                fresh=True,
                            ),
                        ),
                        Count(On(EventKind.PASS_ICE), RUN),
                    ),
                ),
            ),
        )
    ),
)

card("katorga_breakout", Play((MakeRun(if_successful=(AddToHand(target(InZone((HEAP,)))),)),)))

card(
    "pinhole_threading",
    Play(
        (
            MakeRun(
                if_successful=(
                    ForNow(
                        InsteadOf(
                            "breach",
                            (
                                Pick(InRootOf("any") - InRootOf("attacked")),
                                Access(
                                    Result("chosen"),
                                    during=(
                                        Cannot("steal", Type("agenda"), who=RUNNER),
                                        Cannot("trash", Type("agenda"), who=RUNNER),
                                    ),
                                ),
                            ),
                        ),
                        "run",
                    ),
                )
            ),
        )
    ),
)

card(
    "raindrops_cut_stone",
    Play(
        (
            MakeRun(
                abilities=(
                    When(On(EventKind.RESOLVE_SUBROUTINE), (PlaceCounters("power", 1),)),
                    When(RUN_ENDS, (Together((Draw(Hosted("power")), Gain(3))),)),
                )
            ),
        )
    ),
)

card(
    "reprise",
    Play(
        (AddToHand(target(Installed(CORP))), May((MakeRun(),))),
        condition=Happened(On(EventKind.STEAL, by=YOU)),
    ),
)

card(
    "rigging_up",
    Play(
        (
            InstallFrom((GRIP,), Type("program") | Type("hardware"), less=3, optional=False),
            May((Charge(Result("installed")),)),
        )
    ),
)

card("running_hot", CORE_DAMAGE_MORE, Play((Gain(3, CLICKS),)))

card(
    "spark_of_inspiration",
    Play(
        (
            SetAsideUntil(Type("program")),
            InstallFrom((SET_ASIDE,), ASIDE & Type("program"), less=10),
            ShuffleInto(Each(ASIDE & InZone((SET_ASIDE,)))),
        )
    ),
)

card(
    "steelskin_scarring",
    Play((Draw(3),)),
    ActiveIn(
        ("heap",), When(On(EventKind.TRASH, what=ThisCard(), from_=(GRIP, STACK)), (Draw(2),), optional=True)
    ),
)
