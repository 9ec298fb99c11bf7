"""The part of Netrunner's kind that has to do with standing orders."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from typing import Any, ClassVar

from bot.contract.game import Game
from bot.contract.kind import GameKind
from bot.contract.orders import OrderTopic
from bot.games.netrunner import orders
from engine import netrunner


class Ordering(GameKind, ABC):
    """Orders as `bot.games.netrunner.orders` words them."""

    ordering: ClassVar[bool] = True

    def orders(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        assert isinstance(game, netrunner.Game)
        return orders.topics(game, seat, language)

    def ordered(self, game: Game, seat: str, language: str) -> Sequence[str]:
        assert isinstance(game, netrunner.Game)
        return orders.left(game, seat, language)

    def answering(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        assert isinstance(game, netrunner.Game)
        return orders.answering(game, seat, language)

    def installing(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        assert isinstance(game, netrunner.Game)
        return orders.installing(game, seat, language)

    def give_order(self, game: Game, seat: str, key: str) -> Sequence[Any]:
        assert isinstance(game, netrunner.Game)
        return orders.give(game, seat, key)
