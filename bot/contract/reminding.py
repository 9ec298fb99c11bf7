"""What the bot must know of a game that reminds its players of what they have seen, or does not."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bot.contract.duel import Duel
from bot.contract.game import G, Game, V
from bot.contract.kind import GameKind


class Reminding(Duel[G, V], ABC):
    """A `Duel` that can be played without a memory aid."""

    @abstractmethod
    def new(self, level: str, seed: int, memory_aid: bool = True, edition: str = "") -> G:
        """A game that waits for its first answer; by the usual edition unless one is named."""

    @abstractmethod
    def memory_aid(self, game: G) -> bool:
        """Whether players are shown what they have seen before; else their log is what everybody reads."""


def reminds(kind: GameKind, game: Game) -> bool:
    """Whether a game's players are shown what they have seen before, as they are in most."""
    return kind.memory_aid(game) if isinstance(kind, Reminding) else True


def begun(kind: Duel, level: str, memory_aid: bool, edition: str, seed: int) -> Game:
    """A new game, without a memory aid where its kind can do without one, by an edition where it has some."""
    if isinstance(kind, Reminding):
        found: Game = kind.new(level, seed, memory_aid, edition)
        return found
    new: Game = kind.new(level, seed)
    return new
