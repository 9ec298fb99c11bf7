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
    "oracle_thinktank",
    When(STOLEN, (GiveTags(1),)),
    ActiveIn(("runner_score",), Paid(cost(clicks=1, tags=-1), (ShuffleInto(This()),), by=CORP)),
)
card("salvo_testing", When(On(Kind.SCORE, by=YOU), (Damage("core", 1),), optional=True))
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
    "slash_and_burn_agriculture",
    ActiveIn(("hq",), Paid(EXPEND, (PlaceCounters("advancement", 2, target(CanBeAdvanced())),))),
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
