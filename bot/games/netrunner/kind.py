"""Netrunner as the bot hosts it."""

from __future__ import annotations

from bot.games.netrunner.base import Base
from bot.games.netrunner.orders import Ordering


class Netrunner(Ordering, Base):
    """The game, with standing orders."""


def kind() -> Netrunner:
    """This game."""
    return Netrunner()
