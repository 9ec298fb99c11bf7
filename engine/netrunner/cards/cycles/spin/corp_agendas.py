"""Agendas of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "clone_retirement",
    When(SCORED, (RemoveBadPublicity(1),), optional=True),
    When(STOLEN, (BadPublicity(1),)),
)
card(
    "market_research",
    When(On(EventKind.SCORE, what=ThisCard(), if_=Tagged()), (PlaceCounters("agenda", 1),)),
    Static(Modify("points", 1), AtLeast(Hosted("agenda"), 1)),
)
card(
    "the_cleaners",
    When(would("meat_damage", by=YOU), (Increase("meat_damage", 1),), interrupt=True),
)
