"""Identities of the Runner of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "gabriel_santiago_consummate_professional",
    When(First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq")), (Gain(2),)),
)
card(
    "kate_mac_mccaffrey_digital_tinker",
    Static(
        Price("install", -1, Type("program") | Type("hardware")),
        ~Happened(On(EventKind.INSTALL, by=YOU, what=Type("program") | Type("hardware"))),
    ),
)
card(
    "noise_hacker_extraordinaire",
    When(
        On(EventKind.INSTALL, by=YOU, what=Type("program") & Subtype("virus")),
        (TrashTop(1, who=CORP, by=CORP),),
    ),
)
