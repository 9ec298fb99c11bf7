"""Icebreakers of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "inversificator",
    When(
        First(
            On(
                EventKind.PASS_ICE,
                by=YOU,
                if_=Happened(On(EventKind.FULLY_BREAK, of=ThisCard(), detail="alone"), ENCOUNTER),
            )
        ),
        (Swap(Type("ice") - These(EventCard()), EventCard()),),
        optional=True,
    ),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "na_not_k",
    Static(Modify("strength", IceProtecting("attacked")), RunOn()),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=3), (Boost(2),)),
)
card(
    "persephone",
    Paid(cost(credits=2), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
    When(
        On(EventKind.PASS_ICE, what=Subtype("sentry"), if_=WasEncountered()),
        (
            TrashTop(1),
            If(
                Did("trashed", AnyCard()),
                (TrashTop(Count(On(EventKind.RESOLVE_SUBROUTINE), ENCOUNTER), who=OPPONENT),),
            ),
        ),
        optional=True,
    ),
)
