"""Cards of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("grappling_hook", Paid(cost(trash=True), (Break(0, but=1),)))
card(
    "legwork",
    Play((MakeRun(("hq",), if_successful=(Delayed(When(breach_of("hq"), (AccessMore(2),)), "run"),)),)),
)
card("mass_install", Play((Repeat((InstallFrom((GRIP,), Type("program"), optional=True),), 3),)))
card("mental_health_clinic", When(TURN_BEGINS, (Gain(1),)), Static(Modify("hand_runner", 1)))
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
card("nisei_division_the_next_generation", When(On(Kind.REVEAL_BIDS), (Gain(1),)))
card(
    "plan_b",
    CanAdvance(),
    When(
        ACCESSED_INSTALLED,
        (
            Pick(
                InZone((HQ,))
                & Type("agenda")
                & Having("advancement_requirement", "at_most", Hosted("advancement")),
                least=0,
            ),
            Reveal(Result("chosen")),
            Score(Result("chosen")),
        ),
        access=True,
    ),
)
card(
    "q_coherence_chip",
    Static(Modify("memory", 1)),
    When(On(Kind.TRASH, what=Installed() & Type("program")), (Trash(),)),
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
card(
    "the_future_perfect",
    When(
        On(Kind.ACCESS, what=ThisCard() - Installed()),
        (PsiGame(), If(BidsDiffer(), (ForNow(Cannot("steal", ThisCard()), "access"),))),
        access=True,
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
