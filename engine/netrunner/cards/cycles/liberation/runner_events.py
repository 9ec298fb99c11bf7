"""Events of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "ashen_epilogue",
    Play(
        (
            Together(
                (
                    ShuffleInto(Each(InZone((GRIP, HEAP)))),
                    RemoveFromGame(Each(OnTop("stack", 5))),
                )
            ),
            Draw(5),
            RemoveFromGame(This()),
        )
    ),
)
card("joy_ride", Play((MakeRun(("rd",), if_successful=(Draw(5),)),)))
card(
    "privileged_access",
    Play(
        (MakeRun(("archives",), if_successful=(ForNow(InsteadOf("breach", (GiveTags(1),)), "run"),)),),
        condition=Not(Tagged()),
    ),
    When(
        On(Kind.TAG, by=YOU, of=ThisCard()),
        (InstallFrom((HEAP,), Type("resource"), less=2, optional=True),),
    ),
    When(
        On(Kind.TAG, by=YOU, of=ThisCard(), if_=Threat(3)),
        (InstallFrom((HEAP,), Type("program"), optional=True),),
    ),
)
card(
    "the_price",
    Play((TrashTop(4), InstallFrom((HEAP,), These(Result("trashed")), less=3))),
)
