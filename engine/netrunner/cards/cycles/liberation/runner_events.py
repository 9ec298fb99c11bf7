"""Events of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

TWO_TO_TOP_OR_BOTTOM = (
    Pick(These(Result("revealed")), most=2),
    SetAside(Result("chosen")),
    Pick(These(Result("set_aside")), least=0, most=2),
    ToTop(Result("chosen")),
    ToBottom(Each(These(Result("set_aside")) - These(Result("chosen")))),
)
FIND_CONNECTION = May((Search(Type("resource") & Subtype("connection")), FoundToHand()))
FIND_VIRTUAL = May((Search(Type("resource") & Subtype("virtual")), FoundToHand()))
IN_GRIP = InZone((GRIP,))
SHOWN = (Reveal(Result("chosen")), Gain(HowManyDid("revealed", AnyCard())))

card(
    "ashen_epilogue",
    Play(
        (
            Together(
                (
                    ShuffleInto(Each(InZone((GRIP, HEAP)))),
                    RemoveFromGame(Each(OnTop("stack", 5))),
                )
            ),
            Draw(5),
            RemoveFromGame(This()),
        )
    ),
)

card(
    "bahia_bands",
    Play(
        (
            MakeRun(
                if_successful=(
                    ChooseOne(
                        (
                            (Draw(2),),
                            (InstallFrom((GRIP,), AnyCard(), less=1, optional=False),),
                            (RemoveTags(1),),
                            (PlaceCounters("credit", 4), ForNow(Pays(("trash",)), "run")),
                        ),
                        n=2,
                    ),
                )
            ),
        )
    ),
)

card(
    "burner",
    Play(
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    ForNow(
                        InsteadOf("breach", (RevealRandom(3, who=CORP), *TWO_TO_TOP_OR_BOTTOM)),
                        "run",
                    ),
                ),
            ),
        )
    ),
)

card(
    "chrysopoeian_skimming",
    Play(
        (
            MayPay(
                cost(Chosen("reveal", 1, InZone((HQ,)) & Type("agenda"))),
                (Together((Gain(1, CLICKS), Draw(1))),),
                by=CORP,
                otherwise=(Look(Each(OnTop("rd", 3))),),
            ),
        )
    ),
)

card(
    "eye_for_an_eye",
    Play(
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    Together((GiveTags(1), Delayed(When(breach_of("hq"), (AccessMore(1),)), "run"))),
                ),
            ),
        ),
        condition=~Tagged(),
    ),
    Paid(cost(Chosen("trash", 1, InZone((GRIP,)))), (Trash(Accessed()),), access=True),
)

card("joy_ride", Play((MakeRun(("rd",), if_successful=(Draw(5),)),)))

card(
    "meeting_of_minds",
    Play(
        (
            ChooseOne(
                (
                    (
                        FIND_CONNECTION,
                        Pick(IN_GRIP & Subtype("connection"), most=ANY_NUMBER, least=0),
                        *SHOWN,
                    ),
                    (FIND_VIRTUAL, Pick(IN_GRIP & Subtype("virtual"), most=ANY_NUMBER, least=0), *SHOWN),
                )
            ),
        )
    ),
)

card(
    "privileged_access",
    Play(
        (MakeRun(("archives",), if_successful=(ForNow(InsteadOf("breach", (GiveTags(1),)), "run"),)),),
        condition=Not(Tagged()),
    ),
    When(
        On(EventKind.TAG, by=YOU, of=ThisCard()),
        (InstallFrom((HEAP,), Type("resource"), less=2, optional=True),),
    ),
    When(
        On(EventKind.TAG, by=YOU, of=ThisCard(), if_=Threat(3)),
        (InstallFrom((HEAP,), Type("program"), optional=True),),
    ),
)

card(
    "s_dobrado",
    Play(
        (
            MakeRun(
                ("hq", "rd", "archives"),
                abilities=(
                    When(First(On(EventKind.ENCOUNTER), RUN), (Bypass(),)),
                    When(
                        First(On(EventKind.ENCOUNTER), RUN, nth=2),
                        (If(Threat(4), (MayPay(cost(clicks=1), (Bypass(),)),)),),
                    ),
                ),
            ),
        )
    ),
)

card(
    "spree",
    Play((Together((PlaceCounters("power", 3), MakeRun())),)),
    Paid(
        cost(counter="power", counters=1),
        (
            HostOn(
                target(Installed(RUNNER) & Type("program") & Subtype("trojan")),
                target(Type("ice") & Protecting("attacked")),
            ),
        ),
    ),
)

card(
    "strike_fund",
    Play((Gain(4),)),
    ActiveIn(
        ("heap",),
        When(On(EventKind.TRASH, what=ThisCard(), from_=(GRIP, STACK)), (Gain(2),), optional=True),
    ),
)

card(
    "the_price",
    Play((TrashTop(4), InstallFrom((HEAP,), These(Result("trashed")), less=3))),
)

card(
    "trick_shot",
    Static(Pays(), RunOn()),
    Play(
        (
            PlaceCounters("credit", 4),
            MakeRun(
                ("rd",),
                if_successful=(
                    Together(
                        (
                            PlaceCounters("credit", 2),
                            Delayed(When(breach_of("rd"), (AccessMore(1),)), "run"),
                        )
                    ),
                ),
                abilities=(When(RUN_ENDS, (May((MakeRun(("remote",)),)),)),),
            ),
        )
    ),
)

card(
    "window_of_opportunity",
    Play(
        (
            InstallFrom((GRIP,), Type("program") | Type("hardware")),
            MakeRun(
                abilities=(
                    When(
                        On(EventKind.RUN_BEGINS),
                        (
                            Derez(target(Rezzed() & Type("ice") & Protecting("attacked"))),
                            If(
                                Did("derezzed"),
                                (
                                    Delayed(
                                        When(
                                            RUN_ENDS,
                                            (May((Rez(Result("that"), who=CORP, ignoring="all"),), by=CORP),),
                                        ),
                                        "run",
                                        that=Result("derezzed"),
                                    ),
                                ),
                            ),
                        ),
                    ),
                )
            ),
        )
    ),
)
