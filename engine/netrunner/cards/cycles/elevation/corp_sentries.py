"""Sentries of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

REZZED_IN_RUN_HERE = On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE))
RUNNER_MAY_SPEND_CLICK = Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER)

card(
    "biawak",
    Static(Price("rez", cost(forfeit=1), instead=True, pays_for=10)),
    Sub((ChooseOne(((Trash(target(Installed(RUNNER) & Type("program"))),), (EndTheRun(),))),)),
    Sub((ChooseOne(((Trash(target(Installed(RUNNER) & Type("resource"))),), (EndTheRun(),))),)),
    END_THE_RUN,
)

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

card(
    "lamplighter",
    When(On((EventKind.SCORE, EventKind.STEAL), what=InServerOrRoot("here")), (Trash(),)),
    Sub((Unless((GiveTags(1),), (cost(credits=3),), by=RUNNER),)),
    Sub((If(Tagged(), (EndTheRun(),)),)),
)
