"""Other ice of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "vicsek",
    Sub((Together((Damage("net", Tags()), GiveTags(Tags()))),)),
    Sub((GiveTags(1), Trash())),
)
