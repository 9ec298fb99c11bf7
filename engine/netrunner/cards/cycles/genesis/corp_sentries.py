"""Sentries of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "flare",
    Sub(
        (
            Trace(
                6,
                (Together((Trash(target(Type("hardware"))), Unpreventable(Damage("meat", 2)), EndTheRun())),),
            ),
        )
    ),
)
