"""Events of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "legwork",
    Play((MakeRun(("hq",), if_successful=(Delayed(When(breach_of("hq"), (AccessMore(2),)), "run"),)),)),
)
card("mass_install", Play((Repeat((InstallFrom((GRIP,), Type("program"), optional=True),), 3),)))
