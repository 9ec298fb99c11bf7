"""Icebreakers of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

TRASHED_ONES_OWN = Happened(On(EventKind.TRASH, by=YOU, what=Installed(RUNNER)))
"""The Runner trashed an installed card of theirs this turn."""

card(
    "audrey_v2",
    When(On(EventKind.TRASH, by=YOU, what=BeingAccessed()), (PlaceCounters("virus", 1),)),
    Paid(cost(counter="virus", counters=1), (Break(2, up_to=True),), interface=True),
    Paid(cost(Chosen("trash", 1, InZone((GRIP,)))), (Boost(3),)),
)

card(
    "banner",
    Paid(
        cost(credits=2),
        (ForNow(Cannot("end_run", ThisCard()), "encounter", Encountered()),),
        Encountering(Subtype("barrier")),
        interface=True,
    ),
)

card(
    "boi_tata",
    Paid(cost(credits=Case(TRASHED_ONES_OWN, 1, 2)), (Break(2, "sentry", up_to=True),), interface=True),
    Paid(cost(credits=Case(TRASHED_ONES_OWN, 2, 3)), (Boost(3),)),
)

card(
    "curupira",
    When(
        On(EventKind.ENCOUNTER, by=YOU, what=Subtype("barrier")),
        (MayPay(cost(counter="power", counters=3), (Bypass(),)),),
    ),
    When(On(EventKind.FULLY_BREAK, of=ThisCard(), detail="alone"), (PlaceCounters("power", 1),)),
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)

card(
    "living_mural",
    Static(OnlyOn(Type("ice"))),
    When(On(EventKind.INSTALL, what=ThisCard(), if_=Threat(4)), (Boost(3, "turn"),)),
    Paid(cost(credits=1), (Break(1, "sentry", against=Protecting("here")),), interface=True),
    Paid(cost(credits=1), (Boost(2),)),
)

card(
    "lobisomem",
    When(
        INSTALLED | On(EventKind.FULLY_BREAK, what=Subtype("code_gate"), of=ThisCard(), detail="alone"),
        (PlaceCounters("power", 1),),
    ),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=X(), counter="power", counters=1), (Break(1, "barrier", number=X()),), interface=True),
    Paid(cost(credits=1), (Boost(2),)),
)

card(
    "pressure_spike",
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=2), (Boost(3),)),
    Paid(cost(credits=2), (Boost(9),), Threat(4), once=True, per="run"),
)

card(
    "shibboleth",
    Static(Modify("strength", -2), Threat(4)),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)

card(
    "slap_vandal",
    Static(OnlyOn(Type("ice"))),
    Paid(cost(credits=1), (Break(1, against=HostOfSource()),), interface=True, once=True, per="encounter"),
)

card(
    "umbrella",
    Paid(
        cost(credits=2),
        (
            Break(3, "code_gate", up_to=True, against=HostingCards(Type("program") & Subtype("trojan"))),
            If(
                Happened(On(EventKind.BREAK, by=YOU, of=ThisCard()), ENCOUNTER),
                (EachDraws(1, optional=True),),
            ),
        ),
        interface=True,
    ),
)
