"""Agendas of Honor and Profit."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "the_future_perfect",
    When(
        On(EventKind.ACCESS, what=ThisCard() - Installed()),
        (PsiGame(), If(BidsDiffer(), (ForNow(Cannot("steal", ThisCard()), "access"),))),
        access=True,
    ),
)
