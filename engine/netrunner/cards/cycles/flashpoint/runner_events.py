"""Events of the Flashpoint cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "on_the_lam",
    Play(
        (
            BecomeCondition(
                target(Installed(RUNNER) & Type("resource")),
                ConditionText(
                    (
                        Paid(cost(trash=True), (Prevent("tag", 3, least=0),), interrupt="tag"),
                        Paid(cost(trash=True), (Prevent("damage", 3, least=0),), interrupt="damage"),
                    )
                ),
            ),
        )
    ),
)
