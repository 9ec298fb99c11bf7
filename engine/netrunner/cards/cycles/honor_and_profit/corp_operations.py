"""Operations of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mushin_no_shin",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            InstallFrom((HQ,), Type("asset") | Type("agenda") | Type("upgrade"), where="new", optional=False),
            PlaceCounters("advancement", 3, Result("installed")),
            Together(
                (
                    ForNow(Cannot("score", ThisCard()), "next_turn", Result("installed")),
                    ForNow(Cannot("rez", ThisCard()), "next_turn", Result("installed")),
                )
            ),
        )
    ),
)
