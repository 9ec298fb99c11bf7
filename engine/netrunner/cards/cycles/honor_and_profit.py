"""Cards of Honor and Profit."""

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.effects import AccessMore, InstallFrom, MakeRun
from engine.netrunner.language.flow import Delayed, Repeat
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.triggers import breach_of
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.state import GRIP

card(
    "legwork",
    Play((MakeRun(("hq",), if_successful=(Delayed(When(breach_of("hq"), (AccessMore(2),)), "run"),)),)),
)
card("mass_install", Play((Repeat((InstallFrom((GRIP,), Type("program"), optional=True),), 3),)))
