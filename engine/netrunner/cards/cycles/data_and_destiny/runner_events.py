"""Events of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "apocalypse",
    Play(
        (Trash(Each(Installed("corp"))), TurnFacedown(Each(Installed("runner")))),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN, where="hq"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, where="rd"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, where="archives")),
    ),
)
