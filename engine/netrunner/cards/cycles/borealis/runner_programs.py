"""Other programs of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "hush",
    Static(OnlyOn(Type("ice"))),
    Static(LoseAbilities(HostOfSource(), keep_printed=("subroutine",))),
    Paid(cost(clicks=1), (HostOn(This(), target(Installed(CORP) & Type("ice") - HostOfSource())),)),
)
