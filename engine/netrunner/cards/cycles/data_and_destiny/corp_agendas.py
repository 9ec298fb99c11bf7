"""Agendas of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "quantum_predictive_model",
    # 1.21.7: revealed as long as it is accessed.
    When(ACCESSED, (If(ThisIs(InZone((RD,))), (Reveal(This()),)),), access=True),
    When(On(Kind.ACCESS, what=ThisCard(), if_=Tagged()), (AddToScoreArea(This()),), access=True),
)
