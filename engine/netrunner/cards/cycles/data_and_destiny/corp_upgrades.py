"""Upgrades of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "keegan_lane",
    Paid(
        cost(TagCost(-1), trash=True), (Trash(target(Installed() & Type("program"))),), condition=RunOn(HERE)
    ),
)
