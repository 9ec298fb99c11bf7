"""Upgrades of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "ash_2x3zb9cy",
    When(
        On(EventKind.SUCCESSFUL_RUN, where=HERE),
        (Trace(4, (ForNow(Cannot("access", AnyCard() - ThisCard()), "run"),)),),
    ),
)

card(
    "chilo_city_grid",
    When(On(EventKind.TRACE, detail="successful", if_=RunOn(HERE)), (GiveTags(1),)),
)

card("hokusai_grid", When(On(EventKind.SUCCESSFUL_RUN, where=HERE), (Damage("net", 1),)))
