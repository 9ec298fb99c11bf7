"""Barriers of Magnum Opus."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "border_control",
    Paid(cost(trash=True), (EndTheRun(),), condition=RunOn(HERE)),
    Sub((Gain(IceProtecting("here")),)),
    END_THE_RUN,
)
