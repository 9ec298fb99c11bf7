"""Identities of the Runner of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "jesminder_sareen_girl_behind_the_curtain",
    When(First(would("tag"), RUN), (Prevent("tag", 1),), interrupt=True),
)
