"""Identities of the Runner of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("adam_compulsive_hacker", StartsInstalled(Included(subtype="directive"), 3))
card(
    "apex_invasive_predator",
    Static(Cannot("install", Type("resource") - Subtype("virtual"), who=YOU)),
    When(TURN_BEGINS, (InstallFrom((GRIP,), AnyCard(), facedown=True, optional=True),)),
)
