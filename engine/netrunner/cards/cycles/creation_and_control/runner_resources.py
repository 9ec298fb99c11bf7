"""Resources of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "daily_casts",
    When(INSTALLED, (Load(8),)),
    When(EMPTY, (Trash(),)),
    When(TURN_BEGINS, (TakeCredits(2),)),
)

card("professional_contacts", Paid(cost(clicks=1), (Together((Gain(1), Draw(1))),)))
