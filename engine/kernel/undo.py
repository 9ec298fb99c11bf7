"""Taking back: what came to pass since a state that somebody wants to go back to, and going back to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from engine.kernel.machine import State

S = TypeVar("S", bound=State)


class Since(NamedTuple):
    """What came to pass since a state, as far as going back to it cannot undo it."""

    seen: Mapping[str, tuple[str, ...]]
    """For each seat, the hidden cards it has seen since (codes)."""
    told: Mapping[str, tuple[str, ...]]
    """The same as all others may know it: "" for a card of which only the seat knows what it is."""
    chance: bool
    """Whether anything random happened."""
    asked: frozenset[str]
    """Seats that were asked something, or had decided it ahead."""

    def alone(self, *seats: str) -> bool:
        """Whether one player's seats can go back by themselves: they have learnt nothing, and nobody else had
        a say. What they have shown of their own is their own loss."""
        return not any(map(self.seen.get, seats)) and not self.chance and not self.asked.difference(seats)


def waiting(state: State) -> Counter[str]:
    """How many answers of each seat wait for those of others who were asked at the same time: nobody else
    knows them until they take effect."""
    return Counter(seat for frame in state.stack for _, seat, _ in frame.answers)


def renumbered(state: S, asked: int) -> S:
    """A state gone back to, after which questions up to the number `asked` had been put. Those that are open
    in it get new numbers, so that an answer to a question that was taken back fits none."""
    other = state.clone()
    first = max(asked, state.asked) + 1
    other.decisions = [replace(d, id=first + i) for i, d in enumerate(state.decisions)]
    other.asked = first + len(state.decisions) - 1
    return other
