"""Other programs of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "harbinger",
    When(would("trash", what=ThisCard()), (KeepFacedown(),), interrupt=True),
)
