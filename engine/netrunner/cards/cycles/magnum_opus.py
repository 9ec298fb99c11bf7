"""Cards of Magnum Opus."""

from engine.netrunner.language.abilities import ActiveIn, Paid, Sub, When
from engine.netrunner.language.amounts import IceProtecting
from engine.netrunner.language.conditions import AtLeast, RunOn
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, EndTheRun, Gain, Install, Load, TakeCredits, Trash
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import HERE, Count, On
from engine.netrunner.language.selectors import This
from engine.netrunner.language.triggers import EMPTY, INSTALLED, TURN_BEGINS
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU

card(
    "border_control",
    Paid(cost(trash=True), (EndTheRun(),), condition=RunOn(HERE)),
    Sub((Gain(IceProtecting("here")),)),
    Sub((EndTheRun(),)),
)
card(
    "crowdfunding",
    When(INSTALLED, (Load(3),)),
    When(EMPTY, (Together((Trash(), Draw(1))),)),
    When(TURN_BEGINS, (TakeCredits(1),)),
    ActiveIn(
        ("heap",),
        When(
            On(
                Kind.TURN_ENDS,
                by=YOU,
                if_=AtLeast(Count(On(Kind.SUCCESSFUL_RUN, by=YOU)), 3),
            ),
            (Install(This(), ignoring="all"),),
            optional=True,
        ),
    ),
)
