"""Identities of the Corp of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "a_teia_ip_recovery",
    Static(RemoteLimit(2)),
    When(
        First(On(EventKind.INSTALL, by=YOU, where=REMOTE)),
        (
            InstallFrom((HQ,), AnyCard(), where="other_remote", ignoring="all"),
            ForNow(Cannot("score", ThisCard(), who=YOU), "turn", Result("installed")),
        ),
        optional=True,
    ),
)

card(
    "epiphany_analytica_nations_undivided",
    When(
        First(
            On(EventKind.STEAL, by=RUNNER) | On(EventKind.TRASH, by=RUNNER, what=AnyCard() & OwnedBy(CORP))
        ),
        (PlaceCounters("power", 1),),
    ),
    Paid(
        cost(clicks=1, counter="power", counters=1),
        (Look(Each(OnTop("rd", 3))), InstallFrom((RD,), These(Result("seen")))),
    ),
)

card(
    "nuvem_sa_law_of_the_land",
    When(
        On(EventKind.RESOLVE, by=YOU, what=Type("operation"))
        | On(EventKind.ACTION_ENDS, by=YOU, what=Subtype("expendable")),
        (Look(Each(OnTop("rd"))), May((Trash(Result("seen")),))),
    ),
    When(First(On(EventKind.TRASH, by=YOU, from_=RD)), (If(TurnOf(YOU), (Gain(2),)),)),
)

card(
    "thunderbolt_armaments_peace_through_power",
    When(
        On(
            EventKind.REZ,
            by=YOU,
            what=Type("ice") & (Subtype("ap") | Subtype("destroyer")),
            if_=RunOn(),
        ),
        (
            Together(
                (
                    ForNow(Modify("strength", 1), "run", EventCard()),
                    ForNow(
                        GainSubs(
                            Sub(
                                (
                                    Unless(
                                        (EndTheRun(),),
                                        (cost(Chosen("trash", 1, Installed(RUNNER))),),
                                        by=RUNNER,
                                    ),
                                )
                            ),
                            1,
                        ),
                        "run",
                        EventCard(),
                    ),
                )
            ),
        ),
    ),
)
