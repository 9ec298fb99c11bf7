"""Upgrades of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "ben_musashi",
    Static(Price("steal", cost(net_damage=2), Type("agenda"), servers=(HERE,)), persistent=True),
)
card(
    "henry_phillips",
    When(On(EventKind.BREAK, by=RUNNER, if_=RunOn(HERE)), (If(Tagged(), (Gain(2),)),)),
)
card(
    "warroid_tracker",
    When(
        On(EventKind.TRASH, by=RUNNER, where=HERE),
        (Trace(4, (Trash(target(Installed(RUNNER), most=2, by=RUNNER), by=RUNNER),)),),
        together=True,
    ),
)
