"""Resources of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "algo_trading",
    When(TURN_BEGINS, (MoveFromPool(3),)),
    When(TURN_BEGINS, (If(AtLeast(Hosted("credit"), 6), (PlaceCounters("credit", 2),)),)),
    Paid(cost(clicks=1, trash=True), (TakeCredits(0),)),
)
card(
    "find_the_truth",
    When(On(EventKind.DRAW, by=YOU), (Reveal(EventCard()),)),
    When(First(On(EventKind.SUCCESSFUL_RUN, by=YOU)), (Look(Each(OnTop("rd"))),), optional=True),
)
