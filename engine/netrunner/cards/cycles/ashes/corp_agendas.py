"""Agendas of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "architect_deployment_test",
    When(
        SCORED,
        (
            Look(Each(OnTop("rd", 5))),
            InstallFrom((RD,), These(Result("seen")), ignoring="all", rez="all"),
        ),
    ),
)

card("bellona", Static(Price("steal", cost(credits=5))), When(SCORED, (Gain(5),)))

card(
    "cyberdex_sandbox",
    When(First(On(EventKind.PURGE, by=YOU)), (Gain(4),)),
    When(SCORED, (Purge(),), optional=True),
)

card(
    "divested_trust",
    When(
        On(EventKind.STEAL, by=RUNNER, what=Type("agenda") - ThisCard()),
        (MayPay(cost(ThisCost("forfeit")), (Together((Gain(5), AddToHand(EventCard()))),)),),
    ),
)

card(
    "flower_sermon",
    When(SCORED, (PlaceCounters("agenda", 5),)),
    Paid(
        cost(counter="agenda", counters=1),
        (Reveal(Each(OnTop("rd"))), Draw(2), ToTop(target(InZone((HQ,))))),
        once=True,
    ),
)

card(
    "megaprix_qualifier",
    When(
        SCORED,
        (
            If(
                Exists(InZone((CORP_SCORE, RUNNER_SCORE)) & CopiesOfThis() - ThisCard()),
                (PlaceCounters("agenda", 1),),
            ),
        ),
    ),
    Static(Modify("points", 1), AtLeast(Hosted("agenda"), 1)),
)

card(
    "project_vacheron",
    When(
        would("runner_score", what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (EnterWith("agenda", 4),),
        interrupt=True,
    ),
    ActiveIn(("runner_score",), Static(SetTo("points", 0), AtLeast(Hosted("agenda"), 1))),
    ActiveIn(
        ("runner_score",),
        When(
            On(EventKind.TURN_BEGINS, by=RUNNER),
            (If(AtLeast(Hosted("agenda"), 1), (RemoveCounters("agenda", 1),)),),
        ),
    ),
)

card(
    "project_yagi_uda",
    When(SCORED, (PlaceCounters("agenda", ForEvery(Hosted("advancement"), past=3)),)),
    Paid(
        cost(counter="agenda", counters=1),
        (
            SwapCards(
                target(InRootOf("attacked") | Protecting("attacked")),
                target(InZone((HQ,))),
            ),
            MayJackOut(),
        ),
        RunOn(),
    ),
)

card(
    "remastered_edition",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    Paid(
        cost(counter="agenda", counters=1),
        (PlaceCounters("advancement", 1, target(Installed())),),
    ),
)

card(
    "sds_drone_deployment",
    Static(Price("steal", cost(Chosen("trash", 1, Type("program"))))),
    When(SCORED, (Trash(target(Type("program"))),)),
)

card(
    "sting",
    When(
        SCORED_OR_STOLEN,
        (
            If(
                EventFits(On(EventKind.SCORE, what=ThisCard())),
                (Damage("net", Plus(1, HowMany(InZone((RUNNER_SCORE,)) & CopiesOfThis()))),),
                (Damage("net", Plus(1, HowMany(InZone((CORP_SCORE,)) & CopiesOfThis()))),),
            ),
        ),
    ),
)

card(
    "transport_monopoly",
    When(SCORED, (PlaceCounters("agenda", 2),)),
    Paid(
        cost(counter="agenda", counters=1),
        (ForNow(Cannot("success"), "run"),),
        RunOn(),
        once=True,
    ),
)

card("vulnerability_audit", Static(OnlyIf("score", ThisIs(NotInstalledThisTurn()))))
