"""Assets of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("mental_health_clinic", When(TURN_BEGINS, (Gain(1),)), Static(Modify("hand_runner", 1)))
card(
    "plan_b",
    CanAdvance(),
    When(
        ACCESSED_INSTALLED,
        (
            Pick(
                InZone((HQ,))
                & Type("agenda")
                & Having("advancement_requirement", "at_most", Hosted("advancement")),
                least=0,
            ),
            Reveal(Result("chosen")),
            Score(Result("chosen")),
        ),
        access=True,
    ),
)
