"""Sentries of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "drafter",
    Sub((May((AddToHand(target(InZone((ARCHIVES,)))),)),)),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard(), ignoring="all", optional=True),)),
)

card(
    "f2p",
    Paid(cost(credits=2), (Break(1, on_source=True),), ~Tagged(), by=RUNNER),
    Sub((AddToHand(target(Installed(RUNNER))),)),
    Sub((GiveTags(1),)),
)

card(
    "saisentan",
    When(
        ENCOUNTERED,
        (
            ChooseCardType("runner"),
            Delayed(
                When(
                    On(
                        EventKind.TRASH,
                        by=YOU,
                        what=OfChosenType(),
                        of=ThisCard(),
                        damage="net",
                        detail="subroutine",
                    ),
                    (Damage("net", 1),),
                ),
                "encounter",
            ),
        ),
    ),
    Sub((Damage("net", 1),)),
    Sub((Damage("net", 1),)),
    Sub((Damage("net", 1),)),
)

card(
    "trebuchet",
    When(REZZED, (BadPublicity(1),)),
    Sub((Trash(target(Installed(RUNNER))),)),
    Sub(
        (
            Trace(
                6,
                (
                    Together(
                        (
                            ForNow(Cannot("steal", who=RUNNER), "run"),
                            ForNow(Cannot("trash", OwnedBy(CORP), who=RUNNER), "run"),
                        )
                    ),
                ),
            ),
        )
    ),
)

card(
    "tyr",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True), AllotClicks(1, CORP)), by=RUNNER),
    Sub((Damage("core", 2),)),
    Sub((Trash(target(Installed(RUNNER))), Gain(3))),
    END_THE_RUN,
)

card(
    "winchester",
    Sub((Trace(4, (Trash(target(Type("program"))),)),)),
    Sub((Trace(3, (Trash(target(Type("hardware"))),)),)),
    Static(GainSubs(Sub((Trace(3, (EndTheRun(),)),)), 1), ThisAt("hq")),
)
