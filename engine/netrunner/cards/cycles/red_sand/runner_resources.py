"""Resources of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bio_modeled_network",
    Paid(cost(trash=True), (Prevent("net_damage", 0, but=1),), interrupt="net_damage"),
)
# One cost for either: "core damage or net damage" are two expected effects (9.9.4c).
card(
    "caldera",
    Paid(cost(credits=3), (Prevent("core_damage", 1),), interrupt="core_damage"),
    Paid(cost(credits=3), (Prevent("net_damage", 1),), interrupt="net_damage"),
)
card(
    "clan_vengeance",
    When(On(EventKind.DAMAGE), (PlaceCounters("power", 1),)),
    Paid(cost(trash=True), (TrashRandom(Hosted("power"), who=CORP),)),
)
card(
    "counter_surveillance",
    Paid(
        cost(clicks=1, trash=True),
        (
            MakeRun(
                if_successful=(
                    ForNow(
                        InsteadOf(
                            "breach", (MayPay(cost(credits=Tags()), (AccessFrom(Tags()),), must=True),)
                        ),
                        "run",
                    ),
                ),
            ),
        ),
    ),
)
