"""Cards of Honor and Profit."""

from engine.netrunner.language.abilities import Paid, Play, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AccessMore,
    ArrangeTop,
    BreachServer,
    Break,
    InstallFrom,
    MakeRun,
)
from engine.netrunner.language.flow import Delayed, Repeat, Unless
from engine.netrunner.language.places import InRootOf
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.triggers import breach_of
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.state import CORP, GRIP

card(
    "legwork",
    Play((MakeRun(("hq",), if_successful=(Delayed(When(breach_of("hq"), (AccessMore(2),)), "run"),)),)),
)
card("mass_install", Play((Repeat((InstallFrom((GRIP,), Type("program"), optional=True),), 3),)))
card(
    "shiro",
    Sub((ArrangeTop(3),)),
    Sub(
        (
            Unless(
                (BreachServer("rd", during=(Cannot("access", InRootOf("rd")),)),),
                (cost(credits=1),),
                by=CORP,
            ),
        )
    ),
)
card("grappling_hook", Paid(cost(trash=True), (Break(0, but=1),)))
