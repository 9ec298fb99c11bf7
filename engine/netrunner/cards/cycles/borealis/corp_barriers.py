"""Barriers of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "echo",
    When(On(EventKind.REZ, by=YOU, what=Type("ice") & Subtype("harmonic")), (PlaceCounters("power", 1),)),
    Static(GainSubs(END_THE_RUN, Hosted("power"))),
)

card(
    "envelopment",
    When(REZZED, (PlaceCounters("power", 4),)),
    When(TURN_BEGINS, (RemoveCounters("power", 1),)),
    Static(GainSubs(END_THE_RUN, Hosted("power"), first=True)),
    Sub((Trash(),)),
)

card(
    "hafrun",
    When(
        On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)),
        (
            MayPay(
                cost(Chosen("trash", 1, InZone((HQ,)))),
                (
                    Pick(Installed(RUNNER)),
                    ForNow(BreakLimit(0, using=These(Result("chosen")), on=AnyCard(), all_subs=True), "run"),
                ),
            ),
        ),
    ),
    END_THE_RUN,
)

card(
    "hakarl_1_0",
    When(
        On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)),
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
    "klevetnik",
    When(
        On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)),
        (Gain(2, who=RUNNER), ForNow(LoseAbilities(), "next_turn_ends", target(Type("resource")))),
        optional=True,
    ),
    END_THE_RUN,
)

card("maskirovka", Sub((Gain(2),)), END_THE_RUN)
