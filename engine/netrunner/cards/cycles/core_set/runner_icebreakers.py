"""Icebreakers of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "aurora",
    Paid(cost(credits=2), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=2), (Boost(3),)),
)
card(
    "battering_ram",
    Paid(cost(credits=2), (Break(2, "barrier", up_to=True),), interface=True),
    Paid(cost(credits=1), (Boost(1, "run"),)),
)
card(
    "corroder",
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "crypsis",
    Paid(cost(credits=1), (Break(1),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
    Paid(cost(clicks=1), (PlaceCounters("virus", 1),)),
    When(
        On(EventKind.ENCOUNTER_ENDS, if_=Happened(On(EventKind.BREAK, of=ThisCard()), ENCOUNTER)),
        (ChooseOne(((RemoveCounters("virus", 1),), (Trash(),))),),
    ),
)
card(
    "femme_fatale",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1),)),
    When(INSTALLED, (ChooseCard(target(Installed(CORP) & Type("ice"))),)),
    When(
        On(EventKind.ENCOUNTER, by=YOU, what=ChosenCard()),
        (MayPay(cost(credits=SubroutinesOf(EventCard())), (Bypass(),)),),
    ),
)
card(
    "gordian_blade",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1, "run"),)),
)
card("mimic", Paid(cost(credits=1), (Break(1, "sentry"),), interface=True))
card(
    "ninja",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=3), (Boost(5),)),
)
card(
    "pipeline",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1, "run"),)),
)
card(
    "wyrm",
    Paid(cost(credits=3), (Break(1, against=Having("strength", "at_most", 0)),), interface=True),
    Paid(cost(credits=1), (ReduceEncountered(1),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card("yog_0", Paid(cost(), (Break(1, "code_gate"),), interface=True))
