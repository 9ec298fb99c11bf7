"""Sentries of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "cloud_eater",
    When(
        On(EventKind.ENCOUNTER_ENDS, what=ThisCard(), if_=Happened(On(EventKind.REZ, what=ThisCard()))),
        (Unless((Trash(target(Installed(RUNNER))),), (cost(tags=2), cost(net_damage=3)), by=RUNNER),),
    ),
    Sub((Trash(target(Installed(RUNNER))),)),
    Sub((GiveTags(2),)),
    Sub((Damage("net", 3),)),
)

card(
    "hammer",
    Static(BreakLimit(1, using=AnyCard() - Subtype("killer"))),
    Sub((GiveTags(1),)),
    Sub((Trash(target(Installed() & (Type("hardware") | Type("resource")))),)),
    Sub((Trash(target(Type("program") - (Subtype("decoder") | Subtype("fracter") | Subtype("killer")))),)),
)

card(
    "jaguarundi",
    When(
        On(EventKind.ENCOUNTER, what=ThisCard(), if_=Threat(4)),
        (Unless((GiveTags(1),), (cost(clicks=1),), by=RUNNER),),
    ),
    Sub((GiveTags(1),)),
    Sub((If(Tagged(), (Damage("core", 1),)),)),
)

card(
    "phoneutria",
    When(On(EventKind.PASS_ICE, what=ThisCard()), (If(AtLeast(CardsInHand(RUNNER), 4), (GiveTags(1),)),)),
    Sub((Damage("net", 1),)),
    Sub((Damage("net", 1),)),
)

card(
    "seraph",
    When(ENCOUNTERED, (Unless((Lose(3, who=RUNNER),), (cost(net_damage=2), cost(tags=1)), by=RUNNER),)),
    Sub((Lose(3, who=RUNNER),)),
    Sub((Damage("net", 2),)),
    Sub((GiveTags(1),)),
)

card(
    "sorocaban_blade",
    Static(
        Cannot("trash", Installed(RUNNER), who=YOU),
        SubroutineResolving()
        & Happened(On(EventKind.TRASH, by=YOU, what=Installed(RUNNER), of=ThisCard()), ENCOUNTER),
    ),
    Sub((Trash(target(Installed() & Type("resource"))),)),
    Sub((Trash(target(Installed() & Type("hardware"))),)),
    Sub((Trash(target(Installed() & Type("program"))),)),
)

card(
    "starlit_knight",
    When(
        On(EventKind.ENCOUNTER, what=ThisCard(), if_=Threat(4)),
        (Repeat((ForNow(GainSubs(END_THE_RUN, 1), "run", This()),), Tags()),),
    ),
    Sub((GiveTags(1),)),
    Sub((GiveTags(1),)),
)
