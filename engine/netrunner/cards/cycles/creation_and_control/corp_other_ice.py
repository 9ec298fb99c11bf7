"""Other ice of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "howler",
    Sub(
        (
            InstallFrom(
                (HQ, ARCHIVES),
                Type("ice") & Subtype("bioroid"),
                where="inward",
                ignoring="all",
                rez="all",
            ),
            If(
                Did("installed", AnyCard()),
                (
                    Delayed(
                        When(RUN_ENDS, (Together((Derez(Result("installed")), Trash(This()))),)),
                        "run",
                    ),
                ),
            ),
        )
    ),
)
