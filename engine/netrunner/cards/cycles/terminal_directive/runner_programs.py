"""Programs of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "dhegdheer",
    Static(Hosts(Type("program"), n=1, discount=1)),
    Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
)
card(
    "egret",
    Static(OnlyOn(Rezzed() & Type("ice"))),
    Static(ChangeSubtype("barrier", 1, HostOfSource())),
    Static(ChangeSubtype("code_gate", 1, HostOfSource())),
    Static(ChangeSubtype("sentry", 1, HostOfSource())),
)
card(
    "mammon",
    When(TURN_BEGINS, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),)),)),
    When(TURN_ENDS, (RemoveCounters("power", ANY_NUMBER),)),
    Paid(cost(counter="power", counters=1), (Break(1),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)
