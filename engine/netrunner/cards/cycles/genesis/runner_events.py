"""Events of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "indexing",
    Play(
        (
            MakeRun(
                ("rd",),
                if_successful=(
                    ForNow(InsteadOf("breach", (ArrangeTop(5, whose="opponent"),), optional=True), "run"),
                ),
            ),
        )
    ),
)

card("networking", Play((RemoveTags(1), MayPay(cost(credits=1), (AddToHand(This()),)))))

card(
    "satellite_uplink",
    Play((Expose(target(Installed("corp") & Unrezzed(), most=2, least=0)),)),
)

card(
    "test_run",
    Play(
        (
            ChooseOne(
                (
                    (Search(Type("program"), to_install=True, reveal=False),),
                    (Pick(InZone((HEAP,)) & Type("program")), SetAside(Result("chosen"))),
                )
            ),
            Install(Result("set_aside"), ignoring="all"),
            Delayed(When(TURN_ENDS, (ToTop(Result("that")),)), "turn", that=Result("set_aside")),
        )
    ),
)
