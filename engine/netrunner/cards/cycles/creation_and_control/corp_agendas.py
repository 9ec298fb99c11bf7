"""Agendas of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("gila_hands_arcology", Paid(cost(clicks=2), (Gain(3),)))

card("sentinel_defense_program", When(On(EventKind.DAMAGE, damage="core"), (Damage("net", 1),)))
