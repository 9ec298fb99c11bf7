"""Agendas of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "project_vacheron",
    When(
        would("runner_score", what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (EnterWith("agenda", 4),),
        interrupt=True,
    ),
    ActiveIn(("runner_score",), Static(SetTo("points", 0), AtLeast(Hosted("agenda"), 1))),
    ActiveIn(
        ("runner_score",),
        When(
            On(Kind.TURN_BEGINS, by=RUNNER),
            (If(AtLeast(Hosted("agenda"), 1), (RemoveCounters("agenda", 1),)),),
        ),
    ),
)
