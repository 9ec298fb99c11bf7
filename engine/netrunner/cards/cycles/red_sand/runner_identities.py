"""Identities of the Runner of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "alice_merchant_clan_agitator",
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU, where=("archives",))),
        (Trash(target(InZone((HQ,)), by=CORP), by=CORP),),
    ),
)
