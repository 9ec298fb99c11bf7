"""Cards of the Genesis cycle."""

from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.conditions import BidsDiffer
from engine.netrunner.language.effects import EndTheRun, PsiGame
from engine.netrunner.language.flow import If
from engine.netrunner.objects.definitions import card

card("snowflake", Sub((PsiGame(), If(BidsDiffer(), (EndTheRun(),)))))
