"""Code gates of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("diviner", Sub((Damage("net", 1), If(Did("trashed", OddCost()), (EndTheRun(),)))))
card(
    "funhouse",
    When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(tags=1),), by=RUNNER),)),
    Sub((Unless((GiveTags(1),), (cost(credits=4),), by=RUNNER),)),
)
card("whitespace", Sub((Lose(3, who=RUNNER),)), Sub((If(AtMost(Credits(RUNNER), 6), (EndTheRun(),)),)))
