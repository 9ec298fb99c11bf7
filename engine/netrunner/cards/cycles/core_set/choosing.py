"""Core Set cards by which somebody chooses how much, or whose effects come later in the run."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "accelerated_beta_test",
    When(
        SCORED,
        (
            Look(Each(OnTop("rd", 3))),
            Pick(These(Result("seen")) & Type("ice"), most=3, least=0),
            Install(Result("chosen"), ignoring="all", rez="all"),
            Trash(Each(These(Result("seen")) - These(Result("chosen")))),
        ),
        optional=True,
    ),
)
LOSS = Lose(5, who=OPPONENT, least=0), Gain(Plus(0, Remembered("lost"), 2)), GiveTags(2)
card(
    "account_siphon",
    Play((MakeRun(("hq",), if_successful=(ForNow(InsteadOf("breach", LOSS, optional=True), "run"),)),)),
)
card(
    "bank_job",
    When(INSTALLED, (Load(8),)),
    When(EMPTY, (Trash(),)),
    When(
        On(Kind.SUCCESSFUL_RUN, by=YOU, where=REMOTE),
        (ForNow(InsteadOf("breach", (TakeCredits(0, least=0),), optional=True), "run"),),
    ),
)
BREAKING_IT = On(Kind.FULLY_BREAK, what=These(Result("that")))
card(
    "chum",
    Sub(
        (
            Delayed(
                When(
                    Next(On(Kind.ENCOUNTER)),
                    (
                        ForNow(Modify("strength", 2), "encounter", on=EventCard()),
                        Delayed(
                            When(
                                Next(On(Kind.ENCOUNTER_ENDS, what=These(Result("that")))),
                                (If(Not(Happened(BREAKING_IT, ENCOUNTER)), (Damage("net", 3),)),),
                            ),
                            that=EventCard(),
                        ),
                    ),
                ),
                "run",
            ),
        )
    ),
)
card(
    "corporate_troubleshooter",
    Paid(
        cost(credits=X(), trash=True),
        (ForNow(Modify("strength", X()), "turn", on=target(Rezzed() & Type("ice") & Protecting("here"))),),
    ),
)
card(
    "forged_activation_orders",
    Play(
        (
            Pick(Installed(CORP) & Type("ice") & Unrezzed()),
            May((Rez(Result("chosen"), who=CORP),), private=True, by=CORP),
            # 9.12.3e: also if the Corp declines an additional cost.
            If(~Did("rezzed"), (Trash(Result("chosen"), by=CORP),)),
        )
    ),
)
card(
    "medium",
    When(On(Kind.SUCCESSFUL_RUN, by=YOU, where="rd"), (PlaceCounters("virus", 1),)),
    When(breach_of("rd"), (AccessMore(ForEvery(Hosted("virus"), past=1), least=0),)),
)
card(
    "stimhack",
    Play(
        (
            PlaceCounters("credit", 9),
            MakeRun(
                during=(Pays(),),
                abilities=(When(RUN_ENDS, (Unpreventable(Damage("core", 1, suffered=True)),)),),
            ),
        )
    ),
)
