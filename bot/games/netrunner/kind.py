"""Netrunner as the bot hosts it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.netrunner.base import At, Base
from bot.games.netrunner.orders import Ordering
from bot.messages.components import Button
from bot.presses import learning as learn
from engine.kernel.views import DecisionView


class Netrunner(Ordering, Base):
    """The game, with standing orders."""

    def panel_rest(self, table: At, seat: str, decision: DecisionView, language: str) -> Sequence[Button]:
        return learn.rest(self, table, seat, language)


def kind() -> Netrunner:
    """This game."""
    return Netrunner()
