"""Cards of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

NET_UNLESS_PAID = Unless((Damage("net", 1),), (cost(credits=2),), by=RUNNER)

card(
    "see_how_they_run",
    When(
        SCORED,
        (
            GiveTags(1),
            PsiGame(),
            If(BidsDiffer(), (Damage("core", 1),)),
            If(BidsMatch(), (Damage("net", 1),)),
        ),
    ),
)
card(
    "adrian_seis",
    When(
        On(Kind.SUCCESSFUL_RUN, where=HERE),
        (
            PsiGame(),
            If(BidsDiffer(), (ForNow(Cannot("access", AnyCard() - ThisCard()), "run"),)),
            If(BidsMatch(), (ForNow(Cannot("access", ThisCard()), "run"),)),
        ),
    ),
    When(On(Kind.TURN_ENDS, by=YOU), (MoveToRoot(This()),), optional=True),
)
card(
    "attini",
    Static(Cannot("spend_credits", who=RUNNER), Threat(3) & SubroutineResolving()),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
)
card(
    "tucana",
    Static(OnlyIn(("remote",))),
    When(
        On((Kind.SCORE, Kind.STEAL), where=HERE),
        (
            Search(Type("ice"), to_install=True),
            Install(Result("found"), less=3, rez="share"),
        ),
        optional=True,
        persistent=True,
    ),
)
card(
    "tatu_bola",
    When(
        On(Kind.PASS_ICE, what=ThisCard()),
        (
            SwapCards(This(), target(InZone((HQ,)) & Type("ice"))),
            If(Did("swapped", AnyCard()), (Gain(4),)),
        ),
        optional=True,
    ),
    Sub((EndTheRun(),)),
)
card(
    "a_teia_ip_recovery",
    Static(RemoteLimit(2)),
    When(
        First(On(Kind.INSTALL, by=YOU, where=REMOTE)),
        (
            InstallFrom((HQ,), AnyCard(), where="other_remote", ignoring="all"),
            ForNow(Cannot("score", ThisCard(), who=YOU), "turn", Result("installed")),
        ),
        optional=True,
    ),
)
