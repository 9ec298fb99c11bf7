"""Events of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "information_sifting",
    Play(
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    ForNow(
                        InsteadOf("breach", (Separate(InZone((HQ,))), AccessEach(Result("chosen")))), "run"
                    ),
                ),
            ),
        )
    ),
)
card(
    "making_an_entrance",
    Play(
        (
            Look(Each(OnTop("stack", 6))),
            Pick(These(Result("seen")), most=6, least=0),
            Together(
                (
                    Trash(Result("chosen")),
                    Arrange(Each(These(Result("seen")) - These(Result("chosen")))),
                )
            ),
        ),
        priority=True,
    ),
)
card("rebirth", Play((SwitchIdentity(same_faction=True), RemoveFromGame(This()))))
card(
    "the_noble_path",
    Play(
        (
            Trash(Each(InZone((GRIP,)))),
            MakeRun(abilities=(When(would("damage"), (Prevent("damage", 0),), interrupt=True),)),
        )
    ),
)
