"""Identities of the Runner of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "hiram_0mission_svensson_shadow_of_the_past",
    When(On((EventKind.INSTALL, EventKind.TRASH), by=YOU, what=Type("hardware")), (Look(Each(OnTop("rd"))),)),
)

card(
    "virtual_intelligence_p_i_you_can_call_me_vic",
    Paid(cost(clicks=1, credits=1), (Together((Draw(1), RemoveTags(1))),), once=True),
)
