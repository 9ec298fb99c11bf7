"""Agendas of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "quantum_predictive_model",
    Static(RevealedInRD()),
    When(On(Kind.ACCESS, what=ThisCard(), if_=Tagged()), (AddToScoreArea(This()),), access=True),
)
