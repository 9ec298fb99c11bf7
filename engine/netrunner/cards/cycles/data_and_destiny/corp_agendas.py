"""Agendas of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

BACK_INTO_RD = (ShuffleInto(This()),)

card(
    "15_minutes",
    Paid(cost(clicks=1), BACK_INTO_RD),
    ActiveIn(("runner_score",), Paid(cost(clicks=1), BACK_INTO_RD, by=CORP)),
)

card(
    "quantum_predictive_model",
    Static(RevealedInRD()),
    When(On(EventKind.ACCESS, what=ThisCard(), if_=Tagged()), (AddToScoreArea(This()),), access=True),
)
