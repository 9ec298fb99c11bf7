"""Assets of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "allele_repression",
    CanAdvance(),
    Paid(
        cost(trash=True),
        (
            Repeat(
                (SwapCards(target(InZone((HQ,))), target(InZone((ARCHIVES,)))),),
                Hosted("advancement"),
            ),
        ),
    ),
)
card(
    "tech_startup",
    When(
        TURN_BEGINS,
        (
            MayPay(
                cost(trash=True),
                (Search(Type("asset"), to_install=True), Install(Result("found"))),
            ),
        ),
    ),
)
