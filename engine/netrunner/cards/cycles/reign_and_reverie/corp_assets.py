"""Assets of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

WORTH_ITS_COUNTERS = Having("points", "exactly", Hosted("power"))

card(
    "lady_liberty",
    When(TURN_BEGINS, (PlaceCounters("power", 1),)),
    Paid(
        cost(clicks=3),
        (AddToScoreArea(target(InZone((HQ,)) & Type("agenda") & WORTH_ITS_COUNTERS)),),
    ),
)
