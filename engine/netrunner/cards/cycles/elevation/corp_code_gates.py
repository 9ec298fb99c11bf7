"""Code gates of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

REZZED_IN_RUN_HERE = On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE))
ADVANCE_ANY = PlaceCounters("advancement", 1, target(CanBeAdvanced()))

card("flyswatter", When(REZZED_IN_RUN_HERE, (Purge(),)), END_THE_RUN)

card(
    "mycoweb",
    Sub((InstallFrom((ARCHIVES,), Type("ice"), ignoring="all"),)),
    Sub((May((Rez(target(Installed("corp") & Unrezzed() & Type("ice")), less=2),)),)),
    Sub((ResolveSubroutine(target(Rezzed() & Type("ice") & Subtype("sentry"))),)),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice") & Subtype("code_gate")) - ThisCard())),)),
)

card(
    "n_pot",
    Paid(cost(credits=3), (Break(1, on_source=True),), by=RUNNER),
    END_THE_RUN,
    Sub((If(Threat(2), (EndTheRun(),)),)),
    Sub((If(Threat(4), (EndTheRun(),)),)),
)

card(
    "scatter_field",
    Static(Modify("strength", 4), Equal(IceProtecting("here"), 1)),
    Sub((InstallFrom((HQ,), AnyCard()),)),
    END_THE_RUN,
)

card(
    "syailendra",
    CanAdvance(),
    When(
        ENCOUNTERED,
        (If(AtLeast(Hosted("advancement"), 3), (ADVANCE_ANY,)),),
        optional=True,
    ),
    Sub((May((ADVANCE_ANY,)),)),
    Sub((Lose(2, who=RUNNER),)),
    Sub((Damage("net", 1),)),
)
