"""Resources of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("gbahali", Paid(cost(trash=True), (Break(1, last=True),)))
card(
    "no_one_home",
    When(
        First(would("tag") | would("net_damage")),
        (
            MayPay(
                cost(trash=True),
                (
                    Trace(
                        0, if_unsuccessful=(ChooseOne(((Prevent("tag", 0),), (Prevent("net_damage", 0),))),)
                    ),
                ),
            ),
        ),
        interrupt=True,
    ),
)
