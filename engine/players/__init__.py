"""Automatic players, a package for each game.

"random" takes any legal option; "sensible" follows plain rules. Both are pure: no clock, no global
randomness, and a choice depends only on what the player's seat may know (and on secret dice).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.kernel.machine import Machine

LEVELS: Final = ("random", "sensible")
"""How well an automatic player plays, in every game."""

__all__ = ["LEVELS", "choose"]


def choose(game: Machine, seat: str, decision_id: int, level: str = "random") -> tuple[str, ...]:
    """The keys to answer an open decision of the seat with.

    NotPending or IllegalAnswer if it is none; ValueError for a level that does not exist. Nothing changes.
    """
    return _chooser(type(game).__module__)(game, seat, decision_id, level)


@cache
def _chooser(module: str) -> Callable[[object, str, int, str], tuple[str, ...]]:
    """How the players of the game that is defined in a module choose."""
    found: Callable[[object, str, int, str], tuple[str, ...]]
    found = import_module(f"{__name__}.{module.split('.')[1]}").choose
    return found
