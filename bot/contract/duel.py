"""What the bot must know of a game of two besides: who can be challenged to what, and who sits where."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.contract.game import G, V
from bot.contract.kind import GameKind
from bot.store.game_rows import SeatRow


class Duel(GameKind[G, V], ABC):
    """A game of two, begun by a challenge and played again with sides swapped."""

    seats: ClassVar[tuple[str, str]]
    leagues: ClassVar[bool] = False
    """Whether it is what leagues host. One game is: points and ratings of leagues are those of one."""

    @abstractmethod
    def new(self, level: str, seed: int) -> G:
        """A game that waits for its first answer."""

    def dealt(self, first: G, language: str) -> Sequence[str]:
        """What chance has made of a game that has just begun, a line each: for who checks a deal
        (`tools.redeal`)."""
        return ()

    @abstractmethod
    def give_up(self, game: G, seat: str) -> Sequence[Any]:
        """End the game for the other, because this seat gives it up; returns the events."""

    @abstractmethod
    def time_out(self, game: G, seat: str) -> Sequence[Any]:
        """End the game for the other, because this seat has let its time pass; returns the events."""

    @abstractmethod
    def abandon(self, game: G) -> Sequence[Any]:
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
