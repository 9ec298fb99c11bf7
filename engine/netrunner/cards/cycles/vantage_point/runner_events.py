"""Events of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

A_SUBROUTINE_RESOLVED = Happened(On(EventKind.RESOLVE_SUBROUTINE), RUN)

card(
    "aircheck",
    Static(Pays()),
    Static(Cannot("empty_pool", who=YOU)),
    Play(
        (
            PlaceCounters("credit", 4),
            MakeRun(
                ("hq", "rd"),
                abilities=(
                    When(On(EventKind.RUN_ENDS, detail="successful"), (MakeRun(("remote",)),), optional=True),
                ),
            ),
        )
    ),
)

card(
    "beta_build",
    Play(
        (
            Search(Type("program") - Subtype("virus"), to_install=True, reveal=False),
            Install(Result("found"), ignoring="all"),
            MakeRun(abilities=(When(RUN_ENDS, (ToTop(Result("that")),)),), that=Result("found")),
        )
    ),
)

card(
    "chain_reaction",
    Play(
        (
            Trash(target(Installed(CORP), most=2)),
            Trash(target(Installed(RUNNER), by=CORP), by=CORP),
        ),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="archives")),
    ),
)

card(
    "kompromat",
    Play(
        (
            MakeRun(
                protected=True,
                abilities=(
                    When(
                        On(EventKind.RUN_ENDS, detail="successful"),
                        (
                            Unless(
                                (BadPublicity(1),),
                                (cost(Chosen("derez", 1, Rezzed() & Type("ice") & Protecting("attacked"))),),
                                by=CORP,
                            ),
                        ),
                    ),
                ),
            ),
            RemoveFromGame(This()),
        )
    ),
)

card(
    "sell_out",
    Static(Price("play", cost(Chosen("trash", 1, Installed(RUNNER) & Type("resource"))))),
    Play((Together((Gain(4), Draw(2))),)),
)

card(
    "tailgate",
    Static(Price("play", Plus(0, IceProtecting("hq"), -1))),
    Play((MakeRun(("hq",), if_successful=(Delayed(When(breach_of("hq"), (AccessMore(2),)), "run"),)),)),
)

card(
    "take_a_dive",
    Play(
        (
            MakeRun(("hq", "rd"), if_successful=(If(A_SUBROUTINE_RESOLVED, (BadPublicity(1),)),)),
            RemoveFromGame(This()),
        )
    ),
)
