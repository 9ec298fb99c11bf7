"""Code gates of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mycoweb",
    Sub((InstallFrom((ARCHIVES,), Type("ice"), ignoring="all"),)),
    Sub((May((Rez(target(Installed("corp") & Unrezzed() & Type("ice")), less=2),)),)),
    Sub((ResolveSubroutine(target(Rezzed() & Type("ice") & Subtype("sentry"))),)),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice") & Subtype("code_gate")) - ThisCard())),)),
)

END_THE_RUN = Sub((EndTheRun(),))
REZZED_IN_RUN_HERE = On(Kind.REZ, what=ThisCard(), if_=RunOn(HERE))
RUNNER_MAY_SPEND_CLICK = Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER)
ADVANCE_ANY = PlaceCounters("advancement", 1, target(CanBeAdvanced()))

card(
    "bumi_1_0",
    When(
        REZZED_IN_RUN_HERE, (Trash(target(Installed() & Type("program") & Subtype("trojan"))),), optional=True
    ),
    RUNNER_MAY_SPEND_CLICK,
    Sub((Trash(target(Installed() & Type("program"))),)),
    Sub((Damage("core", 1),)),
)
card(
    "doomscroll",
    Sub((GiveTags(1),)),
    Sub((Damage("net", 1),)),
    Sub((If(AtLeast(Tags(), 2), (Damage("net", 2),)),)),
)
card(
    "empiricist",
    Sub((Draw(1), May((ToTop(target(InZone((HQ,)))),)))),
    Sub((Damage("net", 1), GiveTags(1))),
    Sub((Damage("net", 2),)),
)
card("flyswatter", When(REZZED_IN_RUN_HERE, (Purge(),)), END_THE_RUN)
card("kessleroid", Static(Cannot("trash", ThisCard(), who=RUNNER)), END_THE_RUN, END_THE_RUN)
card(
    "lamplighter",
    When(On((Kind.SCORE, Kind.STEAL), what=InServerOrRoot("here")), (Trash(),)),
    Sub((Unless((GiveTags(1),), (cost(credits=3),), by=RUNNER),)),
    Sub((If(Tagged(), (EndTheRun(),)),)),
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
    "semak_samun",
    Static(BreakLimit(0, using=AnyCard() - Subtype("fracter"))),
    Sub((Unless((EndTheRun(),), (cost(net_damage=3),), by=RUNNER),)),
)
card(
    "syailendra",
    CanAdvance(),
    When(
        On(Kind.ENCOUNTER, what=ThisCard(), if_=AtLeast(Hosted("advancement"), 3)),
        (ADVANCE_ANY,),
        optional=True,
    ),
    Sub((May((ADVANCE_ANY,)),)),
    Sub((Lose(2, who=RUNNER),)),
    Sub((Damage("net", 1),)),
)
