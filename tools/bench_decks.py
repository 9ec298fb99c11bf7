"""Figures of deck lists: reading one as people paste it."""

from __future__ import annotations

import random
import sys
from statistics import median
from time import perf_counter

from engine.netrunner.decklists import FORMATS, names, read, write
from engine.netrunner.decks.building import random_deck

LISTS = 100
MISSPELT = 5


def _import(number: int) -> float:
    """Seconds to read a list with a few misspelt titles, in a format of its turn."""
    deck = random_deck("runner" if number % 2 else "corp", random.Random(number))
    form = list(FORMATS)[number % len(FORMATS)]
    written = write(deck, form, "A deck")
    for code in list(deck.cards)[:MISSPELT]:
        title = names.cards()[code].title
        written = written.replace(title, title[:-1])
    start = perf_counter()
    read(written)
    return perf_counter() - start


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of every figure."""
    _import(0)
    return [("deck_import_ms", 1e3 * median(_import(number) for number in range(1, LISTS + 1)), "ms")]


if __name__ == "__main__":
    for name, value, unit in measurements():
        sys.stdout.write(f"{name} {value:.3f} {unit}\n")
