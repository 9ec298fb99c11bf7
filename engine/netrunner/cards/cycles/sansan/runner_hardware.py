"""Hardware of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "forger",
    Static(Modify("link", 1)),
    Paid(cost(trash=True), (Prevent("tag", 1),), interrupt="tag"),
    Paid(cost(trash=True), (RemoveTags(1),)),
)
card(
    "titanium_ribs",
    When(INSTALLED, (Damage("meat", 2, suffered=True),)),
    Static(SelectsDamaged()),
)
card(
    "turntable",
    Static(Modify("memory", 1)),
    When(
        On(EventKind.STEAL, by=YOU),
        (SwapCards(EventCard(), target(InZone((CORP_SCORE,)) & Type("agenda"))),),
        optional=True,
    ),
)
