"""What the bot must know of a game whose words are explained where they are met."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Protocol

from bot.hosting.kind import Table


class Word(Protocol):
    """A word of a game."""

    @property
    def key(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def means(self) -> str: ...


class Explaining(ABC):
    """A `GameKind` with a page of help and a glossary."""

    help_id: ClassVar[str]
    """The custom_id that opens the page of help; one with ":word" behind it takes a word that was chosen."""

    @abstractmethod
    def explained(self, table: Table, seat: str, language: str) -> Sequence[Word]:
        """The words that a seat is shown now, those of its question first."""
