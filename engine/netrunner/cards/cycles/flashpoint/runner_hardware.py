"""Hardware of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "gpi_net_tap",
    When(
        On(EventKind.APPROACH_ICE),
        (May((Expose(EventCard()),)), MayPay(cost(trash=True), (JackOut(),))),
    ),
)
card(
    "obelus",
    Static(Modify("memory", 1)),
    Static(Modify("hand_runner", Tags())),
    When(
        First(On(EventKind.RUN_ENDS, where=("hq", "rd"), detail="successful")),
        (Draw(Count(On(EventKind.ACCESS, by=YOU), RUN)),),
    ),
)
card(
    "top_hat",
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd"),
        (
            ForNow(
                InsteadOf("breach", (Pick(OnTop("rd", 5)), Access(Result("chosen"))), optional=True), "run"
            ),
        ),
    ),
)
