"""Identities of the Corp of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "seidr_laboratories_destiny_defined",
    When(
        First(On((EventKind.SPEND_CLICKS, EventKind.LOSE_CLICKS), by=RUNNER, if_=RunOn())),
        (ToTop(target(InZone((ARCHIVES,)))),),
        optional=True,
    ),
)
card("skorpios_defense_systems_persuasive_power", Static(SetsAsideTrashed()))
