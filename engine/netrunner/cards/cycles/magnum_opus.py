"""Cards of Magnum Opus."""

from engine.netrunner.language.abilities import Paid, Sub
from engine.netrunner.language.amounts import IceProtecting
from engine.netrunner.language.conditions import RunOn
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import EndTheRun, Gain
from engine.netrunner.language.happenings import HERE
from engine.netrunner.objects.definitions import card

card(
    "border_control",
    Paid(cost(trash=True), (EndTheRun(),), condition=RunOn(HERE)),
    Sub((Gain(IceProtecting("here")),)),
    Sub((EndTheRun(),)),
)
