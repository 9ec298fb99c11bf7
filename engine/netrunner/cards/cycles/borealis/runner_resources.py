"""Resources of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "no_free_lunch",
    Paid(cost(trash=True), (Gain(3),)),
    Paid(cost(trash=True), (RemoveTags(1),)),
)
card(
    "tsakhia_bankhar_gantulga",
    When(TURN_BEGINS, (ChooseServer(),), optional=True),
    Static(
        InsteadOf("subroutine", (Damage("net", 1),)),
        FirstEncounter(Type("ice") & Protecting("chosen")),
    ),
)
