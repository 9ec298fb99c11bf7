"""Cards of the Ashes cycle."""

from engine.netrunner.language.abilities import Play, Sub, When
from engine.netrunner.language.amounts import HowMany, Plus
from engine.netrunner.language.conditions import ThisIs
from engine.netrunner.language.costs import ThisCost, cost
from engine.netrunner.language.effects import (
    AddToHand,
    Draw,
    EndTheRun,
    FlipIdentity,
    ForceEncounter,
    Gain,
    InstallFrom,
    Lose,
    PlaceCounters,
    Reveal,
)
from engine.netrunner.language.flow import ChooseOne, Delayed, ForNow, If, May, MayPay, Together, Unless
from engine.netrunner.language.happenings import Happened, On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.selectors import Hosting, InZone, This, Type, target
from engine.netrunner.language.sets import AnyCard, EventCard, Having, Rezzed
from engine.netrunner.language.triggers import ACCESSED, APPROACHED_HERE, TURN_BEGINS
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, HQ, RD, RUNNER

card(
    "drafter",
    Sub((May((AddToHand(target(InZone((ARCHIVES,)))),)),)),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard(), ignoring="all", optional=True),)),
)
card(
    "ganked",
    When(
        ACCESSED,
        (
            # 1.21.7: revealed as long as it is accessed.
            If(ThisIs(InZone((RD,))), (Reveal(This()),)),
            MayPay(cost(trash=True), (ForceEncounter(target(Rezzed() & Protecting("here"))),)),
        ),
        access=True,
    ),
)
card(
    "in_the_groove",
    Play(
        (
            Delayed(
                When(
                    On(Kind.INSTALL, by=YOU, what=Having("cost", "at_least", 1)),
                    (ChooseOne(((Draw(1),), (Gain(1),))),),
                ),
                "turn",
            ),
        ),
        priority=True,
    ),
)
ACCESSED_THIS_TURN = Happened(On(Kind.ACCESS, by=YOU))
card(
    "hoshiko_shiro_untold_protagonist",
    When(On(Kind.TURN_ENDS, by=YOU, if_=ACCESSED_THIS_TURN), (Together((Gain(2), FlipIdentity())),)),
    back="hoshiko_shiro_untold_protagonist_back",
)
card(
    "hoshiko_shiro_untold_protagonist_back",
    When(TURN_BEGINS, (Draw(1), Lose(1))),
    When(On(Kind.TURN_ENDS, by=YOU, if_=~ACCESSED_THIS_TURN), (FlipIdentity(),)),
    back="hoshiko_shiro_untold_protagonist",
)
ICE_HERE = Type("ice") & Protecting("here")
card(
    "cayambe_grid",
    When(TURN_BEGINS, (PlaceCounters("advancement", 1, target(ICE_HERE)),)),
    When(
        APPROACHED_HERE,
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(ICE_HERE & Hosting("advancement")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)
card(
    "devil_charm",
    When(
        On(Kind.ENCOUNTER),
        (MayPay(cost(ThisCost("remove")), (ForNow(Modify("strength", -6), "run", EventCard()),)),),
    ),
)
