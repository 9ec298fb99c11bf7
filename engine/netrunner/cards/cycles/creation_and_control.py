"""Cards of Creation and Control."""

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import Hosted, StrengthOf, X
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Break, InstallFrom, PlaceCounters
from engine.netrunner.language.flow import MayPay
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import This, Type
from engine.netrunner.language.sets import Having
from engine.netrunner.language.triggers import INSTALLED
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.state import HEAP

SAME_STRENGTH = Having("strength", "exactly", StrengthOf(This()))

card(
    "atman",
    When(INSTALLED, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),)),)),
    Static(Modify("strength", Hosted("power"))),
    Paid(cost(credits=1), (Break(1, against=SAME_STRENGTH),), interface=True),
)
card("clone_chip", Paid(cost(trash=True), (InstallFrom((HEAP,), Type("program"), optional=False),)))
