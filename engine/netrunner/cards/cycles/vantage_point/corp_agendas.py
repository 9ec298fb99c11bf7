"""Agendas of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "let_them_dream",
    When(
        SCORED,
        (
            Search(Type("agenda"), also=("hq", "archives")),
            ChooseOne(((AddToHand(Result("found")),), (ToBottom(Result("found")),)), must=False),
        ),
        optional=True,
    ),
    ActiveIn(("runner_score",), Static(Modify("points", -1))),
)

card(
    "lotus_haze",
    When(SCORED, (PlaceCounters("agenda", 3),)),
    Paid(
        cost(counter="agenda", counters=1),
        (MoveToRoot(target(Installed(CORP) & Rezzed() & Type("upgrade"))),),
    ),
)

card(
    "melies_city_luxury_line",
    Static(Price("steal", cost(clicks=1))),
    When(SCORED, (Gain(1, CLICKS),)),
)

card(
    "sacrifice_zone_expansion",
    Static(InstalledFaceup()),
    ActiveIn(("installed",), When(First(On(EventKind.ADVANCE, by=YOU, what=ThisCard())), (Gain(3),))),
    ActiveIn(
        ("installed",),
        When(
            On(EventKind.SUCCESSFUL_RUN, if_=~RunOn(HERE)),
            (MayPay(cost(counter="advancement", counters=1), (Damage("meat", 1),)),),
            once=True,
        ),
    ),
)

card(
    "witch_hunt",
    When(SCORED_OR_STOLEN, (BadPublicity(1),)),
    When(
        On(EventKind.ACTION_PHASE_ENDS, by=YOU, if_=Happened(On(EventKind.SCORE, by=YOU, what=ThisCard()))),
        (Together((RemoveTags(Tags()), GiveTags(3))),),
    ),
)
