"""Operations of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "heritage_committee",
    FreeInfluence(Included(faction="jinteki", without="alliance"), 6),
    Play((Draw(3), ToTop(target(InZone((HQ,)))))),
)
card("lateral_growth", Play((Gain(4), InstallFrom((HQ,), AnyCard()))))
card(
    "subcontract",
    Play((Repeat((PlayFrom((HQ,), Type("operation")),), 2),), condition=Tagged()),
)
