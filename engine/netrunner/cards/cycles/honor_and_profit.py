"""Cards of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

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
