"""Sentries of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "otoroshi",
    Sub(
        (
            Pick(InRootOf("remote"), least=0),
            If(
                Did("chosen"),
                (
                    PlaceCounters("advancement", 3, Result("chosen"), least=1),
                    Unless((Access(Result("chosen")),), (cost(credits=3),), by=RUNNER),
                ),
            ),
        )
    ),
)
