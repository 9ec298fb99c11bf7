"""Randomness that lives in the state: a seed and a count of draws, nothing else.

Each draw is a keyed hash of its number, so results already seen tell nothing about later ones, and a
loaded game continues exactly as the unsaved one would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")


class Source(Protocol):
    """What holds the randomness: the game state."""

    seed: int
    draws: int


def below(source: Source, n: int) -> int:
    """A uniform integer in 0..n-1. ValueError if n < 1."""
    if n < 1:
        raise ValueError("there is nothing to choose from")
    limit = 2**64 - 2**64 % n
    while True:
        message = b"%d:%d" % (source.seed, source.draws)
        source.draws += 1
        number = int.from_bytes(blake2b(message, digest_size=8).digest(), "big")
        if number < limit:
            return number % n


def shuffled(source: Source, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a random order (Fisher-Yates)."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = below(source, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def sample(source: Source, items: Sequence[T], n: int) -> tuple[T, ...]:
    """Up to n different items at random."""
    pool = list(items)
    return tuple(pool.pop(below(source, len(pool))) for _ in range(min(n, len(pool))))
