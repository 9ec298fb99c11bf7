"""Identities of the Corp of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

SEEN = These(Result("seen"))

card(
    "au_co_the_gold_standard_in_clones",
    When(
        On(EventKind.DAMAGE, by=YOU) | On(EventKind.TRASH, by=YOU, from_=(HQ,)),
        (PlaceCounters("power", 1),),
        together=True,
    ),
    When(
        TURN_BEGINS,
        (
            MayPay(
                cost(counter="power", counters=2),
                (
                    Look(Each(OnTop("rd", 3))),
                    Pick(SEEN),
                    Together((Trash(Result("chosen")), AddToHand(Each(SEEN - These(Result("chosen")))))),
                ),
            ),
        ),
    ),
)

card(
    "bangun_when_disaster_strikes",
    Static(MayInstallFaceup(Type("agenda"))),
    When(
        On(EventKind.ACCESS, what=Faceup() & Installed(CORP) & Type("agenda")),
        (Together((Damage("meat", 2), GiveTags(1))),),
    ),
)

card(
    "leo_construction_labor_solutions",
    Paid(
        cost(
            Chosen(
                "trash", 1, Rezzed() & Subtype("bioroid") & (InRootOf("attacked") | Protecting("attacked"))
            )
        ),
        (EndTheRun(),),
        once=True,
    ),
)

card(
    "nebula_talent_management_making_stars",
    When(
        On(
            EventKind.ACTION_PHASE_ENDS,
            by=YOU,
            if_=Happened(On(EventKind.PLAY, by=YOU, what=Type("operation"))),
        ),
        (Together((Gain(1), FlipIdentity())),),
    ),
    back="nebula_talent_management_making_stars_back",
)

card(
    "nebula_talent_management_making_stars_back",
    When(First(On(EventKind.PLAY, by=YOU, what=Type("operation"))), (Gain(1, CLICKS),)),
    When(On(EventKind.SUCCESSFUL_RUN, where=("hq", "rd")), (FlipIdentity(),)),
    back="nebula_talent_management_making_stars",
)

card(
    "poetri_luxury_brands_all_the_rage",
    When(
        On(EventKind.SCORE, by=YOU),
        (
            Look(Each(OnTop("rd", 3))),
            InstallFrom((RD,), SEEN - Type("agenda")),
        ),
    ),
    When(On(EventKind.STEAL), (InstallFrom((HQ,), AnyCard() - Type("agenda")),)),
)

card(
    "pt_untaian_lifes_building_blocks",
    When(
        TURN_ENDS,
        (
            If(
                AtMost(CardsInHand(), 3),
                (
                    MayPay(
                        cost(credits=1),
                        (PlaceCounters("advancement", 1, target(CanBeAdvanced() & Unrezzed())),),
                    ),
                ),
            ),
        ),
    ),
)

card(
    "synapse_global_faster_than_thought",
    When(
        First(On(EventKind.UNTAG)),
        (
            Pick(InZone((HQ,)) - Type("operation")),
            Reveal(Result("chosen")),
            Install(Result("chosen"), ignoring="all"),
        ),
        optional=True,
    ),
    Paid(cost(TagCost(-1), clicks=1), (Gain(2),)),
)

card(
    "the_zwicky_group_invisible_hands",
    When(
        First(On(EventKind.GAIN_CREDITS, by=YOU, of=Type("agenda") | Type("operation"))),
        (Draw(1),),
        optional=True,
    ),
)
