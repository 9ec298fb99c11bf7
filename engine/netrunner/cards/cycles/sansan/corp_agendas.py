"""Agendas of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "oaktown_renovation",
    Static(InstalledFaceup()),
    ActiveIn(
        ("installed",),
        When(
            On(EventKind.ADVANCE, by=YOU, what=ThisCard()),
            (If(AtLeast(Hosted("advancement"), 5), (Gain(3),), (Gain(2),)),),
        ),
    ),
)
