"""Identities of the Corp of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "haas_bioroid_engineering_the_future",
    When(First(On(EventKind.INSTALL, by=YOU)), (Gain(1),)),
)
card("jinteki_personal_evolution", When(On((EventKind.SCORE, EventKind.STEAL)), (Damage("net", 1),)))
card("nbn_making_news", Static(Recurring(2)), Static(Pays(("trace",))))
card(
    "weyland_consortium_building_a_better_world",
    When(On(EventKind.PLAY, by=YOU, what=Subtype("transaction") & Type("operation")), (Gain(1),)),
)
