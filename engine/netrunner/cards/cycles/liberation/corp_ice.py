"""Ice of the Liberation cycle."""

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
    "hammer",
    Static(BreakLimit(1, using=AnyCard() - Subtype("killer"))),
    Sub((GiveTags(1),)),
    Sub((Trash(target(Installed() & (Type("hardware") | Type("resource")))),)),
    Sub((Trash(target(Type("program") - (Subtype("decoder") | Subtype("fracter") | Subtype("killer")))),)),
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
