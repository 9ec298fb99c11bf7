"""Code gates of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "ezam",
    Paid(cost(clicks=1), (Swap(Type("ice") - ThisCard(), This()),)),
    Sub((Look(Each(OnTop("rd"))), May((ToBottom(Result("seen")),)))),
    Sub((ForNow(Modify("strength", 1, Type("ice")), "run"),)),
)

card(
    "knowledge_seeker",
    When(
        On(EventKind.ENCOUNTER_ENDS, what=ThisCard()),
        (If(AtLeast(Hosted("virus"), 3), (Together((Purge(), Derez(This()))),)),),
    ),
    Sub((PlaceCounters("virus", 1),)),
    Sub((ArrangeTop(4),)),
    END_THE_RUN,
)

card(
    "sleipnir",
    Sub((May((Draw(1),)),)),
    Sub((May((ShuffleInto(target(InZone((HQ, ARCHIVES)))),)),)),
    END_THE_RUN,
)

card(
    "tocsin",
    ActiveIn(
        ("hq",),
        Paid(
            cost(ThisCost("reveal and trash"), clicks=1, credits=1),
            (Search(Subtype("barrier"), further=(Subtype("sentry"),)), FoundToHand()),
        ),
    ),
    Sub((Lose(2, who=RUNNER),)),
    END_THE_RUN,
    END_THE_RUN,
)

card(
    "vertigo",
    When(
        On(EventKind.PASS_ICE, what=ThisCard()),
        (
            If(
                AtMost(Clicks(RUNNER), 0),
                (
                    Together(
                        (
                            ForNow(Cannot("steal", who=RUNNER), "run"),
                            ForNow(Cannot("trash", OwnedBy(CORP), who=RUNNER), "run"),
                        )
                    ),
                ),
            ),
        ),
    ),
    Sub((Lose(1, CLICKS, RUNNER),)),
)
