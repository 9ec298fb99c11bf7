"""Cards of Data and Destiny."""

from engine.netrunner.language.abilities import Play
from engine.netrunner.language.effects import Trash, TurnFacedown
from engine.netrunner.language.happenings import Happened, On
from engine.netrunner.language.selectors import Installed
from engine.netrunner.language.sets import Each
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind

card(
    "apocalypse",
    Play(
        (Trash(Each(Installed("corp"))), TurnFacedown(Each(Installed("runner")))),
        condition=Happened(On(Kind.SUCCESSFUL_RUN, where="hq"))
        & Happened(On(Kind.SUCCESSFUL_RUN, where="rd"))
        & Happened(On(Kind.SUCCESSFUL_RUN, where="archives")),
    ),
)
