"""Clash: `new_game(level="short", seed=7)`, then `answer`, `view`, `save`, `load` as in every game."""

from pathlib import Path

from engine import messages
from tests.clash.engine.game import GOALS, Game, load, new_game
from tests.clash.engine.table import SEATS, Event
from tests.clash.engine.view import View

messages.add(Path(__file__).parents[1] / "messages")

__all__ = ["GOALS", "SEATS", "Event", "Game", "View", "load", "new_game"]
