"""Code gates of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "archangel",
    Static(RevealedInRD()),
    When(
        On(EventKind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (MayPay(cost(credits=3), (ForceEncounter(This()),)),),
        access=True,
    ),
    Sub((Trace(6, (AddToHand(target(Installed("runner"))),)),)),
)
