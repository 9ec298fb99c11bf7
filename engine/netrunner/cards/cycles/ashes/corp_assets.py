"""Assets of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

TRASHED_BY_RUNNER = On(EventKind.TRASH, by=RUNNER, what=ThisCard() & Rezzed())
WALL_TO_WALL = (
    (Draw(1),),
    (Gain(1),),
    (PlaceCounters("advancement", 1, target(Type("ice"))),),
    (AddToHand(This()),),
)

card("bass_ch1r180g4", Paid(cost(clicks=1, trash=True), (Gain(2, CLICKS),)))

card(
    "calvin_b4l3y",
    Paid(cost(clicks=1), (Draw(2),), once=True),
    When(TRASHED_BY_RUNNER, (Draw(2),), optional=True),
)

card("csr_campaign", When(TURN_BEGINS, (Draw(1),), optional=True))

card(
    "daily_quest",
    Static(OnlyIf("rez", TurnOf(YOU) & InPhase("action"))),
    When(On(EventKind.SUCCESSFUL_RUN, by=RUNNER, where=HERE), (Gain(2, who=RUNNER),)),
    When(
        On(
            EventKind.TURN_BEGINS,
            by=YOU,
            if_=~Happened(On(EventKind.SUCCESSFUL_RUN, by=RUNNER, where=HERE), LAST_TURN, RUNNER),
        ),
        (Gain(3),),
    ),
)

card(
    "nanoetching_matrix",
    Paid(cost(clicks=1), (Gain(2),), once=True),
    When(TRASHED_BY_RUNNER, (Gain(2),), optional=True),
)

card(
    "prana_condenser",
    When(
        would("net_damage", by=YOU),
        (
            Prevent("net_damage", 1),
            If(
                AtLeast(Remembered("prevented"), 1),
                (Together((PlaceCounters("power", 1), Gain(3))),),
            ),
        ),
        optional=True,
        interrupt=True,
    ),
    Paid(cost(clicks=2, trash=True), (Damage("net", Hosted("power")),)),
)

card("public_health_portal", When(TURN_BEGINS, (Together((Reveal(Each(OnTop("rd"))), Gain(2))),)))

card("roughneck_repair_squad", Paid(cost(clicks=3), (Gain(6), May((RemoveBadPublicity(1),)))))

card(
    "storgotic_resonator",
    When(
        First(On(EventKind.TRASH, by=YOU, what=SameAs(Identity(RUNNER), "faction"))),
        (PlaceCounters("power", 1),),
    ),
    Paid(cost(clicks=1, counter="power", counters=1), (Damage("net", 1),)),
)

card("tiered_subscription", When(First(On(EventKind.RUN_BEGINS)), (Gain(1),)))

card(
    "vaporframe_fabricator",
    Paid(cost(clicks=1), (InstallFrom((HQ,), AnyCard(), optional=False, ignoring="all"),), once=True),
    When(
        TRASHED_BY_RUNNER,
        (
            ChooseOne(
                (
                    (InstallFrom((HQ,), AnyCard() - Type("ice"), where="another", ignoring="all"),),
                    (InstallFrom((HQ,), Type("ice"), ignoring="all"),),
                )
            ),
        ),
        optional=True,
    ),
)

card(
    "wall_to_wall",
    When(
        TURN_BEGINS,
        (
            If(
                Exists(Rezzed() & Type("asset") - ThisCard()),
                (ChooseOne(WALL_TO_WALL),),
                (ChooseOne(WALL_TO_WALL, n=3, least=0),),
            ),
        ),
    ),
)
