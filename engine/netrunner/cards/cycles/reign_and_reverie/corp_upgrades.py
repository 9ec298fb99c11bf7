"""Upgrades of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "giordano_memorial_field",
    When(
        On(EventKind.SUCCESSFUL_RUN, where=HERE),
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(InZone((RUNNER_SCORE,)) & Type("agenda")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)
