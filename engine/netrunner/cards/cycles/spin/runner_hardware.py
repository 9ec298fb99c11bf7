"""Hardware of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "blackguard",
    Static(Modify("memory", 2)),
    When(On(EventKind.EXPOSE, by=YOU), (Rez(EventCard(), who=CORP),)),
)
card("dyson_fractal_generator", Static(Recurring(1)), Static(Pays(("use",), Subtype("fracter"))))
