"""What is asked of a game that can be played with decks of the players' own, for who knows no cards: leagues.

A deck is the text that the bot's store keeps of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import Game


@dataclass(frozen=True)
class ReadyDeck:
    """A deck that can be played: a key that stays, its name and seat."""

    key: str
    name: str
    seat: str
    deck: str


class DeckRules(ABC):
    """Decks of a kind of game."""

    @abstractmethod
    def formats(self, language: str) -> Mapping[str, str]:
        """Formats that can be chosen, by id."""

    @abstractmethod
    def ready(self, language: str) -> Sequence[ReadyDeck]:
        """Decks that come with the game."""

    @abstractmethod
    async def imported(self, db: AsyncConnection, user_id: int) -> Sequence[ReadyDeck]:
        """Decks that somebody has imported."""

    @abstractmethod
    def wrong(self, deck: str, format_id: str, on: str, language: str, edition: str = "") -> Sequence[str]:
        """Every reason why a deck is not legal in a format on a day (ISO date), with the cards of an edition
        of the rules."""

    @abstractmethod
    def identity(self, deck: str) -> tuple[str, str]:
        """Whom it is of: name and faction."""

    @abstractmethod
    def listed(self, deck: str, name: str) -> str:
        """Its list as text."""

    @abstractmethod
    def level(self, format_id: str) -> str:
        """What is stored of how hard a game of such decks is (`OwnDecks.same_decks`)."""

    @abstractmethod
    def game(self, decks: Mapping[str, str], seed: int, edition: str = "") -> Game:
        """A game with these decks, by seat, that waits for its first answer; by the usual edition of the
        rules unless one is named."""
