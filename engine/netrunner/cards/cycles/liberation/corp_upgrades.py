"""Upgrades of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

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
    "tucana",
    Static(OnlyIn(("remote",))),
    When(
        On((Kind.SCORE, Kind.STEAL), where=HERE),
        (
            Search(Type("ice"), to_install=True, reveal=False),
            Install(Result("found"), less=3, rez="share"),
        ),
        optional=True,
        persistent=True,
    ),
)
