"""Upgrades of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

EXPEND = cost(ThisCost("reveal and trash"), clicks=1, credits=1)
"""The cost of expendable cards, paid from HQ."""
RANDOM_FROM_GRIP = cost(Chosen("bottom", 2, InZone((GRIP,)), random=True))

card(
    "adrian_seis",
    When(
        On(EventKind.SUCCESSFUL_RUN, where=HERE),
        (
            PsiGame(),
            If(BidsDiffer(), (ForNow(Cannot("access", AnyCard() - ThisCard()), "run"),)),
            If(BidsMatch(), (ForNow(Cannot("access", ThisCard()), "run"),)),
        ),
    ),
    When(On(EventKind.TURN_ENDS, by=YOU), (MoveToRoot(This()),), optional=True),
)

card(
    "angelique_garza_correa",
    ActiveIn(("hq",), Paid(EXPEND, (Damage("meat", 1),), Threat(3))),
    When(
        On(EventKind.ACCESS, what=ThisCard() & Rezzed()),
        (MayPay(cost(credits=2), (Damage("meat", 2),)),),
        access=True,
    ),
)

card(
    "brasilia_government_grid",
    When(
        On(EventKind.REZ, by=YOU, what=Type("ice"), if_=RunOn(HERE)),
        (
            MayPay(
                cost(Chosen("derez", 1, Rezzed() & Type("ice") - These(EventCard()))),
                (ForNow(Modify("strength", 3), "run", EventCard()),),
            ),
        ),
        once=True,
    ),
)

card(
    "daniela_jorge_inacio",
    Static(Price("trash", RANDOM_FROM_GRIP)),
    Static(Price("steal", RANDOM_FROM_GRIP, Type("agenda"), servers=(HERE,)), persistent=True),
)

card(
    "isaac_liberdade",
    Static(Modify("strength", 2, Type("ice") & Hosting("advancement") & Protecting("here"))),
    When(
        On(EventKind.MOVE_CARD, what=ThisCard()),
        (
            May(
                (
                    PlaceCounters(
                        "advancement", 1, target(Type("ice") & Protecting("here") - Hosting("advancement"))
                    ),
                )
            ),
        ),
    ),
    When(TURN_ENDS, (MoveToRoot(This()),), optional=True),
)

card(
    "the_holo_man",
    When(TURN_BEGINS, (MoveToRoot(This()),), optional=True),
    Paid(
        cost(clicks=1, credits=4),
        (
            PlaceCounters(
                "advancement",
                Case(Happened(On(EventKind.INSTALL, by=YOU, from_=HQ)), 2, 3),
                target(InRootOf("here") | Protecting("here")),
            ),
        ),
        once=True,
    ),
)

card(
    "tucana",
    Static(OnlyIn(("remote",))),
    When(
        On((EventKind.SCORE, EventKind.STEAL), where=HERE),
        (
            Search(Type("ice"), to_install=True, reveal=False),
            Install(Result("found"), less=3, rez="share"),
        ),
        optional=True,
        persistent=True,
    ),
)

card(
    "vovo_ozetti",
    Static(Price("rez", -2, Protecting("here"))),
    Static(Price("rez", -2, InRootOf("here")), Threat(4)),
    When(TURN_ENDS, (MoveToRoot(This()),), optional=True),
)
