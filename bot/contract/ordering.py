"""What the bot must know of a game in which players decide things before they are asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from bot.contract.game import G, V
from bot.contract.kind import GameKind
from bot.contract.orders import OrderTopic


class Ordering(GameKind[G, V], ABC):
    """A `GameKind` with standing orders. Views are given (`Table.view`): each is made once for a state."""

    @abstractmethod
    def orders(self, game: G, view: V, language: str) -> Sequence[OrderTopic]:
        """All that the seat whose view this is can give standing orders about now."""

    @abstractmethod
    def ordered(self, game: G, seat: str, view: V, language: str) -> Sequence[str]:
        """What a seat has left orders about, as everybody may know it; `view` is a spectator's."""

    @abstractmethod
    def answering(self, game: G, view: V, language: str) -> Sequence[OrderTopic]:
        """The orders that would answer what the seat is asked now, as choices of what they are about."""

    @abstractmethod
    def give_order(self, game: G, seat: str, key: str) -> Sequence[Any]:
        """Give an order by the key of its choice; returns the events where it answers what is asked.

        Raises KeyError if it cannot be given (any more)."""

    def following(self, game: G, view: V, language: str) -> tuple[str, Sequence[OrderTopic]]:
        """Orders about what the seat has just done, while it decides what to do next, and what is said of
        them where they are offered; ("", ()) for none."""
        return "", ()
