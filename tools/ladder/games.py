"""The games that players are compared in: by seed, with four kinds of decks.

Players may be tuned on `starter` and on seeds below `TUNED`; gates play the others. All are played by 24.03,
as those were whose figures they are compared with.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from engine.netrunner import Game, new_game
from engine.netrunner.decklists.formats import STARTER, formats
from engine.netrunner.decklists.preconstructed import preconstructed
from engine.netrunner.decks.lists import Deck
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.state import CORP, RUNNER
from tools.sweep.netrunner_decks import deck

Player = Callable[[Game, str, int], tuple[str, ...]]
LEVELS: Final = ("intermediate", "beginner")
TUNED: Final = 10_000
DAY: Final = "2026-11-29"
"""Whose lists the decks of `startup` are legal by."""


def starter(seed: int) -> Game:
    """The starter decks."""
    return new_game(LEVELS[seed % len(LEVELS)], seed=seed, edition=CR_24_03.name)


def ready(seed: int) -> Game:
    """Two of the preconstructed decks."""
    corps, runners = ([one.deck for one in preconstructed() if one.side == side] for side in (CORP, RUNNER))
    return _game(seed, corps[seed % len(corps)], runners[seed // len(corps) % len(runners)])


def startup(seed: int) -> Game:
    """Random decks that are legal in Startup."""
    corp, runner = (
        formats().random(side, "startup", DAY, random.Random(f"{seed}:{side}")) for side in (CORP, RUNNER)
    )
    return _game(seed, corp, runner)


def wide(seed: int) -> Game:
    """Random legal decks of all declared cards."""
    return _game(seed, deck(CORP, seed), deck(RUNNER, seed))


def _game(seed: int, corp: Deck, runner: Deck) -> Game:
    return new_game("intermediate", seed, corp=corp, runner=runner, edition=CR_24_03.name)


KINDS: Final[dict[str, Callable[[int], Game]]] = {
    STARTER: starter, "ready": ready, "startup": startup, "wide": wide,
}  # fmt: skip


def winner(seed: int, corp: Player, runner: Player, kind: str = STARTER) -> str:
    """Who wins the game of a seed, "" if nobody does."""
    game = KINDS[kind](seed)
    players = {CORP: corp, RUNNER: runner}
    while game.state.decisions:
        decision = game.state.decisions[0]
        game.answer(decision.seat, decision.id, players[decision.seat](game, decision.seat, decision.id))
    return "" if game.result is None else game.result.winner or ""
