"""Hardware of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "borrowed_goods",
    Static(Modify("memory", 1)),
    When(INSTALLED, (If(~Tagged(), (GiveTags(1),)),)),
)

card(
    "methuselah",
    Static(Modify("memory", 1)),
    When(
        On(EventKind.RUN_BEGINS),
        (
            MayPay(
                cost(Chosen("trash", 1, InZone((GRIP,)) & Type("hardware"))), (PlaceCounters("credit", 2),)
            ),
        ),
    ),
    Static(Pays(), RunOn()),
)

card(
    "rotary",
    Static(Modify("memory", 1)),
    When(breach_of("hq", "rd"), (MayPay(cost(TagCost(1)), (AccessMore(1),)),)),
    Paid(cost(clicks=1, credits=2), (Trash(),), Tagged(), by=CORP),
)

card(
    "the_tungsten_tailor",
    Static(Modify("strength", -1, Type("ice"))),
    When(First(On(EventKind.BREAK, by=YOU, what=Having("strength", "at_most", 0))), (Gain(1),)),
)

card(
    "touchstone",
    When(First(On(EventKind.PLAY, by=YOU, what=Type("event"))), (PlaceCounters("credit", 1),)),
    Static(Pays(), RunOn()),
)
