"""Hardware of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("clone_chip", Paid(cost(trash=True), (InstallFrom((HEAP,), Type("program"), optional=False),)))

card(
    "feedback_filter",
    Paid(cost(credits=3), (Prevent("net_damage", 1),), interrupt="net_damage"),
    Paid(cost(trash=True), (Prevent("core_damage", 2, least=0),), interrupt="core_damage"),
)
