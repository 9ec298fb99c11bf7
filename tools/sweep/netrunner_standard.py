"""Netrunner's sweep with random decks that are legal in Standard, by the newest list that is known.

Else as with random decks of all declared cards (`netrunner_decks`).
"""

from __future__ import annotations

import random

from engine.netrunner.decklists.formats import formats
from engine.netrunner.decks.lists import Deck
from engine.netrunner.game import Game
from tools.sweep import netrunner_decks
from tools.sweep.checks import Outcome

GAMES = 1000
"""How many `make sweep` plays."""
NEWEST = "9999-12-31"
"""A day on which the newest list is in force, so that a seed's decks follow from the data alone."""


def deck(side: str, seed: int) -> Deck:
    """The deck of a side in the game of this seed."""
    return formats().random(side, "standard", NEWEST, random.Random(f"{seed}:{side}"))


def begin(seed: int) -> Game:
    """The game of this seed."""
    return netrunner_decks.begin(seed, deck)


def play(seed: int) -> Outcome:
    """Play one game and check everything at every decision."""
    return netrunner_decks.play(seed, deck)
