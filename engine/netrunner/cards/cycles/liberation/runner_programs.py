"""Other programs of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "malandragem",
    When(INSTALLED, (Load(2, "power"),)),
    When(EMPTY, (RemoveFromGame(This()),)),
    When(
        On(Kind.ENCOUNTER),
        (
            If(
                Encountering(Having("strength", "at_most", 3)),
                (MayPay(cost(counter="power", counters=1), (Bypass(),)),),
            ),
        ),
        once=True,
    ),
    When(On(Kind.ENCOUNTER, if_=Threat(4)), (MayPay(cost(ThisCost("remove")), (Bypass(),)),)),
)
