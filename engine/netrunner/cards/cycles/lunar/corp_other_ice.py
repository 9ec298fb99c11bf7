"""Other ice of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "kitsune",
    Sub(
        (
            May(
                (
                    Pick(InZone((HQ,))),
                    Delayed(When(Next(On(EventKind.BREACH_ENDS, where="hq")), (Trash(This()),)), "encounter"),
                    BreachServer("hq", during=(Cannot("access", InRootOf("hq")),), first=Result("chosen")),
                )
            ),
        )
    ),
)
card(
    "mother_goddess",
    Static(CopyOf((Rezzed() & Type("ice")) - ThisCard(), subtypes=True)),
    END_THE_RUN,
)
