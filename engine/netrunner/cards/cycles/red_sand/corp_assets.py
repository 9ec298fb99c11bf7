"""Assets of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "breached_dome",
    Static(RevealedInRD()),
    When(
        ACCESSED,
        (Together((Damage("meat", 1), TrashTop(1, who=RUNNER))),),
        access=True,
    ),
)
card(
    "open_forum",
    When(
        On(EventKind.DRAW_ENDS, by=YOU, cause="rules"),
        (Reveal(Each(OnTop("rd"))), AddToHand(Result("revealed")), ToTop(target(InZone((HQ,))))),
    ),
)
