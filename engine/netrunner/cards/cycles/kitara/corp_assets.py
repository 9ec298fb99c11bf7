"""Assets of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "reconstruction_contract",
    When(On(EventKind.DAMAGE, damage="meat"), (PlaceCounters("advancement", 1),), optional=True),
    Paid(
        cost(trash=True),
        (MoveCounters("advancement", ANY_NUMBER, This(), target(CanBeAdvanced()), least=0),),
    ),
)
card(
    "warden_fatuma",
    Static(
        GainSubs(Sub((Lose(1, CLICKS, RUNNER),)), 1, Rezzed() & Type("ice") & Subtype("bioroid"), first=True)
    ),
)
