"""Events of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

CARDS_IN_ITS_ROOT = HowMany(InRootOf("attacked"))
A_CLICK_MORE = Static(Price("play", cost(clicks=1)))

card(
    "charm_offensive",
    Play(
        (
            MakeRun(
                ("archives",),
                abilities=(
                    When(
                        RUN_ENDS,
                        (
                            Trash(
                                target(
                                    Rezzed()
                                    & HappenedTo(
                                        On(EventKind.ACCESS, by=YOU, from_=ARCHIVES), RUN, copies=True
                                    )
                                )
                            ),
                        ),
                        optional=True,
                    ),
                ),
            ),
        )
    ),
)

card("clean_getaway", Play((MakeRun(if_successful=(Gain(6),)),)))

card(
    "illumination",
    Play((MakeRun(("rd",), if_successful=(Repeat((InstallFrom((GRIP,), AnyCard(), less=1),), 3),)),)),
)

card(
    "lie_low",
    A_CLICK_MORE,
    Play((ChooseOne(((Draw(4),), (RemoveTags(2, least=0),)), must=False),)),
)

card(
    "maintenance_access",
    A_CLICK_MORE,
    Play(
        (
            MakeRun(
                ("archives",),
                during=(
                    InsteadOf(
                        "approach_server",
                        (ChangeAttackedServer("hq"), Approach()),
                        would("approach_server", where="archives"),
                    ),
                ),
            ),
        )
    ),
)

card("ritual", Play((Draw(Clicks()),)))

card(
    "scrounge",
    A_CLICK_MORE,
    Play(
        (
            InstallFrom((HEAP,), Type("program"), optional=False),
            May((ToBottom(target(InZone((HEAP,)) & Type("program"))),)),
        )
    ),
)

card(
    "shred",
    Play(
        (
            MakeRun(
                abilities=(
                    When(
                        First(would("end_run", by=CORP), RUN),
                        (
                            Unless(
                                (Prevent("end_run", 1),),
                                (
                                    cost(
                                        Chosen(
                                            "reveal and trash",
                                            HowMany(InRootOf("attacked")),
                                            InZone((HQ,)),
                                            random=True,
                                        )
                                    ),
                                ),
                                by=CORP,
                            ),
                        ),
                        interrupt=True,
                    ),
                ),
            ),
        )
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
