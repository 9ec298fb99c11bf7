"""Netrunner's sweep of pairs of games that differ in the lowest cards of both decks alone.

Every other game has the starter decks, which do little, the rest random legal ones; between random players,
sensible ones, or such as do anything now and then.
"""

from __future__ import annotations

import random

from engine.kernel.decisions import Decision
from engine.netrunner.game import Game
from engine.players.netrunner import choose
from tools.sweep import netrunner, netrunner_decks
from tools.sweep.checks import Outcome
from tools.twins.lowest import Lowest

GAMES = 2000
"""How many `make sweep` plays."""
LIMIT = 20_000
LOOSE = (1.0, 0.3, 0.0)
"""How often the players of a game do anything."""
HINTED = 10
"""Of so many answers one is hinted at."""


def begin(seed: int) -> Game:
    """The game of this seed: decks and mode follow from the seed."""
    return netrunner.begin(seed // 2) if seed % 2 else netrunner_decks.begin(seed // 2)


def play(seed: int, *, alone: int = 0, answers: int = LIMIT) -> Outcome:
    """Play a pair of games to the end, or so many answers, after so many in which there is no other game."""
    rnd = random.Random(seed)
    game = begin(seed)
    loose = LOOSE[seed // 2 % len(LOOSE)]
    count = 0
    try:
        while game.result is None and count < alone:
            decision = rnd.choice(game.decisions)
            game.answer(decision.seat, decision.id, _keys(game, decision, loose, rnd))
            count += 1
        pair = Lowest(game, rnd)
        while game.result is None and count < alone + answers:
            decision = rnd.choice(game.decisions)
            pair.answer(decision.seat, decision.id, _keys(game, decision, loose, rnd))
            count += 1
            if count % HINTED == 0 and game.result is None:
                pair.compare_hints("sensible")
    except Exception as error:
        return Outcome(seed, "", count, f"{type(error).__name__}: {error}")
    result = game.result
    return Outcome(seed, "goes on" if result is None else f"{result.winner} {result.reason}", count)


def _keys(game: Game, decision: Decision, loose: float, rnd: random.Random) -> tuple[str, ...]:
    if rnd.random() < loose:
        return netrunner.at_random(game, decision, rnd)
    return choose(game, decision.seat, decision.id, "sensible")
