"""Sentries of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END_UNLESS_PAID = Sub((Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER),))

card(
    "ansel_2_0",
    Paid(cost(lose_clicks=2), (Break(2, up_to=True, on_source=True),), by=RUNNER),
    Sub((Trash(target(Installed(RUNNER))),)),
    Sub((RemoveFromGame(target(InZone((HEAP,)))),)),
    Sub((InstallFrom((HQ, ARCHIVES), AnyCard()),)),
    END_THE_RUN,
)

card(
    "event_horizon",
    Paid(cost(trash=True), (EndTheRun(),), RunOn(HERE)),
    Sub((Unless((Trash(target(Installed() & Type("program"))),), (cost(credits=3),), by=RUNNER),)),
    END_UNLESS_PAID,
)

card("flywheel", Sub((Gain(1), May((Draw(1),)))), Sub((Gain(1), May((Draw(1),)))))

card(
    "lethe",
    When(On((EventKind.BYPASS, EventKind.FULLY_BREAK), what=ThisCard()), (GiveTags(1),)),
    Sub(
        (
            May(
                (
                    ChooseOne(
                        ((ToTop(target(InZone((ARCHIVES,)))),), (ToBottom(target(InZone((ARCHIVES,)))),)),
                        must=False,
                    ),
                )
            ),
        )
    ),
    Sub((AddToHand(target(Installed(RUNNER))),)),
)

card(
    "lionsmane",
    Sub((Damage("net", 2),)),
    Sub((Unless((Damage("net", 2),), (cost(credits=3),), by=RUNNER),)),
    Sub((ChooseOne(((Damage("net", 2),), (JackOut(),)), by=RUNNER, must=True),)),
)
