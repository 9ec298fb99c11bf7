"""Standing orders as a player may give them: what they can be about, and what can be ordered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.messages import labelled

SEAT: Final = "/"
"""Between a seat and the key of a topic or choice, for who plays several."""


OPEN: Final = "#"
"""Ends the key of a choice that asks for a number first, and stands for it."""
MOST: Final = 99
"""The highest such number."""


def filled(key: str, number: int) -> str:
    """The key of an open choice with its number."""
    return f"{key.removesuffix(OPEN)}{number}"


def at_seat(seat: str, key: str) -> str:
    """The key of a topic or choice as one of this seat."""
    return f"{seat}{SEAT}{key}"


def of_seat(seats: Sequence[str], key: str) -> tuple[str, str]:
    """Which of a person's seats a key is about (the first if none is said), and the game's own key."""
    seat, _, rest = key.partition(SEAT)
    return (seat, rest) if seat in seats else (seats[0], key)


@dataclass(frozen=True)
class OrderChoice:
    """Something that can be ordered; `stands` if it is what holds now."""

    key: str
    """Printable ASCII, at most 60 characters; unique in the game."""
    label: str
    stands: bool
    said: Callable[[int], str] | None = None
    """Of an open one (`OPEN`): what it says with a number from 0 to `MOST`."""

    def fits(self, key: str) -> OrderChoice | None:
        """What this key chooses: itself, or, of an open one, it with a number. None if it is none of them."""
        if key == self.key:
            return self
        number = key.removeprefix(self.key.removesuffix(OPEN))
        if self.said is None or key == number or not number.isdecimal() or number != str(int(number)):
            return None
        return (
            replace(self, key=key, label=self.said(int(number)), said=None) if int(number) <= MOST else None
        )


@dataclass(frozen=True)
class OrderTopic:
    """Something orders can be about: a card, a server, a kind of question."""

    key: str
    label: str
    choices: Sequence[OrderChoice]
    """The first one is to have no order."""
    asked: bool = False
    """Whether the seat is being asked about it now."""

    def at(self, seat: str, who: str, language: str) -> OrderTopic:
        """The same as one of this seat, with whose it is."""
        choices = [replace(choice, key=at_seat(seat, choice.key)) for choice in self.choices]
        label = labelled(language, who, self.label)
        return replace(self, key=at_seat(seat, self.key), label=label, choices=choices)

    def only(self, choices: Sequence[OrderChoice]) -> OrderTopic:
        """The same with these choices."""
        return replace(self, choices=choices)

    @property
    def order(self) -> OrderChoice | None:
        """What was ordered, None for nothing."""
        return next((choice for choice in self.choices[1:] if choice.stands), None)
