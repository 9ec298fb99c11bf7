"""Agendas of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "dedicated_neural_net",
    When(
        First(On(EventKind.SUCCESSFUL_RUN, where="hq")),
        (PsiGame(), If(BidsDiffer(), (ForNow(CorpChooses(), "run"),))),
    ),
)
card(
    "personality_profiles",
    When(
        On(EventKind.SEARCH, by=RUNNER) | On(EventKind.INSTALL, by=RUNNER, from_=HEAP),
        (TrashRandom(1, who=RUNNER, by=RUNNER),),
    ),
)
