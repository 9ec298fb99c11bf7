"""Code gates of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ODD_ADVANCEMENT = Odd(Hosted("advancement"))

card(
    "wendigo",
    CanAdvance(),
    Static(ChangeSubtype("barrier", 1), ODD_ADVANCEMENT),
    Static(ChangeSubtype("code_gate", -1), ODD_ADVANCEMENT),
    Sub(
        (
            Pick(Type("program")),
            ForNow(Cannot("use", ThisCard(), who=RUNNER), "run", Result("chosen")),
        )
    ),
)
