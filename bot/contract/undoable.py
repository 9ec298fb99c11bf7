"""What the bot must know of a game in which something can be taken back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from bot.contract.game import G, V
from bot.contract.kind import GameKind
from engine.kernel.undo import Since


class Undoable(GameKind[G, V], ABC):
    """A `GameKind` in whose games something can be taken back."""

    @abstractmethod
    def since(self, game: G, before: G, events: Sequence[Any]) -> Since:
        """What going back to `before` cannot undo; `events`: all that happened since."""

    @abstractmethod
    def take_back(self, game: G, before: G) -> None:
        """Make the game what it was, with its questions put anew."""

    @abstractmethod
    def chooses_action(self, game: G, seat: str) -> bool:
        """Whether the seat is asked for its next action."""

    def has_turn(self, game: G, seat: str) -> bool:
        """Whether a seat that is asked something has its turn, or may begin it. Else its answer is no part of
        a turn that it could take back as a whole."""
        return True
