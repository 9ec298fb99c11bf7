"""Standing orders as a player may give them: what they can be about, and what can be ordered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class OrderChoice:
    """Something that can be ordered; `stands` if it is what holds now."""

    key: str
    """Printable ASCII, at most 60 characters; unique in the game."""
    label: str
    stands: bool


@dataclass(frozen=True)
class OrderTopic:
    """Something orders can be about: a card, a server, a kind of question."""

    key: str
    label: str
    choices: Sequence[OrderChoice]
    """The first one is to have no order."""
    asked: bool = False
    """Whether the seat is being asked about it now."""

    def only(self, choices: Sequence[OrderChoice]) -> OrderTopic:
        """The same with these choices."""
        return replace(self, choices=choices)

    @property
    def order(self) -> OrderChoice | None:
        """What was ordered, None for nothing."""
        return next((choice for choice in self.choices[1:] if choice.stands), None)
