"""Operations of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("mass_commercialization", Play((Gain(Plus(0, HowMany(Hosting("advancement")), 2)),)))
card(
    "o_shortage",
    Play((Unless((Gain(2, CLICKS),), (cost(Chosen("trash", 1, InZone((GRIP,)), random=True)),), by=RUNNER),)),
)
card(
    "priority_construction",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            InstallFrom((HQ,), Type("ice"), where="remote", ignoring="all", optional=False),
            PlaceCounters("advancement", 3, Result("installed")),
        )
    ),
)
card(
    "restore",
    Play(
        (
            InstallFrom((ARCHIVES,), AnyCard(), rez="pay", optional=False),
            RemoveFromGame(Each(InZone((ARCHIVES,)) & SameAs(Result("installed")))),
        )
    ),
)
card(
    "sacrifice",
    Static(Price("play", cost(forfeit=1))),
    Play((RemoveBadPublicity(PointsOf(Result("paid"))), Gain(Remembered("removed")))),
)
