"""Resources of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "always_be_running",
    Static(FirstClick(Type("event") & Subtype("run"))),
    Paid(cost(lose_clicks=2), (Break(1),), once=True),
)
card(
    "neutralize_all_threats",
    When(
        First(On(EventKind.ACCESS, by=YOU, what=Having("trash_cost", "at_least", 0))),
        (Reveal(EventCard()), ForNow(Must("pay_trash_cost"), "access", EventCard())),
    ),
    When(breach_of("hq"), (AccessMore(1),)),
)
card(
    "safety_first",
    Static(Modify("hand_runner", -2)),
    When(On(EventKind.TURN_ENDS, by=YOU), (If(~AtLeast(CardsInHand(), HandSize()), (Draw(1),)),)),
)
card(
    "wasteland",
    When(First(On(EventKind.TRASH, by=YOU, what=Installed("runner"))), (Gain(1),)),
)
