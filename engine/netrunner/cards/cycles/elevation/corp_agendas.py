"""Agendas of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card


def dividends(n: int) -> When:
    """ "Dividends n": agenda counters for each advancement counter past the requirement (10.13 of 2026)."""
    return When(SCORED, (PlaceCounters("agenda", Excess() if n == 1 else Plus(0, Excess(), n)),))


COUNTER = cost(counter="agenda", counters=1)
DRAW_AND_SHUFFLE = Paid(
    cost(clicks=1, counter="agenda", counters=1),
    (Draw(4, who=CORP), ShuffleInto(target(InZone((HQ,)), least=0, most=ANY_NUMBER))),
    by=CORP,
)

card(
    "aggressive_trendsetting",
    When(
        First(On(EventKind.TRASH, by=RUNNER, what=Installed(CORP))),
        (If(TurnOf(RUNNER), (Unless((AllotClicks(),), (cost(clicks=1),), by=RUNNER),)),),
    ),
)

card(
    "embedded_reporting",
    dividends(2),
    When(TURN_ENDS, (MayPay(COUNTER, (Search(Type("operation")), ToTop(Result("found")))),)),
)

card("greenmail", When(SCORED, (Gain(2),)), When(On(EventKind.FORFEIT, what=ThisCard()), (Gain(4),)))

card(
    "next_big_thing",
    When(SCORED_OR_STOLEN, (PlaceCounters("agenda", 1),)),
    DRAW_AND_SHUFFLE,
    ActiveIn(("runner_score",), DRAW_AND_SHUFFLE),
)

card(
    "off_the_books",
    dividends(1),
    When(
        TURN_ENDS,
        (
            MayPay(
                COUNTER,
                (
                    Search(AnyCard()),
                    May((Install(Result("found"), ignoring="all"),), otherwise=(AddToHand(Result("found")),)),
                ),
            ),
        ),
    ),
)

card(
    "project_ingatan",
    dividends(1),
    When(
        TURN_ENDS, (MayPay(COUNTER, (InstallFrom((ARCHIVES,), AnyCard(), optional=False, ignoring="all"),)),)
    ),
)

card(
    "proprionegation",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    Paid(COUNTER, (MoveRunner("archives"),), RunOn()),
)

card(
    "sericulture_expansion",
    dividends(1),
    When(TURN_ENDS, (MayPay(COUNTER, (PlaceCounters("advancement", 2, target(Installed())),)),)),
)
