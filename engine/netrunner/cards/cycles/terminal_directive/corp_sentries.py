"""Sentries of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

THREE_COUNTERS = AtLeast(Hosted("advancement"), 3)
TRASH_A_PROGRAM = Trash(target(Type("program")))

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
