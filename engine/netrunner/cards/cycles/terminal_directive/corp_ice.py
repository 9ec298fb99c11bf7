"""Ice of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

THREE_COUNTERS = AtLeast(Hosted("advancement"), 3)
TRASH_A_PROGRAM = Trash(target(Type("program")))
TRASH_A_RESOURCE = Sub((Trash(target(Installed() & Type("resource"))),))

card(
    "colossus",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    Sub((If(THREE_COUNTERS, (GiveTags(2),), (GiveTags(1),)),)),
    Sub(
        (
            If(
                THREE_COUNTERS,
                (Together((TRASH_A_PROGRAM, Trash(target(Type("resource"))))),),
                (TRASH_A_PROGRAM,),
            ),
        )
    ),
)
card(
    "machicolation_b",
    TRASH_A_RESOURCE,
    TRASH_A_RESOURCE,
    Sub((Damage("net", 1),)),
    Sub((Lose(1, CLICKS, RUNNER), EndTheRun())),
)
