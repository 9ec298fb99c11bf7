"""Resources of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "ghost_runner",
    When(INSTALLED, (Load(3),)),
    When(EMPTY, (Trash(),)),
    Static(Pays(), RunOn()),
)
card("order_of_sol", When(First(On(EventKind.POOL_EMPTY, by=YOU)), (Gain(1),)))
card(
    "the_supplier",
    Paid(cost(clicks=1), (HostOn(target(InZone((GRIP,)) & (Type("resource") | Type("hardware")))),)),
    When(TURN_BEGINS, (InstallFrom((HOSTED,), HostedOn(ThisCard()), less=2),)),
)
card(
    "utopia_shard",
    ActiveIn(
        ("grip",),
        Static(InsteadOf("breach", (Install(This(), ignoring="all"),), optional=True, where=("hq",))),
    ),
    Paid(cost(trash=True), (DiscardRandom(2, who=CORP),)),
)
