"""What the bot must know of a game whose computers say what they would do, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from bot.contract.game import Game


class Advising(ABC):
    """A `GameKind` whose computers can say what they would do, and why."""

    computers: ClassVar[Sequence[str]]
    """Those who can say why, the best one last."""

    @abstractmethod
    def advises(self, game: Game) -> bool:
        """Whether hints tell players nothing that the game does not want them to be told."""

    @abstractmethod
    def advice(self, game: Game, seat: str, decision_id: int, computer: str = "") -> Callable[[], Any]:
        """What works out the advice about an open decision of a seat, in another process.

        `computer`: as that one plays; the best one if left out."""

    @abstractmethod
    def advised(self, game: Game, seat: str, decision_id: int, advice: Any, language: str) -> Sequence[str]:
        """What it advises, and why: a line each, the choice first (plain text)."""

    @abstractmethod
    def advised_keys(self, advice: Any) -> Sequence[str]:
        """The keys that it answers with."""
