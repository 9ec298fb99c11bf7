"""Barriers of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

GAIN_AND_END = Sub((Gain(2), EndTheRun()))

card(
    "bulwark",
    When(REZZED, (BadPublicity(1),)),
    When(ENCOUNTERED, (If(Exists(Type("program") & Subtype("ai")), (Gain(2),)),)),
    Sub((Trash(target(Type("program"), by=RUNNER), by=RUNNER),)),
    GAIN_AND_END,
    GAIN_AND_END,
)
card(
    "chiyashi",
    When(
        On(EventKind.BREAK, what=ThisCard(), if_=Exists(Installed() & Subtype("ai"))), (TrashTop(2, RUNNER),)
    ),
    Sub((Damage("net", 2),)),
    Sub((Damage("net", 2),)),
    END_THE_RUN,
)
