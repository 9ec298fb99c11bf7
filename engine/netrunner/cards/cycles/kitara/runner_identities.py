"""Identities of the Runner of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "freedom_khumalo_crypto_anarchist",
    Paid(
        cost(CounterCost("virus", CostOf(Accessed()), Installed("runner"), spread=True)),
        (Trash(Accessed()),),
        Accessing(AnyCard() - Type("agenda")),
        once=True,
        access=True,
    ),
)
