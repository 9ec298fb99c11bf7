"""Operations of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "high_profile_target",
    Play((Damage("meat", Plus(0, Tags(), 2)),), condition=Tagged()),
)
