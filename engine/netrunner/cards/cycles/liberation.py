"""Cards of the Liberation cycle."""

from engine.netrunner.language.abilities import Static, Sub, When
from engine.netrunner.language.conditions import BidsDiffer, BidsMatch, SubroutineResolving, Threat
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, GiveTags, Install, PsiGame, Search
from engine.netrunner.language.effects.installed import MoveToRoot
from engine.netrunner.language.flow import ForNow, If, Unless
from engine.netrunner.language.happenings import HERE, On
from engine.netrunner.language.hosting import OnlyIn
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Result, This, ThisCard, Type
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.language.triggers import SCORED
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import RUNNER

NET_UNLESS_PAID = Unless((Damage("net", 1),), (cost(credits=2),), by=RUNNER)

card(
    "see_how_they_run",
    When(
        SCORED,
        (
            GiveTags(1),
            PsiGame(),
            If(BidsDiffer(), (Damage("core", 1),)),
            If(BidsMatch(), (Damage("net", 1),)),
        ),
    ),
)
card(
    "adrian_seis",
    When(
        On(Kind.SUCCESSFUL_RUN, where=HERE),
        (
            PsiGame(),
            If(BidsDiffer(), (ForNow(Cannot("access", AnyCard() - ThisCard()), "run"),)),
            If(BidsMatch(), (ForNow(Cannot("access", ThisCard()), "run"),)),
        ),
    ),
    When(On(Kind.TURN_ENDS, by=YOU), (MoveToRoot(This()),), optional=True),
)
card(
    "attini",
    Static(Cannot("spend_credits", who=RUNNER), Threat(3) & SubroutineResolving()),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
)
card(
    "tucana",
    Static(OnlyIn(("remote",))),
    When(
        On((Kind.SCORE, Kind.STEAL), where=HERE),
        (
            Search(Type("ice"), to_install=True),
            Install(Result("found"), less=3, rez="share"),
        ),
        optional=True,
        persistent=True,
    ),
)
