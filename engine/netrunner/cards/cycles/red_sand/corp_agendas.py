"""Agendas of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("obokata_protocol", Static(Price("steal", cost(net_damage=4))))
