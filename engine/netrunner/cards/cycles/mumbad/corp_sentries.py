"""Sentries of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "brainstorm",
    When(
        ENCOUNTERED,
        (
            Repeat(
                (ForNow(GainSubs(Sub((Damage("core", 1),)), 1), "run", This()),),
                HowMany(InZone((GRIP,))),
            ),
        ),
    ),
)
