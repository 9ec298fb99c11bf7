"""Cards of the Flashpoint cycle."""

from engine.netrunner.language.abilities import Static, Sub
from engine.netrunner.language.effects import Access, Damage, Lose, Pick
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import Result
from engine.netrunner.language.sets import OnTop
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.state import RUNNER

card(
    "dna_tracker",
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
    Sub((Damage("net", 1), Lose(2, who=RUNNER))),
)
card(
    "top_hat",
    Static(
        InsteadOf(
            "breach",
            (Pick(OnTop("rd", 5)), Access(Result("chosen"))),
            optional=True,
            where=("rd",),
        )
    ),
)
