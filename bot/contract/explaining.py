"""What the bot must know of a game whose words are explained where they are met."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from bot.contract.game import Draw, G, V
from bot.contract.kind import GameKind, Table
from engine.messages import Glossary, Word

__all__ = ["Explaining", "Word"]


class Explaining(GameKind[G, V], ABC):
    """A `GameKind` with a page of help and a glossary."""

    glossary: ClassVar[Glossary]
    """All its words; at most five pairs of subjects, each pair with at most 25 words."""

    @property
    def help_id(self) -> str:
        """The custom_id that opens the page of help; with ":word" behind it, one that takes a chosen word."""
        return f"{self.name}:help"

    @abstractmethod
    def help_text(self, language: str) -> str:
        """The game on one page (Discord's markup)."""

    @abstractmethod
    def help_pictures(self, language: str) -> Sequence[tuple[str, Draw]]:
        """What shows the game beside the text: stems of file names, none twice, and what draws each."""

    @abstractmethod
    def explained(self, table: Table[G, V], seat: str, language: str) -> Sequence[Word]:
        """The words that a seat is shown now, those of its question first."""
