"""Hardware of many sets."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("box_e", Static(Modify("memory", 2)), Static(Modify("hand_runner", 2)))
card("brain_chip", Static(Modify("memory", Points())), Static(Modify("hand_runner", Points())))
card(
    "cyberdelia",
    Static(Modify("memory", 1)),
    When(First(On(Kind.FULLY_BREAK, by=YOU)), (Gain(1),)),
)
card("dyson_fractal_generator", Static(Recurring(1)), Static(Pays(("use",), Subtype("fracter"))))
card(
    "q_coherence_chip",
    Static(Modify("memory", 1)),
    When(On(Kind.TRASH, what=Installed() & Type("program")), (Trash(),)),
)

card(
    "archives_interface",
    When(
        would("access", what=InZone((ARCHIVES,))),
        (Instead("access", (RemoveFromGame(EventCard()),)),),
        optional=True, interrupt=True, once=True, per="breach",
    ),
)  # fmt: skip
card(
    "gpi_net_tap",
    When(
        On(Kind.APPROACH_ICE),
        (May((Expose(EventCard()),)), MayPay(cost(trash=True), (JackOut(),))),
    ),
)
card(
    "turntable",
    Static(Modify("memory", 1)),
    When(
        On(Kind.STEAL, by=YOU),
        (SwapCards(EventCard(), target(InZone((CORP_SCORE,)) & Type("agenda"))),),
        optional=True,
    ),
)
