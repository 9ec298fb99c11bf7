"""Hardware of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "boomerang",
    When(INSTALLED, (ChooseCard(target(Installed(CORP) & Type("ice"))),)),
    Paid(
        cost(trash=True),
        (
            Break(2, up_to=True),
            Delayed(
                When(
                    On(Kind.RUN_ENDS, detail="successful"),
                    (May((ShuffleInto(target(InZone((HEAP,)) & Named("Boomerang"))),)),),
                ),
                "run",
            ),
        ),
        Encountering(ChosenCard()),
    ),
)
card(
    "devil_charm",
    When(
        On(Kind.ENCOUNTER),
        (MayPay(cost(ThisCost("remove")), (ForNow(Modify("strength", -6), "run", EventCard()),)),),
    ),
)
