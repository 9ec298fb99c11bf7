"""Assets of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "dedicated_response_team",
    Static(
        GainAbilities((When(On(EventKind.RUN_ENDS, detail="successful"), (Damage("meat", 2),)),)), Tagged()
    ),
)

card("dedicated_server", Static(Recurring(2)), Static(Pays(("rez",), Type("ice"))))

card(
    "ronin",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Damage("net", 3),), condition=AtLeast(Hosted("advancement"), 4)),
)
