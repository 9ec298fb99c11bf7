"""Cards of Data and Destiny."""

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.conditions import RunOn
from engine.netrunner.language.costs import TagCost, cost
from engine.netrunner.language.effects import Bypass, EndTheRun, GiveTags, Trace, Trash, TurnFacedown
from engine.netrunner.language.happenings import HERE, Happened, On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, Type, target
from engine.netrunner.language.sets import Each
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind

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
