"""The part of Netrunner's kind that has to do with standing orders."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from typing import Any

from bot.contract.ordering import Ordering as Orderable
from bot.contract.orders import OrderTopic
from bot.games.netrunner import orders
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.shown.view import View


class Ordering(Orderable[netrunner.Game, View], ABC):
    """Orders as `bot.games.netrunner.orders` words them, as the edition of the game does."""

    def orders(self, game: netrunner.Game, view: View, language: str) -> Sequence[OrderTopic]:
        return orders.topics(game, view)

    def ordered(self, game: netrunner.Game, seat: str, view: View, language: str) -> Sequence[str]:
        return orders.left(game, seat, view)

    def answering(self, game: netrunner.Game, view: View, language: str) -> Sequence[OrderTopic]:
        return orders.answering(game, view)

    def following(self, game: netrunner.Game, view: View, language: str) -> tuple[str, Sequence[OrderTopic]]:
        return say(view.language, "bot-orders-installed"), orders.installing(game, view)

    def give_order(self, game: netrunner.Game, seat: str, key: str) -> Sequence[Any]:
        return orders.give(game, seat, key)
