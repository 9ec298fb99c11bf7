"""Upgrades of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "off_the_grid",
    Static(OnlyIn(("remote",))),
    Static(Cannot("run", who=RUNNER, where=("here",))),
    When(On(EventKind.SUCCESSFUL_RUN, where="hq"), (Trash(),)),
)
card(
    "panic_button",
    Static(OnlyIn(("hq",))),
    Paid(cost(credits=1), (Draw(1),), condition=RunOn("hq")),
)
card(
    "strongbox",
    Static(
        Price("steal", cost(clicks=1), Type("agenda"), servers=(HERE,)),
        persistent=True,
    ),
)
