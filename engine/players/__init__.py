"""Automatic players, a package for each game.

"random" takes any legal option; "sensible" follows plain rules. Both are pure: no clock, no global
randomness, and a choice depends only on what the player's seat may know (and on secret dice).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.neon_hope import Game as NeonHope
    from engine.netrunner import Game as Netrunner

LEVELS: Final = ("random", "sensible")
"""How well an automatic player plays, in every game."""

__all__ = ["LEVELS", "choose"]


def choose(game: Netrunner | NeonHope, seat: str, decision_id: int, level: str = "random") -> tuple[str, ...]:
    """The keys to answer an open decision of the seat with.

    NotPending or IllegalAnswer if it is none; ValueError for a level that does not exist. Nothing changes.
    """
    package = type(game).__module__.split(".")[1]
    players = import_module(f"{__name__}.{package}")
    keys: tuple[str, ...] = players.choose(game, seat, decision_id, level)
    return keys
