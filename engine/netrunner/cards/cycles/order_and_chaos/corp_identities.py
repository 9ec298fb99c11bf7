"""Identities of the Corp of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "argus_security_protection_guaranteed",
    When(
        On(EventKind.STEAL),
        (ChooseOne(((GiveTags(1),), (Damage("meat", 2, suffered=True),)), by=RUNNER, must=True),),
    ),
)
