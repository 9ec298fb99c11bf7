"""Icebreakers of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INSTALLED_THIS_TURN = Happened(On(EventKind.INSTALL, what=ThisCard()))

card(
    "afterimage",
    When(
        On(EventKind.ENCOUNTER, what=Subtype("sentry")),
        (MayPay(cost(CreditsFrom(Subtype("stealth")), credits=2), (Bypass(),)),),
        once=True,
    ),
    Paid(cost(credits=1), (Break(2, "sentry", up_to=True),), interface=True),
    Paid(cost(CreditsFrom(Subtype("stealth")), credits=1), (Boost(2),)),
)

card(
    "bukhgalter",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
    When(First(On(EventKind.FULLY_BREAK, of=ThisCard(), detail="alone")), (Gain(2),)),
)

card(
    "euler",
    Paid(cost(), (Break(1, "code_gate"),), INSTALLED_THIS_TURN, interface=True),
    Paid(cost(credits=2), (Break(2, "code_gate", up_to=True),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)

card(
    "gauss",
    When(INSTALLED, (ForNow(Modify("strength", 3), "turn"),)),
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)

card(
    "makler",
    Paid(cost(credits=2), (Break(2, "barrier", up_to=True),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
    When(First(On(EventKind.FULLY_BREAK, of=ThisCard(), detail="alone")), (Gain(1),)),
)

card(
    "odore",
    Paid(cost(credits=2), (Break(ANY_NUMBER, "sentry", up_to=True),), interface=True),
    Paid(
        cost(),
        (Break(1, "sentry"),),
        AtLeast(HowMany(Installed(RUNNER) & Type("resource") & Subtype("virtual")), 3),
        interface=True,
    ),
    Paid(cost(credits=3), (Boost(3),)),
)

card(
    "penrose",
    Paid(cost(credits=1), (Break(1, "barrier"),), INSTALLED_THIS_TURN, interface=True),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(CreditsFrom(Subtype("stealth")), credits=1), (Boost(3),)),
)

card(
    "utae",
    Paid(cost(credits=X()), (Break(1, "code_gate", number=X()),), interface=True, once=True, per="run"),
    Paid(
        cost(credits=1),
        (Break(1, "code_gate"),),
        AtLeast(HowMany(Type("resource") & Subtype("virtual")), 3),
        interface=True,
    ),
    Paid(cost(credits=1), (Boost(1),)),
)
