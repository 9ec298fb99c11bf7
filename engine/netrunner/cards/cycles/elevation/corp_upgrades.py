"""Upgrades of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mahkota_langit_grid",
    Static(Recurring(2)),
    Static(Pays(("rez",), (InRootOf("here") & Type("asset")) | Protecting("here"))),
    Static(Price("trash", 2, InRootOf("here") & Type("asset")), persistent=True),
)

card(
    "mercia_b4ll4rd",
    When(
        ACTION_PHASE_ENDS,
        (
            InstallFrom((HQ,), Type("ice"), less=1),
            If(Did("installed"), (MoveToRoot(This(), Result("installed")),)),
        ),
    ),
)

card(
    "mitra_aman",
    When(
        On(EventKind.APPROACH_ICE, what=Protecting("here")),
        (
            MayPay(
                cost(trash=True),
                (
                    Gain(3),
                    May((SwapCards(EventCard(), target(InZone((ARCHIVES, HQ)) & Type("ice"))),)),
                ),
            ),
        ),
    ),
)
