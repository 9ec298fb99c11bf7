"""Sentries of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("bathynomus", Static(Modify("strength", 3), ThisAt("archives")), Sub((Damage("net", 3),)))
card(
    "bloop",
    Static(Price("rez", cost(Chosen("derez", 1, Rezzed() & Type("ice") & Subtype("harmonic") - ThisCard())))),
    Sub((Damage("core", 1),)),
    Sub((Trash(target(Type("program"))),)),
    Sub((Trash(target(Type("program"))),)),
)
