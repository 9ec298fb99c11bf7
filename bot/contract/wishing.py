"""What the bot must know of a game in which players can wish to be asked more often."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from bot.contract.game import G, Game, V
from bot.contract.kind import GameKind
from bot.store.people import Wishes

CONTROL = "control"
"""To be asked wherever there is a choice (`Wishes.full_control`)."""
END = "end"
"""To end one's turn oneself (`Wishes.end_turn`)."""


class Wishing(GameKind[G, V], ABC):
    """A `GameKind` that does not ask everything, unless a player wishes it."""

    wishes: ClassVar[Sequence[str]]
    """What can be wished: CONTROL, END."""

    @abstractmethod
    def set_wishes(self, game: G, seat: str, wishes: Wishes) -> None:
        """Tell the game when a player wants to be asked."""


def wish(kind: GameKind, game: Game, seat: str, wishes: Wishes) -> None:
    """Tell a game when a player wants to be asked, if it can be wished there."""
    if isinstance(kind, Wishing):
        kind.set_wishes(game, seat, wishes)


def wishes_of(kind: GameKind) -> Sequence[str]:
    """What can be wished in a kind of game."""
    return kind.wishes if isinstance(kind, Wishing) else ()
