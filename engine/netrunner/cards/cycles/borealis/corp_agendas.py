"""Agendas of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "azef_protocol",
    Static(Price("score", cost(Chosen("trash", 1, Installed("corp") - ThisCard())))),
    When(SCORED, (Damage("meat", 2),)),
)
card("ontological_dependence", Static(Modify("advancement", Plus(0, CoreDamage(), -1))))
