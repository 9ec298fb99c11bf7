"""Pieces of ice of many sets."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END_THE_RUN = Sub((EndTheRun(),))
DRAW_AND_DISCARD = Sub((Draw(3, RUNNER), DiscardDown(RUNNER)))
TRASH_A_RESOURCE = Sub((Trash(target(Installed() & Type("resource"))),))

card("bathynomus", Static(Modify("strength", 3), ThisAt("archives")), Sub((Damage("net", 3),)))
card(
    "bloom",
    Sub((InstallFrom((HQ,), Type("ice"), where="another", ignoring="all"),)),
    Sub((InstallFrom((HQ,), Type("ice"), where="inward", ignoring="all"),)),
)
card(
    "chiyashi",
    When(On(Kind.BREAK, what=ThisCard(), if_=Exists(Installed() & Subtype("ai"))), (TrashTop(2, RUNNER),)),
    Sub((Damage("net", 2),)),
    Sub((Damage("net", 2),)),
    END_THE_RUN,
)
card(
    "envelopment",
    When(REZZED, (PlaceCounters("power", 4),)),
    When(TURN_BEGINS, (RemoveCounters("power", 1),)),
    Static(GainSubs(END_THE_RUN, Hosted("power"))),
    Sub((Trash(),)),
)
card(
    "hammer",
    Static(BreakLimit(1, using=AnyCard() - Subtype("killer"))),
    Sub((GiveTags(1),)),
    Sub((Trash(target(Installed() & (Type("hardware") | Type("resource")))),)),
    Sub((Trash(target(Type("program") - (Subtype("decoder") | Subtype("fracter") | Subtype("killer")))),)),
)
card("harvester", DRAW_AND_DISCARD, DRAW_AND_DISCARD)
card(
    "hakarl_1_0",
    When(
        On(Kind.REZ, what=ThisCard(), if_=RunOn(HERE)),
        (
            Derez(target(Rezzed() - ThisCard())),
            If(
                Did("derezzed"),
                (ForNow(Cannot("use", Type("ice") & Subtype("bioroid"), who=RUNNER), "turn"),),
            ),
        ),
        optional=True,
    ),
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Damage("core", 1),)),
    END_THE_RUN,
)
card(
    "ivik",
    Static(Price("rez", Plus(0, HowMany(Rezzed() & Type("ice") & Subtype("code_gate")), -1))),
    Sub((Damage("net", 2),)),
    END_THE_RUN,
)
card(
    "machicolation_b",
    TRASH_A_RESOURCE,
    TRASH_A_RESOURCE,
    Sub((Damage("net", 1),)),
    Sub((Lose(1, CLICKS, RUNNER), EndTheRun())),
)
card(
    "mycoweb",
    Sub((InstallFrom((ARCHIVES,), Type("ice"), ignoring="all"),)),
    Sub((May((Rez(target(Installed("corp") & Unrezzed() & Type("ice")), less=2),)),)),
    Sub((ResolveSubroutine(target(Rezzed() & Type("ice") & Subtype("sentry"))),)),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice") & Subtype("code_gate")) - ThisCard())),)),
)
card(
    "otoroshi",
    Sub(
        (
            Pick(InRootOf("remote"), least=0),
            If(
                Did("chosen"),
                (
                    PlaceCounters("advancement", 3, Result("chosen"), least=1),
                    Unless((Access(Result("chosen")),), (cost(credits=3),), by=RUNNER),
                ),
            ),
        )
    ),
)
card(
    "sandstone",
    When(ENCOUNTERED, (PlaceCounters("virus", 1),)),
    Static(Modify("strength", Plus(0, Hosted("virus"), -1))),
    END_THE_RUN,
)
card(
    "tributary",
    When(First(On(Kind.RUN_BEGINS)), (MoveIce(This(), "attacked"),), optional=True),
    Sub(
        (
            May((Draw(1),)),
            InstallFrom((HQ,), Type("ice"), where="another", ignoring="all"),
        )
    ),
    Sub((ForNow(Modify("strength", 2, Type("ice")), "run"),)),
)
card(
    "viper",
    Sub((Trace(3, (Lose(1, CLICKS, RUNNER),)),)),
    Sub((Trace(3, (EndTheRun(),)),)),
)
