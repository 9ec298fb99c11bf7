"""Cards of the Flashpoint cycle."""

from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.effects import Damage, Lose
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.state import RUNNER

card(
    "dna_tracker",
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
)
