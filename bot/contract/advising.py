"""What the bot must know of a game whose computers say what they would do, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from bot.contract.computers import Thinking
from bot.contract.game import G, V


class Advising(Thinking[G, V], ABC):
    """A `GameKind` whose computers can all say what they would do, and why."""

    @abstractmethod
    def advises(self, game: G) -> bool:
        """Whether hints tell players nothing that the game does not want them to be told."""

    @abstractmethod
    def advice(self, game: G, seat: str, decision_id: int, computer: str = "") -> Callable[[], Any]:
        """What works out the advice about an open decision of a seat, in another process.

        `computer`: as that one plays; the best one if left out."""

    @abstractmethod
    def advised(self, game: G, seat: str, decision_id: int, advice: Any, language: str) -> Sequence[str]:
        """What it advises, and why: a line each, the choice first (plain text)."""

    @abstractmethod
    def advised_keys(self, advice: Any) -> Sequence[str]:
        """The keys that it answers with."""
