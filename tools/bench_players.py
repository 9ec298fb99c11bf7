"""Figures of the automatic players: how long the strong one thinks about an action.

- `strong_decision_ms`: from the saved game as its seat may know it to the keys, as the bot's process does it,
  of actions in games of the plain rules; the median.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter

from engine.netrunner import new_game
from engine.players import choose
from engine.players.netrunner import blind, looks_ahead, worked_out

GAMES = 3
EVERY = 4
"""Of so many actions one is thought about."""


def positions() -> list[tuple[bytes, str, int]]:
    """What the strong player is handed in intermediate games."""
    found = []
    for seed in range(GAMES):
        game = new_game("intermediate", seed=seed)
        number = 0
        while game.state.decisions:
            decision = game.state.decisions[0]
            if looks_ahead(game, decision):
                number += 1
                if number % EVERY == 0:
                    found.append((blind(game, decision.seat).save(), decision.seat, decision.id))
            game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))
    return found


def thinks() -> float:
    """Seconds for a decision, the median."""
    asked = positions()
    worked_out(*asked[0])  # what is read once
    took = []
    for position in asked:
        start = perf_counter()
        worked_out(*position)
        took.append(perf_counter() - start)
    return median(took)


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of every figure."""
    return [("strong_decision_ms", 1e3 * thinks(), "ms")]
