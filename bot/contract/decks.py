"""What the bot must know of a game of two with decks of the players' own."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bot.contract.deck_rules import DeckRules
from bot.contract.duel import Duel
from bot.contract.game import G, V


class OwnDecks(Duel[G, V], ABC):
    """A `Duel` that can be played with decks that its level does not tell."""

    @abstractmethod
    def same_decks(self, level: str) -> bool:
        """Whether games of this level are: another game is made after the one before."""

    @abstractmethod
    def anew(self, first: G, seed: int) -> G:
        """Another game of the same decks as one that has just begun."""

    @abstractmethod
    def lists(self, first: G) -> str:
        """The decks of a game that has just begun, as the file that deals it again has them."""

    @abstractmethod
    def listed(self, lists: str, seed: int) -> G:
        """A game of the decks that `lists` gave. ValueError for a text that is none of its."""

    @abstractmethod
    def deck_rules(self) -> DeckRules:
        """What leagues must know of them."""


def with_decks(kind: Duel, level: str) -> OwnDecks | None:
    """The kind, if games of this level are played with decks that it does not tell."""
    return kind if isinstance(kind, OwnDecks) and kind.same_decks(level) else None
