"""Assets of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "cerebral_overwriter",
    CanAdvance(),
    When(
        ACCESSED_INSTALLED,
        (MayPay(cost(credits=3), (Damage("core", Hosted("advancement")),)),),
        access=True,
    ),
)
