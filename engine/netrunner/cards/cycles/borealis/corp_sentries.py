"""Sentries of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "anemone",
    When(
        On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)),
        (MayPay(cost(Chosen("trash", 1, InZone((HQ,)))), (Damage("net", 2),)),),
    ),
    Sub((Damage("net", 1),)),
)

card("bathynomus", Static(Modify("strength", 3), ThisAt("archives")), Sub((Damage("net", 3),)))

card(
    "bloop",
    Static(Price("rez", cost(Chosen("derez", 1, Rezzed() & Type("ice") & Subtype("harmonic") - ThisCard())))),
    Sub((Damage("core", 1),)),
    Sub((Trash(target(Type("program"))),)),
    Sub((Trash(target(Type("program"))),)),
)

card(
    "stavka",
    When(
        REZZED,
        (
            MayPay(
                cost(Chosen("trash", 1, Installed("corp") - ThisCard())),
                (ForNow(Modify("strength", 5), "run"),),
            ),
        ),
    ),
    Sub((Trash(target(Type("program"))),)),
    Sub((Trash(target(Type("program"))),)),
)

card(
    "unsmiling_tsarevna",
    When(
        On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)),
        (Gain(2, who=RUNNER), ForNow(BreakLimit(1), "run")),
        optional=True,
    ),
    Sub((GiveTags(1),)),
    Sub((Damage("net", 2),)),
    Sub((May((Draw(2),)),)),
)

card(
    "vasilisa",
    When(
        ENCOUNTERED,
        (MayPay(cost(credits=1), (PlaceCounters("advancement", 1, target(CanBeAdvanced())),)),),
    ),
    Sub((GiveTags(1),)),
)
