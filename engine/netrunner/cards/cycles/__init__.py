"""Cards by the cycle of sets they first came out in, a module for each cycle."""

from engine.netrunner.cards.cycles import (
    genesis,
    liberation,
)

__all__ = [
    "genesis",
    "liberation",
]
