"""What the bot must know of a game with automatic players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from bot.contract.game import G, Keys, V, Work
from bot.contract.kind import GameKind


class Computers(GameKind[G, V], ABC):
    """A `GameKind` that can be played against, or with, automatic players."""

    computers: ClassVar[Sequence[str]]
    """Those that people can choose from, the weakest first."""

    @abstractmethod
    def strength(self, computer: str, language: str) -> str:
        """What an automatic player is called where one is chosen: "Easy"."""

    @abstractmethod
    def computer_name(self, computer: str, language: str) -> str:
        """What it is called at the table: "Computer (easy)"."""

    @abstractmethod
    def choose(self, game: G, seat: str, decision_id: int, computer: str) -> Keys:
        """Its answer, at once."""


class Thinking(Computers[G, V], ABC):
    """Automatic players of whom some have better answers if they are given time."""

    @abstractmethod
    def thinks(self, game: G, seat: str, decision_id: int, computer: str) -> bool:
        """Whether one has a better answer than `choose` to this: `thought`."""

    @abstractmethod
    def thought(self, game: G, seat: str, decision_id: int, computer: str) -> Callable[[], Work]:
        """What works that out, in another process: it holds nothing that the seat may not know. Its
        answer, and whether that was found with all the work that a decision may take, and more was wanted."""


def computers_of(kind: GameKind) -> Sequence[str]:
    """The automatic players of a kind of game, the weakest first; () for one that has none."""
    return kind.computers if isinstance(kind, Computers) else ()
