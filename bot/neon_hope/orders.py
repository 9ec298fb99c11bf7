"""Standing orders of NEON HOPE: what is lost to stress without asking.

Offers to help have orders as well, which are one's settings for all games (`helping`).
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, cast

import msgspec

from bot.hosting.game import Game
from bot.hosting.kind import GameKind
from bot.hosting.orders import OrderChoice, OrderTopic
from bot.messages import words
from bot.messages.words import say
from bot.neon_hope.rules import CoopGame
from engine.neon_hope.state import Orders

STRESS: Final = "stress"
ORDERS: Final = {"ask": ("ask", 1), "least3": ("least", 3), "least1": ("least", 1), "hope1": ("hope", 1)}
"""What can be ordered: what goes first, and how many cards stay at least."""


class Ordering(GameKind, ABC):
    """Orders about stress."""

    ordering: ClassVar[bool] = True

    def orders(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        if game.result is not None:
            return []
        now = cast(CoopGame, game).orders(seat)
        choices = [
            OrderChoice(f"{STRESS}={said}", say(language, f"bnh-orders-{said}"), _given(now, said) == now)
            for said in ORDERS
        ]
        asked = bool(list(_answering(cast(CoopGame, game), seat)))
        return [OrderTopic(STRESS, say(language, "bnh-orders-stress"), choices, asked)]

    def ordered(self, game: Game, seat: str, language: str) -> Sequence[str]:
        stands = cast(CoopGame, game).orders(seat).stress != "ask"
        return [say(language, "bnh-orders-stress")] if stands else []

    def answering(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        """Each with what it would lose now."""
        table = cast(CoopGame, game)
        named = {
            option.key: option.name
            for decision in table.view(seat, language).decisions
            for option in decision.options
        }
        found = []
        for said, keys in _answering(table, seat):
            lost = words.listed(language, [named[key] for key in keys])
            label = say(language, "bnh-orders-now", order=say(language, f"bnh-orders-{said}"), lost=lost)
            found.append(OrderChoice(f"{STRESS}={said}", label, stands=False))
        return [OrderTopic(STRESS, say(language, "bnh-orders-stress"), found)] if found else []

    def give_order(self, game: Game, seat: str, key: str) -> Sequence[Any]:
        about, _, said = key.partition("=")
        if about != STRESS or said not in ORDERS or game.result is not None:
            raise KeyError(key)
        table = cast(CoopGame, game)
        return table.set_orders(seat, _given(table.orders(seat), said))


def _given(now: Orders, said: str) -> Orders:
    """The orders with the one about stress given."""
    first, keep = ORDERS[said]
    return msgspec.structs.replace(now, stress=first, keep=keep)


def _answering(game: CoopGame, seat: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The orders that would answer what is asked, with what they would lose."""
    now = game.orders(seat)
    for said in ORDERS:
        if keys := game.answered_by(seat, _given(now, said)):
            yield said, keys
