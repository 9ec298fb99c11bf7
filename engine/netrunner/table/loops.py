"""When what goes on by itself is taken for an infinite loop (10.1.6), and the numbers that can end it."""

from __future__ import annotations

from typing import Final

from engine.netrunner.table.questions import Option

UNASKED: Final = 100
"""An ability that resolved so often since anybody decided anything is taken for a loop; so is a process that
an ability repeated, and a place of a run that the Runner came to, so often."""
INSIDE: Final = 10
"""Subroutines of one piece of ice that resolved so often inside of one of them are a loop, whatever was
chosen in between. Fewer than `UNASKED`: these choices may all be made by hand."""
MORE: Final = (0, 1, 2, 3, 4, 5, 10, 20, 50, 100)
"""The numbers a player can choose: how often it resolves further."""

ROUNDS: Final = ("rounds", "last round")
"""Under which names an ability remembers how often it repeated a process, and how often it will."""


def numbers(about: int) -> list[Option]:
    """The question how often a mandatory loop goes on (10.1.6a); `about` is the card that goes round."""
    return [Option(f"more:{n}", "loop", oid=about, n=n) for n in MORE]


def chosen(key: str) -> int:
    """The number in an answer to that question."""
    return int(key.partition(":")[2])
