"""Identities of the Corp of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

FLIPPED = On(EventKind.FLIP, by=YOU)

card(
    "chronos_protocol_selective_mind_mapping",
    Static(SelectsDamaged("net", 1, first=True, look=True)),
)
card(
    "jinteki_biotech_life_imagined",
    BringsCopies(),
    Paid(cost(clicks=3), (FlipIdentity(),)),
    backs=tuple(f"jinteki_biotech_life_imagined_{n}_back" for n in (1, 2, 3)),
)
card("jinteki_biotech_life_imagined_1_back", When(FLIPPED, (Damage("net", 2),)))
card("jinteki_biotech_life_imagined_2_back", When(FLIPPED, (ShuffleInto(Each(InZone((ARCHIVES,)))),)))
card(
    "jinteki_biotech_life_imagined_3_back",
    When(FLIPPED, (PlaceCounters("advancement", 4, target(CanBeAdvanced())),)),
)
