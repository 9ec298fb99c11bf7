"""What the bot must know of a game of two besides: who can be challenged to what, and who sits where."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.contract.deck_rules import DeckRules
from bot.contract.game import Game
from bot.contract.kind import GameKind
from bot.store.games import SeatRow


class Duel(GameKind):
    """A game of two, begun by a challenge and played again with sides swapped."""

    computers: ClassVar[Sequence[str]] = ()
    """Automatic players that can be challenged."""
    seats: ClassVar[tuple[str, str]]

    @abstractmethod
    def new(self, level: str, seed: int, memory_aid: bool = True) -> Game:
        """A game that waits for its first answer. `memory_aid`: see `GameKind.memory_aid`."""

    def same_decks(self, level: str) -> bool:
        """Whether games of this level are played with decks that it does not tell: another game is made after
        the one before."""
        return False

    def anew(self, first: Game, seed: int) -> Game:
        """Another game of the same decks as one that has just begun."""
        raise NotImplementedError

    def lists(self, first: Game) -> str:
        """The decks of a game that has just begun, as the file that deals it again has them; "" if its level
        tells them."""
        return ""

    def deck_rules(self) -> DeckRules | None:
        """What leagues must know of own decks; None if none can be played."""
        return None

    @abstractmethod
    def time_out(self, game: Game, seat: str) -> Sequence[Any]:
        """End the game for the other, because this seat has let its time pass; returns the events."""

    @abstractmethod
    def abandon(self, game: Game) -> Sequence[Any]:
        """End the game for nobody; returns the events."""

    @abstractmethod
    def side(self, seat: str, language: str) -> str:
        """What a seat is called."""

    @abstractmethod
    def levels(self, language: str) -> Mapping[str, str]:
        """Level id to what players read when they choose; the first one is the usual one."""

    def level_name(self, level: str, language: str) -> str:
        """What players read of a level. KeyError for one that is none (any more)."""
        return self.levels(language)[level]

    def seat_name(self, seat: str, language: str) -> str:
        return self.side(seat, language)

    def role(self, seat: SeatRow, language: str) -> str:
        return self.side(seat.seat, language)

    def other(self, seat: str) -> str:
        """The opposite seat."""
        return self.seats[1 - self.seats.index(seat)]
