"""Cards of Data and Destiny."""

from engine.netrunner.language.abilities import Paid, Play, Remains, Static, When
from engine.netrunner.language.conditions import RunOn, Tagged, ThisIs
from engine.netrunner.language.costs import TagCost, cost
from engine.netrunner.language.effects import Bypass, EndTheRun, GiveTags, Reveal, Trace, Trash, TurnFacedown
from engine.netrunner.language.effects.objects import AddToScoreArea, GainText
from engine.netrunner.language.flow import If
from engine.netrunner.language.happenings import HERE, Happened, On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, InZone, This, ThisCard, Type, target
from engine.netrunner.language.sets import Each
from engine.netrunner.language.triggers import ACCESSED, CURRENT_OF_CORP
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import RD, RUNNER_SCORE

card(
    "apocalypse",
    Play(
        (Trash(Each(Installed("corp"))), TurnFacedown(Each(Installed("runner")))),
        condition=Happened(On(Kind.SUCCESSFUL_RUN, where="hq"))
        & Happened(On(Kind.SUCCESSFUL_RUN, where="rd"))
        & Happened(On(Kind.SUCCESSFUL_RUN, where="archives")),
    ),
)
card(
    "security_nexus",
    Static(Modify("memory", 1)),
    Static(Modify("link", 1)),
    When(On(Kind.ENCOUNTER), (Trace(5, (GiveTags(1), EndTheRun()), (Bypass(),)),), once=True),
)
card(
    "keegan_lane",
    Paid(
        cost(TagCost(-1), trash=True), (Trash(target(Installed() & Type("program"))),), condition=RunOn(HERE)
    ),
)
card(
    "quantum_predictive_model",
    # 1.21.7: revealed as long as it is accessed.
    When(ACCESSED, (If(ThisIs(InZone((RD,))), (Reveal(This()),)),), access=True),
    When(On(Kind.ACCESS, what=ThisCard(), if_=Tagged()), (AddToScoreArea(This()),), access=True),
)
card(
    "media_blitz",
    Play((GainText(target(InZone((RUNNER_SCORE,)) & Type("agenda"))),)),
    Remains(CURRENT_OF_CORP),
)
