"""Assets of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "plutus",
    Static(Price("rez", cost(OneOf((cost(forfeit=1), cost(Chosen("reveal and trash", 3, InZone((HQ,))))))))),
    When(TURN_BEGINS, (PlayFrom((ARCHIVES,), Subtype("transaction"), to="removed"),)),
)
