"""Cards of Reign and Reverie."""

from engine.netrunner.language.abilities import Sub, When
from engine.netrunner.language.effects import EndTheRun, Swap
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import This, ThisCard, Type
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind

card(
    "thimblerig",
    When(
        TURN_BEGINS | On(Kind.PASS_ICE, what=ThisCard()),
        (Swap(Type("ice") - ThisCard(), This()),),
        optional=True,
    ),
    Sub((EndTheRun(),)),
)
