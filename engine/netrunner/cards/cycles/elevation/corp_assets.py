"""Assets of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "anthill_excavation_contract",
    When(REZZED, (Load(8),)),
    When(EMPTY, (Trash(),)),
    When(TURN_BEGINS, (Together((TakeCredits(4), Draw(1))),)),
)

card(
    "byte",
    Static(RevealedInRD()),
    When(
        On(EventKind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (MayPay(cost(credits=4), (Together((GiveTags(1), Damage("net", 3))),)),),
        access=True,
    ),
)

card(
    "humanoid_resources",
    Paid(
        cost(clicks=3, trash=True),
        (
            Together((Gain(4), Draw(3))),
            Repeat((InstallFrom((HQ,), AnyCard()),), 2),
            PlayFrom((HQ,), Type("operation")),
        ),
    ),
)

card(
    "idiosyncresis",
    CanAdvance(),
    When(
        TURN_BEGINS,
        (
            MayPay(
                cost(trash=True),
                (
                    Together(
                        (
                            Gain(Plus(0, Hosted("advancement"), 3)),
                            Lose(Plus(0, Hosted("advancement"), 2), who=RUNNER),
                        )
                    ),
                ),
            ),
        ),
    ),
)

card(
    "otto_campaign",
    When(REZZED, (Load(6),)),
    When(EMPTY, (Together((Trash(), Gain(2, CLICKS))),)),
    When(TURN_BEGINS, (TakeCredits(2),)),
)

card(
    "phat_gioan_baotixita",
    When(TURN_ENDS, (PlaceCounters("power", 1),)),
    When(
        First(On((EventKind.SCORE, EventKind.STEAL))),
        (RemoveCounters("power", 2, least=0), Damage("net", Plus(1, Remembered("removed")))),
    ),
)

card(
    "plutus",
    Static(Price("rez", cost(OneOf((cost(forfeit=1), cost(Chosen("reveal and trash", 3, InZone((HQ,))))))))),
    When(TURN_BEGINS, (PlayFrom((ARCHIVES,), Type("operation") & Subtype("transaction"), to="removed"),)),
)

card(
    "public_access_plaza",
    When(TURN_BEGINS, (Gain(1),)),
    When(On(EventKind.TRASH, by=RUNNER, what=ThisCard() & Rezzed(), if_=Threat(2)), (GiveTags(1),)),
)
