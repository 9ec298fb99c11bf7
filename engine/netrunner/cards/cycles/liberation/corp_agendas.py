"""Agendas of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

EXPEND = cost(ThisCost("reveal and trash"), clicks=1, credits=1)
"""The cost of expendable agendas, paid from HQ."""

card(
    "eminent_domain",
    ActiveIn(("hq",), Paid(EXPEND, (InstallFrom((HQ,), AnyCard(), less=5, rez="share", optional=False),))),
    When(
        SCORED,
        (
            Search(AnyCard(), to_install=True, reveal=False),
            Install(Result("found"), rez="all", ignoring="all"),
        ),
        optional=True,
    ),
)

card("fujii_asset_retrieval", When(SCORED_OR_STOLEN, (Damage("net", 2),)))

card(
    "kingmaking",
    When(
        SCORED,
        (
            Draw(3, least=0),
            May((AddToScoreArea(target(InZone((HQ,)) & Type("agenda") & Having("points", "at_most", 1))),)),
        ),
    ),
)

card(
    "lightning_laboratory",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    When(
        On(EventKind.RUN_BEGINS),
        (
            MayPay(
                cost(counter="agenda", counters=1),
                (
                    Rez(
                        target(Unrezzed() & Type("ice") & Protecting("attacked"), most=2, least=0),
                        ignoring="all",
                    ),
                    ChooseServer(of="attacked"),
                    Delayed(
                        When(
                            On(EventKind.TURN_ENDS),
                            (Derez(target(Rezzed() & Type("ice") & Protecting("chosen"), most=2)),),
                        ),
                        "turn",
                    ),
                ),
            ),
        ),
    ),
)

card(
    "oracle_thinktank",
    When(STOLEN, (GiveTags(1),)),
    ActiveIn(("runner_score",), Paid(cost(clicks=1, tags=-1), (ShuffleInto(This()),), by=CORP)),
)

card("salvo_testing", When(On(EventKind.SCORE, by=YOU), (Damage("core", 1),), optional=True))

card(
    "see_how_they_run",
    When(
        SCORED,
        (
            GiveTags(1),
            PsiGame(),
            If(BidsDiffer(), (Damage("core", 1),)),
            If(BidsMatch(), (Damage("net", 1),)),
        ),
    ),
)

card(
    "sisyphus_protocol",
    When(
        First(
            On(
                EventKind.PASS_ICE,
                by=RUNNER,
                what=Rezzed() & Type("ice") & (Subtype("code_gate") | Subtype("sentry")),
            )
        ),
        (
            MayPay(
                cost(OneOf((cost(credits=1), cost(Chosen("trash", 1, InZone((HQ,))))))),
                (ForceEncounter(EventCard()),),
            ),
        ),
    ),
)

card(
    "slash_and_burn_agriculture",
    ActiveIn(("hq",), Paid(EXPEND, (PlaceCounters("advancement", 2, target(CanBeAdvanced())),))),
)

card(
    "stegodon_mk_iv",
    Static(
        Modify("strength", -2, Subtype("icebreaker")), Happened(On(EventKind.DEREZ, what=Type("ice")), RUN)
    ),
    When(
        On(EventKind.RUN_BEGINS),
        (MayPay(cost(Chosen("derez", 1, Rezzed() & Type("ice") - Protecting("attacked"))), (Gain(1),)),),
        once=True,
    ),
)

card(
    "stoke_the_embers",
    When(SCORED, (Together((Gain(3), PlaceCounters("advancement", 1, target(Installed())))),)),
    ActiveIn(
        ("unrezzed",),
        When(
            On(
                EventKind.INSTALL,
                by=YOU,
                what=ThisCard(),
                from_=(ARCHIVES, RD, CORP_SCORE, RUNNER_SCORE, SET_ASIDE),
            ),
            (
                Reveal(This()),
                If(
                    Did("revealed", AnyCard()),
                    (Together((Gain(2), PlaceCounters("advancement", 1, target(Installed())))),),
                ),
            ),
            optional=True,
        ),
    ),
)

card(
    "the_basalt_spire",
    When(STOLEN, (AddToHand(target(InZone((ARCHIVES,)))),), optional=True),
    When(SCORED, (PlaceCounters("agenda", 2),)),
    Paid(
        cost(TopOfDeck(1), counter="agenda", counters=1),
        (AddToHand(target(InZone((ARCHIVES,)))),),
        once=True,
    ),
)
