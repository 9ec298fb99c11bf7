"""Events of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mining_accident",
    Play(
        (Unless((BadPublicity(1),), (cost(credits=5),), by=CORP), RemoveFromGame(This())),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL)),
    ),
)
card(
    "rip_deal",
    Play(
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    Delayed(
                        When(
                            Next(On(EventKind.ACCESS_LIMIT, where="hq")),
                            (
                                May((AddToHand(target(InZone((HEAP,)), number=EventAmount())),)),
                                If(
                                    Did("added", AnyCard()),
                                    (ForNow(Cannot("access", InZone((HQ,)), who=RUNNER), "breach"),),
                                ),
                            ),
                        ),
                        "run",
                    ),
                ),
                abilities=(When(RUN_ENDS, (RemoveFromGame(This()),)),),
            ),
        )
    ),
)
