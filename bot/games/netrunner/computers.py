"""Netrunner's automatic players: how strong they are, and who thinks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.contract.game import Keys, Work
from engine import netrunner
from engine.players import netrunner as players

STRENGTHS = ("novice", "gentle", "easy", "sensible", "strong")
"""What people can choose from, the weakest first; "sensible" is called normal."""
STRONG = "strong"
"""The one that looks ahead."""


def choose(game: netrunner.Game, seat: str, decision_id: int, computer: str) -> Keys:
    """What it answers at once; of the strong one, what it falls back on."""
    level = "sensible" if computer == STRONG else computer
    keys = players.choose(game, seat, decision_id, level=level)
    return keys[0] if game.find(seat, decision_id).maximum == 1 and len(keys) == 1 else keys


def thinks(game: netrunner.Game, seat: str, decision_id: int, computer: str) -> bool:
    """Whether it looks ahead before it answers this."""
    return computer == STRONG and players.looks_ahead(game, game.find(seat, decision_id))


def thought(game: netrunner.Game, seat: str, decision_id: int) -> Callable[[], Work]:
    """What looks ahead for it, with what the seat may know."""
    return partial(players.worked_out, players.blind(game, seat).save(), seat, decision_id)
