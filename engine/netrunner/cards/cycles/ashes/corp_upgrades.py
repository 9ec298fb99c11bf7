"""Upgrades of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ICE_HERE = Type("ice") & Protecting("here")

card(
    "cayambe_grid",
    When(TURN_BEGINS, (PlaceCounters("advancement", 1, target(ICE_HERE)),)),
    When(
        APPROACHED_HERE,
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(ICE_HERE & Hosting("advancement")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)

card(
    "cold_site_server",
    Paid(cost(clicks=1), (PlaceCounters("power", 1),)),
    Static(Price("run", cost(clicks=1, credits=1), servers=(HERE,), times=Hosted("power"))),
    When(TURN_BEGINS, (RemoveCounters("power", ANY_NUMBER),)),
)

card(
    "ganked",
    Static(RevealedInRD()),
    When(
        ACCESSED,
        (MayPay(cost(trash=True), (ForceEncounter(target(Rezzed() & Protecting("here"))),)),),
        access=True,
    ),
)

card(
    "increased_drop_rates",
    Static(RevealedInRD()),
    When(
        ACCESSED,
        (Unless((RemoveBadPublicity(1),), (cost(tags=1),), by=RUNNER),),
        access=True,
    ),
)

card(
    "la_costa_grid",
    Static(OnlyIn(("remote",))),
    When(TURN_BEGINS, (PlaceCounters("advancement", 1, target(InRootOf("here"))),)),
)

card(
    "letheia_nisei",
    When(
        First(On(EventKind.APPROACH_SERVER, where=HERE), RUN),
        (
            PsiGame(),
            If(
                BidsDiffer(),
                (MayPay(cost(trash=True), (MoveRunner("attacked"), MayJackOut())),),
            ),
        ),
    ),
)

card(
    "reduced_service",
    When(REZZED, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),), most=4),)),
    Static(Price("run", cost(credits=Plus(0, Hosted("power"), 2)), servers=("here",))),
    When(On(EventKind.SUCCESSFUL_RUN, by=RUNNER, where=CENTRAL), (RemoveCounters("power", 1),)),
)

card(
    "tranquility_home_grid",
    Static(OnlyIn(("remote",))),
    When(
        First(On(EventKind.INSTALL, by=YOU, where=HERE, detail="root")),
        (ChooseOne(((Gain(2),), (Draw(1),))),),
    ),
)
