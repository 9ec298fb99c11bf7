"""Upgrades of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "akitaro_watanabe",
    Static(Price("rez", -2, Type("ice") & Protecting("here"))),
)
card(
    "corporate_troubleshooter",
    Paid(
        cost(credits=X(), trash=True),
        (ForNow(Modify("strength", X()), "turn", on=target(Rezzed() & Type("ice") & Protecting("here"))),),
    ),
)
card("experiential_data", Static(Modify("strength", 1, Type("ice") & Protecting("here"))))
card(
    "red_herrings",
    Static(Price("steal", cost(credits=5), Type("agenda"), servers=(HERE,)), persistent=True),
)
card("research_station", Static(OnlyIn(("hq",))), Static(Modify("hand_corp", 2)))
card("sansan_city_grid", Static(Modify("advancement", -1, Type("agenda") & InRootOf("here"))))
