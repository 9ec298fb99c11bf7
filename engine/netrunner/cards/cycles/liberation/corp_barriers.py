"""Barriers of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

EXPEND = cost(ThisCost("reveal and trash"), clicks=1, credits=1)
"""The cost of expendable cards, paid from HQ."""
TRASH_TO_END = Sub((MayPay(cost(Chosen("trash", 1, InZone((HQ,)))), (EndTheRun(),)),))

card(
    "ablative_barrier",
    When(
        On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE) & Threat(3)),
        (InstallFrom((HQ, ARCHIVES), AnyCard() - Type("agenda"), where="another"),),
    ),
    END_THE_RUN,
)

card(
    "boto",
    Static(Modify("strength", 2), Threat(4)),
    Sub((Damage("net", 2),)),
    TRASH_TO_END,
    TRASH_TO_END,
)

card(
    "capacitor",
    Static(Modify("strength", 2), Tagged()),
    Sub((Gain(Tags()),)),
    END_THE_RUN,
)

card(
    "logjam",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    When(
        REZZED,
        (PlaceCounters("advancement", Plus(1, CardTypes(InZone((ARCHIVES,)) & Faceup()))),),
    ),
    Sub((Gain(2), EndTheRun())),
    END_THE_RUN,
    END_THE_RUN,
)

card(
    "tatu_bola",
    When(
        On(EventKind.PASS_ICE, what=ThisCard()),
        (
            SwapCards(This(), target(InZone((HQ,)) & Type("ice"))),
            If(Did("swapped", AnyCard()), (Gain(4),)),
        ),
        optional=True,
    ),
    END_THE_RUN,
)

card(
    "tree_line",
    ActiveIn(("hq",), Paid(EXPEND, (PlaceCounters("advancement", 3, target(Type("ice"))),))),
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    Sub((Gain(1), EndTheRun())),
)
