"""Code gates of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

NET_UNLESS_PAID = Unless((Damage("net", 1),), (cost(credits=2),), by=RUNNER)

card(
    "attini",
    Static(Cannot("spend_credits", who=RUNNER), Threat(3) & SubroutineResolving()),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
    Sub((NET_UNLESS_PAID,)),
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
