"""Code gates of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "thimblerig",
    When(
        TURN_BEGINS | On(EventKind.PASS_ICE, what=ThisCard()),
        (Swap(Type("ice") - ThisCard(), This()),),
        optional=True,
    ),
    END_THE_RUN,
)
