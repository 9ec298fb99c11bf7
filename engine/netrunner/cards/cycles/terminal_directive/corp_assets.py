"""Assets of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

REZ_ICE = On(EventKind.REZ, by=CORP, what=Type("ice"))

card("lt_todachine", When(REZ_ICE, (GiveTags(1),)))
card("mr_stone", When(On(EventKind.TAG), (Damage("meat", 1),)))
