"""What the bot must know of a game that can say why something cannot be done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bot.contract.game import G, V
from bot.contract.kind import GameKind


class Reasoning(GameKind[G, V], ABC):
    """A `GameKind` that answers "Why not?"."""

    @abstractmethod
    def why_not(self, game: G, seat: str, language: str) -> Sequence[tuple[str, Sequence[str]]]:
        """Headings, and under each what the seat cannot do now and why."""
