"""Resources of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "fall_guy",
    Paid(
        cost(trash=True),
        (Prevent("trash_resource", 1, Installed() & Type("resource") - ThisCard()),),
        interrupt="trash_resource",
    ),
    Paid(cost(trash=True), (Gain(2),)),
)
card("motivation", When(TURN_BEGINS, (Look(Each(OnTop("stack", 1))),), optional=True))
card(
    "raymond_flint",
    When(On(EventKind.BAD_PUBLICITY), (BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),)),
    Paid(cost(trash=True), (Expose(target(Installed("corp") & Unrezzed())),)),
)
