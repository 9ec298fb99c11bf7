"""Upgrades of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("crisium_grid", Static(Cannot("success", where=("here",))))
card(
    "heinlein_grid",
    When(
        On((EventKind.SPEND_CLICKS, EventKind.LOSE_CLICKS), by=RUNNER, if_=RunOn(HERE)),
        (Lose(Credits(RUNNER), who=RUNNER),),
    ),
)
