"""What parts of the card language are worth, in credits: read from declarations, of no card by name.

Exact figures matter little: they order what is on offer. Everything is told by class (`price`, `price_part`,
`price_modifier`), so that a new card needs nothing here and a new word one line; a test walks all words.
"""

from engine.players.netrunner.worth import arrangements, costs, counters, effects, modifiers
from engine.players.netrunner.worth.asking import At, likely, number
from engine.players.netrunner.worth.pricing import price, price_all, price_cost, price_modifier, price_part

__all__ = [
    "At", "arrangements", "costs", "counters", "effects", "likely", "modifiers", "number", "price",
    "price_all", "price_cost", "price_modifier", "price_part",
]  # fmt: skip
