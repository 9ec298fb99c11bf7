"""Cards of Honor and Profit."""

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.conditions import BidsDiffer
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AccessMore,
    ArrangeTop,
    BreachServer,
    Break,
    ChooseServer,
    Damage,
    Gain,
    InstallFrom,
    Instead,
    MakeRun,
    PlaceCounters,
    PsiGame,
)
from engine.netrunner.language.flow import Delayed, ForNow, If, MayPay, Repeat, Together, Unless
from engine.netrunner.language.happenings import RUN, First, On, would
from engine.netrunner.language.places import InRootOf
from engine.netrunner.language.prices import Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, Result, ThisCard, Type
from engine.netrunner.language.triggers import TURN_BEGINS, breach_of
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, GRIP, HQ

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
card(
    "the_future_perfect",
    When(
        On(Kind.ACCESS, what=ThisCard() - Installed()),
        (PsiGame(), If(BidsDiffer(), (ForNow(Cannot("steal", ThisCard()), "access"),))),
        access=True,
    ),
)
card(
    "mushin_no_shin",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            InstallFrom((HQ,), Type("asset") | Type("agenda") | Type("upgrade"), where="new", optional=False),
            Together(
                (
                    PlaceCounters("advancement", 3, Result("installed")),
                    ForNow(Cannot("score", ThisCard()), "next_turn", Result("installed")),
                    ForNow(Cannot("rez", ThisCard()), "next_turn", Result("installed")),
                )
            ),
        )
    ),
)
card(
    "security_testing",
    When(TURN_BEGINS, (ChooseServer(),), optional=True),
    When(
        First(On(Kind.SUCCESSFUL_RUN, by=YOU, where="chosen")),
        (ForNow(InsteadOf("breach", (Gain(2),)), "run"),),
    ),
)
card(
    "tori_hanzo",
    When(
        First(would("net_damage", by=YOU, where="here"), RUN),
        (MayPay(cost(credits=2), (Instead("net_damage", (Damage("core", 1),)),)),),
        interrupt=True,
    ),
)
