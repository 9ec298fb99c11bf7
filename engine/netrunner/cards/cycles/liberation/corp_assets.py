"""Assets of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

UNPROTECTED = ~Exists(Protecting("here"))

card(
    "b_1001",
    Paid(cost(TagCost(-1)), (EndTheRun(),), RunOn() & ~RunOn(HERE)),
)

card(
    "balanced_coverage",
    When(
        TURN_BEGINS,
        (
            ChooseCardType("corp"),
            Look(Each(OnTop("rd"))),
            If(
                Did("seen", OfChosenType()),
                (May((Together((Reveal(Result("seen")), Gain(2))),)),),
            ),
        ),
        optional=True,
    ),
)

card(
    "behold",
    Static(RevealedInRD()),
    When(
        On(EventKind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (MayPay(cost(credits=4), (GiveTags(2),)),),
        access=True,
    ),
)

card(
    "charlotte_cacador",
    CanAdvance(),
    When(TURN_BEGINS, (MayPay(cost(counter="advancement", counters=1), (Together((Gain(4), Draw(1))),)),)),
    Paid(cost(trash=True, counter="advancement", counters=1), (Gain(3),)),
)

card(
    "cohort_guidance_program",
    When(
        TURN_BEGINS,
        (
            ChooseOne(
                (
                    (
                        MayPay(
                            cost(Chosen("trash", 1, InZone((HQ,)))),
                            (Together((Gain(2), Draw(1))),),
                            must=True,
                        ),
                    ),
                    (
                        IfAble(
                            (
                                TurnFaceup(target(InZone((ARCHIVES,)) & Facedown())),
                                PlaceCounters("advancement", 1, target(Installed())),
                            ),
                        ),
                    ),
                )
            ),
        ),
        optional=True,
    ),
)

card(
    "cybersand_harvester",
    When(On(EventKind.REZ, by=YOU, what=Type("ice")), (PlaceCounters("credit", 2),)),
    Static(Pays(("install",))),
    Paid(cost(trash=True), (TakeCredits(0),)),
)

card(
    "federal_fundraising",
    When(
        TURN_BEGINS,
        (
            May((ArrangeTop(3),)),
            If(UNPROTECTED, (May((Draw(1),)),)),
        ),
    ),
)

card(
    "front_company",
    Static(OnlyIf("rez", TurnOf(YOU))),
    Static(
        Cannot("run", who=RUNNER, where=("remote",)),
        ~Happened(On(EventKind.RUN_BEGINS)),
    ),
    When(
        First(On(EventKind.RUN_BEGINS, where="archives")),
        (If(UNPROTECTED, (Damage("net", 2),)),),
    ),
)

card(
    "hearts_and_minds",
    When(
        TURN_BEGINS,
        (
            May((MoveCounters("advancement", 1, target(Hosting("advancement")), target(CanBeAdvanced())),)),
            If(UNPROTECTED, (May((PlaceCounters("advancement", 1, target(CanBeAdvanced())),)),)),
        ),
    ),
)

card(
    "janaina_jk_dumont_kindelan",
    When(TURN_BEGINS, (PlaceCounters("credit", 3),)),
    Paid(
        cost(ThisCost("return"), clicks=1),
        (TakeCredits(0), InstallFrom((HQ,), AnyCard())),
    ),
)

card(
    "the_powers_that_be",
    When(On(EventKind.SCORE, by=YOU), (InstallFrom((HQ, ARCHIVES), AnyCard(), ignoring="all"),)),
)

card(
    "wage_workers",
    When(On(EventKind.ACTION_ENDS, by=YOU, if_=ActionTaken(3)), (Gain(1, CLICKS),)),
)

card(
    "warm_reception",
    When(
        TURN_BEGINS,
        (
            InstallFrom((HQ,), AnyCard()),
            If(
                Did("installed"),
                (ForNow(Cannot("score", ThisCard(), who=YOU), "turn", Result("installed")),),
            ),
            If(
                UNPROTECTED,
                (MayPay(cost(ThisCost("derez")), (Derez(target(Rezzed() - ThisCard())),)),),
            ),
        ),
    ),
)

card(
    "working_prototype",
    When(On(EventKind.REZ, by=YOU), (PlaceCounters("power", 1),)),
    Paid(cost(clicks=1, counter="power", counters=1), (Gain(3),)),
    Paid(
        cost(clicks=1, counter="power", counters=5),
        (Gain(6), ToTop(target(Installed(RUNNER) & Type("resource")))),
    ),
)
