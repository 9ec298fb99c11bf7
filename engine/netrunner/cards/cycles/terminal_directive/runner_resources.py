"""Resources of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("biometric_spoofing", Paid(cost(trash=True), (Prevent("damage", 2),), interrupt="damage"))
card(
    "charlatan",
    Paid(
        cost(clicks=2),
        (
            MakeRun(
                abilities=(
                    When(
                        First(On(EventKind.APPROACH_ICE, what=Rezzed()), RUN),
                        (
                            MayPay(
                                cost(credits=StrengthOf(EventCard())),
                                (
                                    Delayed(
                                        When(
                                            Next(On(EventKind.ENCOUNTER, what=These(Result("that")))),
                                            (Bypass(),),
                                        ),
                                        "run",
                                        that=EventCard(),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
card(
    "the_shadow_net",
    Paid(cost(clicks=1, forfeit=1), (PlayFrom((HEAP,), Type("event"), ignoring="all", optional=False),)),
)
