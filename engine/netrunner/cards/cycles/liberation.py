"""Cards of the Liberation cycle."""

from engine.netrunner.language.abilities import When
from engine.netrunner.language.conditions import BidsDiffer, BidsMatch
from engine.netrunner.language.effects import Damage, GiveTags, PsiGame
from engine.netrunner.language.flow import If
from engine.netrunner.language.triggers import SCORED
from engine.netrunner.objects.definitions import card

card(
    "see_how_they_run",
    When(
        SCORED,
        (
            GiveTags(1),
            PsiGame(),
            If(BidsDiffer(), (Damage("core", 1),)),
            If(BidsMatch(), (Damage("net", 1),)),
        ),
    ),
)
