"""Other ice of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("data_mine", Sub((Damage("net", 1), Trash())))
