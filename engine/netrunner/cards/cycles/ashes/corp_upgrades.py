"""Upgrades of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ICE_HERE = Type("ice") & Protecting("here")

card(
    "cayambe_grid",
    When(TURN_BEGINS, (PlaceCounters("advancement", 1, target(ICE_HERE)),)),
    When(
        APPROACHED_HERE,
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(ICE_HERE & Hosting("advancement")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)
card(
    "ganked",
    When(
        ACCESSED,
        (
            # 1.21.7: revealed as long as it is accessed.
            If(ThisIs(InZone((RD,))), (Reveal(This()),)),
            MayPay(cost(trash=True), (ForceEncounter(target(Rezzed() & Protecting("here"))),)),
        ),
        access=True,
    ),
)
