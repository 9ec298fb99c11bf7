"""Figures of decks: reading a list as people paste it, drawing one."""

from __future__ import annotations

import random
import sys
from statistics import median
from time import perf_counter

from engine.netrunner.decklists import FORMATS, names, read, write
from engine.netrunner.decklists.view import deck_view
from engine.netrunner.decks.building import random_deck
from render.netrunner.deck import deck

LISTS = 100
MISSPELT = 5


def _import(number: int) -> float:
    """Seconds to read a list with a few misspelt titles, in a format of its turn."""
    made = random_deck("runner" if number % 2 else "corp", random.Random(number))
    form = list(FORMATS)[number % len(FORMATS)]
    written = write(made, form, "A deck")
    for code in list(made.cards)[:MISSPELT]:
        title = names.cards()[code].title
        written = written.replace(title, title[:-1])
    start = perf_counter()
    read(written)
    return perf_counter() - start


def _draw(number: int) -> float:
    """Seconds to draw a deck from its list."""
    made = random_deck("runner" if number % 2 else "corp", random.Random(number))
    start = perf_counter()
    deck(deck_view(made, "A deck"), "en")
    return perf_counter() - start


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of every figure."""
    _import(0)
    _draw(0)
    numbers = range(1, LISTS + 1)
    return [
        ("deck_import_ms", 1e3 * median(map(_import, numbers)), "ms"),
        ("deck_image_ms", 1e3 * median(map(_draw, numbers)), "ms"),
    ]


if __name__ == "__main__":
    for name, value, unit in measurements():
        sys.stdout.write(f"{name} {value:.3f} {unit}\n")
