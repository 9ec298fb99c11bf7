"""Sentries of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "ansel_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Trash(target(Installed("runner"))),)),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard()),)),
    Sub(
        (
            Together(
                (
                    ForNow(Cannot("steal", who=RUNNER), "run"),
                    ForNow(Cannot("trash", OwnedBy(CORP), who=RUNNER), "run"),
                )
            ),
        )
    ),
)
card(
    "ballista",
    Sub((ChooseOne(((Trash(target(Installed() & Type("program"))),), (EndTheRun(),))),)),
)
card("karuna", Sub((Damage("net", 2), MayJackOut())), Sub((Damage("net", 2),)))
card("tithe", Sub((Damage("net", 1),)), Sub((Gain(1),)))
