"""Assets of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "moon_pool",
    Paid(
        cost(ThisCost("remove")),
        (
            Trash(target(InZone((HQ,)), least=0, most=2)),
            Reveal(target(InZone((ARCHIVES,)) & Facedown(), least=0, most=2)),
            ShuffleInto(Result("revealed")),
            Repeat(
                (May((PlaceCounters("advancement", 1, target(Installed())),)),),
                HowManyDid("revealed", Type("agenda")),
            ),
        ),
    ),
)
card(
    "nightmare_archive",
    When(
        ACCESSED,
        (
            # 1.21.7: revealed as long as it is accessed.
            If(ThisIs(InZone((RD,))), (Reveal(This()),)),
            ChooseOne(
                (
                    (AddAsAgenda(This(), -1, RUNNER),),
                    (Together((Damage("core", 1), RemoveFromGame(This()))),),
                ),
                by=RUNNER,
            ),
        ),
        access=True,
    ),
)
