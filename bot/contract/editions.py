"""What the bot must know of a game whose rulebook comes in editions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from bot.contract.duel import Duel
from bot.contract.game import G, Game, V
from bot.contract.kind import GameKind


class Editioned(Duel[G, V], ABC):
    """A `Duel` that can be played by more than one edition of its rules."""

    @abstractmethod
    def editions(self, language: str) -> Mapping[str, str]:
        """Edition id to what players read when they choose; the first one is the usual one."""

    def level_by(self, level: str, edition: str, language: str) -> str:
        """What a level is where it is played by an edition, "" for the usual one."""
        return self.level_name(level, language)

    @abstractmethod
    def edition(self, game: G) -> str:
        """By which edition a game is played, for ever."""

    def words(self, game: G, language: str) -> str:
        """A language in the words of the edition that a game is played by."""
        return language


def editions_of(kind: GameKind, language: str) -> Mapping[str, str]:
    """The editions of a kind's rules, the usual one first; none where it knows of none."""
    return kind.editions(language) if isinstance(kind, Editioned) else {}


def played_by(kind: GameKind, game: Game) -> str:
    """The edition of a game; "" where its kind knows of none."""
    return kind.edition(game) if isinstance(kind, Editioned) else ""


def words_of(kind: GameKind, game: Game, language: str) -> str:
    """A language in the words of a game's edition; the language itself where its kind knows of none."""
    return kind.words(game, language) if isinstance(kind, Editioned) else language
