"""Hardware of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "doppelganger",
    Static(Modify("memory", 1)),
    When(On(EventKind.RUN_ENDS, by=YOU, detail="successful"), (MakeRun(),), once=True),
)

card("dyson_mem_chip", Static(Modify("memory", 1)), Static(Modify("link", 1)))

card("r_d_interface", When(breach_of("rd"), (AccessMore(1),)))

card(
    "spinal_modem",
    Static(Modify("memory", 1)),
    Static(Recurring(2)),
    Static(Pays(("use",), Subtype("icebreaker"))),
    When(On(EventKind.TRACE, detail="successful", if_=RunOn()), (Damage("core", 1, suffered=True),)),
)
