"""Resources of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "artist_colony",
    Paid(
        cost(forfeit=1),
        (
            Search(Type("program") | Type("resource") | Type("hardware"), to_install=True, reveal=False),
            Install(Result("found")),
        ),
    ),
)
card(
    "guru_davinder",
    When(would("net_damage"), (Prevent("net_damage", 0),), interrupt=True),
    When(would("meat_damage"), (Prevent("meat_damage", 0),), interrupt=True),
    When(On(EventKind.PREVENT, of=ThisCard()), (Unless((Trash(),), (cost(credits=4),), by=RUNNER),)),
)
card(
    "salsette_slums",
    Paid(cost(TrashCost()), (RemoveFromGame(Accessed()),), access=True, once=True),
)
card("street_magic", Static(OrdersSubroutines()))
