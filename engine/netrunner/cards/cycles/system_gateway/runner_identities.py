"""Identities of the Runner of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "rene_loup_arcemont_party_animal",
    When(First(On(EventKind.TRASH, by=YOU, what=BeingAccessed()), TURN), (Together((Gain(1), Draw(1))),)),
)
card(
    "tao_salonga_telepresence_magician",
    When(On((EventKind.SCORE, EventKind.STEAL)), (Swap(Type("ice")),), optional=True),
)
card("the_catalyst_convention_breaker")
card(
    "zahya_sadeghi_versatile_smuggler",
    When(
        On(EventKind.RUN_ENDS, where=("hq", "rd")),
        (Gain(Count(On(EventKind.ACCESS, by=YOU), RUN)),),
        once=True,
    ),
)
