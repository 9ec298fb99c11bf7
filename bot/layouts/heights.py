"""How high what is on a panel stands on a phone, about: by letters, for a press has no time to measure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

PHONE: Final = 650
"""Pixels that all controls of a panel may take, in a game whose every option is a press."""
HEADING, BUTTON, SELECT, LINE, TALL = 32, 52, 54, 22, 540
"""Pixels on a phone: of a heading, a line of buttons, a select, a line of text, and what the groups may take
together with what passes."""
WIDE = 40
"""So many letters stand in a line of buttons on a phone."""
ROW = 5
"""Buttons that stand side by side."""
PAD: Final = 4
"""Letters that a button takes beside its words."""
WORDS: Final = 34
"""Letters of a line of a label that is broken between words."""
_BROAD: Final = re.compile("[\u2e80-\U0010ffff]")
_CYRILLIC: Final = re.compile("[\u0400-\u04ff]")


def letters(text: str) -> int:
    """How wide it is, in letters: those of East Asia are two, of Russian eight are nine."""
    if text.isascii():
        return len(text)
    return len(text) + len(_BROAD.findall(text)) + len(_CYRILLIC.findall(text)) // 8


def of_buttons(labels: Iterable[str]) -> tuple[int, ...]:
    """How high each line of buttons with these labels is: a long one stands in several."""
    return _of_buttons(tuple(labels))


@lru_cache(2048)
def _of_buttons(labels: tuple[str, ...]) -> tuple[int, ...]:
    """A panel's buttons are reckoned several times over, and most of them stand on the next one too."""
    found, left = list[int](), 0
    for number, label in enumerate(labels):
        if number % ROW == 0:
            left = 0
        wide = letters(label)
        more = 0 if wide <= WIDE - PAD else -(-wide // WORDS) - 1
        # Letters of East Asia are all as broad as they are reckoned: none leaves room for what is between.
        taken = min(WIDE, wide + PAD + bool(_BROAD.search(label)))
        if taken > left:
            found.append(BUTTON + LINE * more)
            left = WIDE
        left -= taken
    return tuple(found)


def of_text(text: str) -> int:
    """How high lines of text are."""
    return LINE * sum(max(1, -(-letters(line) // WIDE)) for line in text.split("\n"))
