"""Other programs of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "chisel",
    Static(OnlyOn(Type("ice"))),
    Static(Modify("strength", Plus(0, Hosted("virus"), -1), HostOfSource())),
    When(
        On(EventKind.ENCOUNTER, by=YOU, what=HostOfSource()),
        (If(AtMost(StrengthOf(EventCard()), 0), (Trash(EventCard()),), (PlaceCounters("virus", 1),)),),
    ),
)

card(
    "cordyceps",
    When(INSTALLED, (PlaceCounters("virus", 2),)),
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL),
        (
            MayPay(
                cost(counter="virus", counters=1),
                (Swap(Type("ice"), target(Type("ice") & Protecting("attacked"))),),
            ),
        ),
        once=True,
    ),
)

card("mantle", Static(Recurring(1)), Static(Pays(("use",), Type("hardware") | Type("program"))))

card(
    "pelangi",
    When(INSTALLED, (PlaceCounters("virus", 2),)),
    Paid(
        cost(counter="virus", counters=1),
        (GiveSubtype(Encountered(), "ice", "encounter"),),
        Encountering(),
        once=True,
    ),
)

card("rezeki", When(TURN_BEGINS, (Gain(1),)))

card(
    "stargate",
    Paid(
        cost(clicks=1),
        (
            MakeRun(
                ("rd",),
                if_successful=(
                    ForNow(
                        InsteadOf(
                            "breach",
                            (
                                Reveal(Each(OnTop("rd", 3))),
                                Pick(These(Result("revealed"))),
                                Trash(Result("chosen")),
                            ),
                        ),
                        "run",
                    ),
                ),
            ),
        ),
        once=True,
    ),
)
