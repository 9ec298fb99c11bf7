"""Assets of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "wage_workers",
    When(On(Kind.ACTION_ENDS, by=YOU, if_=ActionTaken(3)), (Gain(1, CLICKS),)),
)
