"""Upgrades of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "tori_hanzo",
    When(
        First(would("net_damage", by=YOU, where="here"), RUN),
        (MayPay(cost(credits=2), (Instead("net_damage", (Damage("core", 1),)),)),),
        interrupt=True,
    ),
)
