"""Identities of the Runner of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "exile_streethawk",
    When(On(EventKind.INSTALL, by=YOU, what=Type("program"), from_=HEAP), (Draw(1),)),
)
