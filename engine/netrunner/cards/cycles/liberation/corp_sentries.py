"""Sentries of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "hammer",
    Static(BreakLimit(1, using=AnyCard() - Subtype("killer"))),
    Sub((GiveTags(1),)),
    Sub((Trash(target(Installed() & (Type("hardware") | Type("resource")))),)),
    Sub((Trash(target(Type("program") - (Subtype("decoder") | Subtype("fracter") | Subtype("killer")))),)),
)
