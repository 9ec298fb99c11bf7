"""Upgrades of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "code_replicator",
    When(
        On(EventKind.PASS_ICE, what=Rezzed(), where=HERE),
        (MayPay(cost(trash=True), (ApproachAgain(), MayJackOut())),),
    ),
)
card(
    "overseer_matrix",
    When(
        On(EventKind.TRASH, by=RUNNER, what=InServerOrRoot("here")),
        (MayPay(cost(credits=1), (GiveTags(1),)),),
        persistent=True,
    ),
)
